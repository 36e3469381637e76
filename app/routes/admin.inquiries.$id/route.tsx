import type { LoaderFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listTeam } from "~/features/accounts/queries.server";
import { NO_NAME } from "~/features/clients/model";
import { SpamForm } from "~/features/inquiries/components/inquiry-status";
import { TurnLine } from "~/features/inquiries/components/turn-line";
import { updateFollowUp } from "~/features/inquiries/follow-up.server";
import { delayOptions, ownerOptions } from "~/features/inquiries/model/follow-up";
import { BUDGET_LABELS, ERASED_UNCHANGED, serviceLabel } from "~/features/inquiries/model/inquiry";
import { getInquiry, getNeighbours, listInquiryEvents } from "~/features/inquiries/queries.server";
import { getMergedInto, listSameSender } from "~/features/inquiries/returning.server";
import { followUpSchema } from "~/features/inquiries/schema/follow-up";
import { inquiryIdSchema, inquiryListSchema } from "~/features/inquiries/schema/inquiry";
import { QuotesOf } from "~/features/quotes/components/quotes-of";
import { listQuoteRowsOf } from "~/features/quotes/queries.server";
import { getSite } from "~/features/settings/queries.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithFlash, redirectWithSuccess } from "~/server/http/flash.server";
import { parseQuery } from "~/server/http/list-query.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { LANGUAGE_LABELS } from "~/site/language";
import { seo } from "~/site/seo";
import { DescriptionList } from "~/ui/description-list";
import { Dialog } from "~/ui/dialog";
import { ScreenLinkButton } from "~/ui/screen-link";
import { useSearchHref } from "~/ui/use-address";
import { FollowUpForm } from "./follow-up-form";
import { SameSenderList, Timeline } from "./lead-history";
import { BesideLinks, ReplyLinks } from "./lead-links";
import { toEntry, toFacts, toFollowUp, toSameSender } from "./view.server";

const NOT_GIVEN = "Non renseigné";

const TITLE = "Détails de la demande";

export const meta = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireAdmin(request);
  const { id } = paramsOr404(inquiryIdSchema, params);
  const now = new Date();
  const [inquiry, beside, events, team, others, quotes, { openingHours }] = await Promise.all([
    getInquiry(id),
    getNeighbours(parseQuery(request, inquiryListSchema), id, user.id),
    listInquiryEvents(id),
    listTeam(),
    listSameSender(id),
    listQuoteRowsOf({ inquiry_id: id }),
    getSite(),
  ]);
  if (!inquiry) throw redirect(`/admin/inquiries/${foundOr404(await getMergedInto(id))}`);
  return {
    inquiry: toFacts(inquiry, now),
    beside,
    followUp: { ...toFollowUp(inquiry), owners: ownerOptions(team), delays: delayOptions(now, openingHours) },
    others: others.map((other) => toSameSender(inquiry, other)),
    timeline: events.map(toEntry),
    quotes,
  };
}

/** Stays with the inquiry, or goes to the one that it was merged into. */
export const action = formAction({
  guard: requireAdmin,
  params: inquiryIdSchema,
  intents: {
    "follow-up": {
      schema: followUpSchema,
      run: async (input, { actor, params, here }) => {
        const outcome = await updateFollowUp(actor, params.id, input);
        if (outcome.kind === "saved")
          return redirectWithSuccess(
            here,
            outcome.isPlanned ? "Suivi enregistré" : "Suivi enregistré. Rien n’est prévu ensuite.",
          );
        const { text, keptId } = outcome;
        // The 404 shows what was typed.
        if (!keptId)
          throw data(
            {
              kept: text && {
                sentence:
                  "La demande a été effacée entre-temps\u202f: rien n’a été enregistré. Voici ce que vous avez écrit, à copier.",
                text,
              },
            },
            { status: 404 },
          );
        const description = text
          ? "Ce que vous avez écrit est gardé dans l’historique de celle-ci. Le reste n’a pas changé."
          : undefined;
        return redirectWithFlash(`/admin/inquiries/${keptId}`, {
          tone: "info",
          title: "Cette demande a été fusionnée entre-temps",
          description,
        });
      },
    },
  },
});

export default function InquiryDetails() {
  const { inquiry, beside, followUp, others, quotes, timeline } = useLoaderData<typeof loader>();
  const { client, project } = inquiry;
  const closeTo = useSearchHref("/admin/inquiries")({});
  const here = useSearchHref(`/admin/inquiries/${inquiry.id}`)({});
  const convertTo = useSearchHref(`/admin/inquiries/${inquiry.id}/convert`)({});
  const editTo = useSearchHref(`/admin/inquiries/${inquiry.id}/edit`)({});
  const eraseTo = useSearchHref(`/admin/inquiries/${inquiry.id}/erase`)({});
  return (
    <Dialog
      title={TITLE}
      closeTo={closeTo}
      footer={
        <>
          <BesideLinks beside={beside} />
          {!inquiry.isErased && <SpamForm inquiry={inquiry} />}
          {!inquiry.is_spam && !inquiry.isErased && (
            <ScreenLinkButton to={`/admin/devis/new?piste=${inquiry.id}`}>Nouveau devis</ScreenLinkButton>
          )}
          {inquiry.canConvert && (
            <ScreenLinkButton to={convertTo} preventScrollReset>
              {inquiry.client ? "Ouvrir un projet" : "Convertir"}
            </ScreenLinkButton>
          )}
        </>
      }
    >
      <LeadHead inquiry={inquiry} />
      <ReplyLinks inquiry={inquiry} />
      {!inquiry.is_spam && !inquiry.isErased && (
        <FollowUpForm key={`${inquiry.version}-${timeline[0]?.id}`} action={here} {...followUp} />
      )}
      <SameSenderList id={inquiry.id} others={others} />
      <QuotesOf quotes={quotes} as="h3" />
      <DescriptionList
        items={[
          { term: "Nom", value: <bdi>{inquiry.name}</bdi> },
          { term: "Email", value: inquiry.email ?? NOT_GIVEN, to: inquiry.email && `mailto:${inquiry.email}` },
          { term: "Téléphone", value: inquiry.phone?.text ?? NOT_GIVEN, to: inquiry.phone?.href },
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
          ...inquiry.source,
          ...(client
            ? [{ term: "Client", value: client.full_name ?? NO_NAME, to: `/admin/clients/${client.id}` }]
            : []),
          ...(project ? [{ term: "Projet", value: project.title, to: `/admin/projects/${project.id}` }] : []),
        ]}
      />
      {!inquiry.isErased && (
        <p className="flex flex-wrap gap-2 mt-5">
          <ScreenLinkButton to={editTo} preventScrollReset variant="quiet">
            Corriger
          </ScreenLinkButton>
          <ScreenLinkButton to={eraseTo} preventScrollReset variant="quiet">
            Effacer
          </ScreenLinkButton>
        </p>
      )}
      <Timeline entries={timeline} />
    </Dialog>
  );
}

/** What the caller needs first: who writes and why, and what is due. */
function LeadHead({ inquiry }: Pick<Awaited<ReturnType<typeof loader>>, "inquiry">) {
  const { name, message, turn, isErased } = inquiry;
  if (isErased) return <p className="mb-6">{ERASED_UNCHANGED}</p>;
  return (
    <div className="grid gap-2 mb-4">
      {turn && (
        <p>
          <TurnLine turn={turn} />
        </p>
      )}
      <p className="font-[560] wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <p className="line-clamp-3 text-text-2 wrap-anywhere" dir="auto">
        {message}
      </p>
    </div>
  );
}
