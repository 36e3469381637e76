import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LANGUAGE_LABELS } from "~/features/accounts/model/user";
import { NO_NAME } from "~/features/clients/model";
import { InquiryStatusForm } from "~/features/inquiries/components/inquiry-status-form";
import { SpamForm } from "~/features/inquiries/components/spam-form";
import { BUDGET_LABELS, serviceLabel } from "~/features/inquiries/model/inquiry";
import { getInquiry, listInquiryEvents } from "~/features/inquiries/queries.server";
import { inquiryIdSchema } from "~/features/inquiries/schema";
import { showPhone } from "~/server/forms/phone.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatDateTime } from "~/site/format";
import { seo } from "~/site/seo";
import { AppLink } from "~/ui/app-link";
import { DescriptionList } from "~/ui/description-list";
import { Dialog } from "~/ui/dialog";
import { LinkButton } from "~/ui/link-button";
import { useSearchHref } from "~/ui/use-address";
import { ReplyLinks } from "./reply-links";
import { Timeline } from "./timeline";
import { toEntry } from "./view.server";

const NOT_GIVEN = "Non renseigné";

const TITLE = "Détails de la demande";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(inquiryIdSchema, params);
  const [inquiry, events] = await Promise.all([getInquiry(id), listInquiryEvents(id)]);
  if (!inquiry) throw data(null, { status: 404 });
  const { created_at, phone, ...shown } = inquiry;
  return {
    inquiry: { ...shown, phone: showPhone(phone), received: formatDateTime(created_at) },
    timeline: events.map(toEntry),
  };
}

export default function InquiryDetails() {
  const { inquiry, timeline } = useLoaderData<typeof loader>();
  const closeTo = useSearchHref("/admin/inquiries")({});
  const convertTo = useSearchHref(`/admin/inquiries/${inquiry.id}/convert`)({});
  return (
    <Dialog
      title={TITLE}
      closeTo={closeTo}
      footer={
        <>
          <InquiryStatusForm inquiry={inquiry} />
          <SpamForm inquiry={inquiry} />
          {!inquiry.project && !inquiry.is_spam && (
            <LinkButton to={convertTo} hydrated preventScrollReset variant="primary" size="sm">
              {inquiry.client ? "Ouvrir un projet" : "Convertir"}
            </LinkButton>
          )}
        </>
      }
    >
      <ReplyLinks inquiry={inquiry} />
      <DescriptionList
        items={[
          { term: "Nom", value: <bdi>{inquiry.name}</bdi> },
          {
            term: "Email",
            value: inquiry.email ? <a href={`mailto:${inquiry.email}`}>{inquiry.email}</a> : NOT_GIVEN,
          },
          {
            term: "Téléphone",
            value: inquiry.phone ? <a href={inquiry.phone.href}>{inquiry.phone.text}</a> : NOT_GIVEN,
          },
          { term: "Entreprise", value: inquiry.company ?? NOT_GIVEN },
          { term: "Service intéressé", value: serviceLabel(inquiry) },
          { term: "Budget", value: inquiry.budget_range ? BUDGET_LABELS[inquiry.budget_range] : NOT_GIVEN },
          {
            term: "Message",
            value: (
              <p className="kept-lines whitespace-pre-line wrap-anywhere" dir="auto">
                {inquiry.message}
              </p>
            ),
          },
          { term: "Langue", value: LANGUAGE_LABELS[inquiry.language] },
          { term: "Date de réception", value: inquiry.received },
          ...outcomeOf(inquiry),
        ]}
      />
      <Timeline entries={timeline} />
    </Dialog>
  );
}

interface Outcome {
  client: { id: string; full_name: string | null } | null;
  project: { id: string; title: string } | null;
}

/** Whom and what a converted inquiry became. */
function outcomeOf({ client, project }: Outcome) {
  const link = (to: string, label: string) => (
    <AppLink to={to} hydrated>
      {label}
    </AppLink>
  );
  return [
    ...(client ? [{ term: "Client", value: link(`/admin/clients/${client.id}`, client.full_name ?? NO_NAME) }] : []),
    ...(project ? [{ term: "Projet", value: link(`/admin/projects/${project.id}`, project.title) }] : []),
  ];
}
