import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { ResendForm, ShareLinkButtons } from "~/features/mail/components/share-link";
import { isResendable, MAIL_STATUS_LABELS, MAIL_STATUS_TONES, NO_RECIPIENT, shownStatus } from "~/features/mail/model";
import { resendEmail } from "~/features/mail/outbox.server";
import type { ShareLink } from "~/features/mail/queries.server";
import { EMAILS_PER_PAGE, getSenderText, listEmails, listShareLinks } from "~/features/mail/queries.server";
import { mailListSchema, resendSchema } from "~/features/mail/schema";
import { formatNumber } from "~/lib/text/format-number";
import { isMailSent } from "~/server/env.server";
import { formAction } from "~/server/forms/form-action.server";
import { loadList } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatShortDateTime } from "~/site/format";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Badge } from "~/ui/badge";
import { defineList } from "~/ui/define-list";
import { PageHeader } from "~/ui/page-header";
import { StatTile } from "~/ui/stat-tile";
import { TouchLink } from "~/ui/touch-link";
import { useSearchHref } from "~/ui/use-address";
import { EmailCards } from "./email-cards";

export const handle: RouteHandle = { loadFailure: "Impossible de charger les messages" };

export const meta = () => seo({ title: "Email" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { emails, ...found } = await loadList(request, {
    schema: mailListSchema,
    perPage: EMAILS_PER_PAGE,
    find: listEmails,
  });
  const links = await listShareLinks(emails);
  const rows = emails.map((email) => toRow(email, links.get(email.id)));
  return { ...found, rows, isMailSent, sender: await getSenderText() };
}

export const action = formAction({
  guard: requireAdmin,
  buttons: {
    resend: {
      schema: resendSchema,
      run: ({ id }, { actor }) => resendEmail(actor, id),
      done: "Message remis en file d’envoi",
    },
  },
});

const EmailList = defineList<typeof loader>({
  path: "/admin/email",
  strip: {
    label: "Filtrer les messages",
    name: "status",
    items: ({ counts, isMailSent }) => [
      { label: "Tous", count: counts.total, tone: "neutral" },
      { value: "waiting", label: isMailSent ? "En attente" : "Gardés", count: counts.waiting, tone: "yellow" },
      { value: "sent", label: "Envoyés", count: counts.sent, tone: "green" },
      { value: "failed", label: "Échoués", count: counts.failed, tone: "red" },
    ],
  },
  search: { label: "Rechercher un message", placeholder: "Destinataire, objet" },
  orders: [
    { value: "newest", label: "Les plus récents" },
    { value: "oldest", label: "Les plus anciens" },
  ],
  rows: {
    caption: "Messages",
    columns: [
      { label: "Destinataire", isHeader: true, cell: ({ recipient }) => recipient },
      { label: "Message", isLong: true, stackedLabel: false, cell: (email) => <MessageCell email={email} /> },
      {
        label: "État",
        isLong: ({ reason, canResend }) => !!reason || canResend,
        cell: ({ id, recipient, label, tone, reason, canResend }) => (
          <>
            <Badge tone={tone}>{label}</Badge>
            {reason && <p className="note break-words">{reason}</p>}
            {canResend && <ResendForm id={id} recipient={recipient} />}
          </>
        ),
      },
      {
        label: "Écrit",
        isNumber: true,
        cell: ({ writtenAt, written }) => <time dateTime={writtenAt}>{written}</time>,
      },
    ],
  },
  empty: { title: "Aucun message pour le moment", text: "Ce que le site envoie s’inscrit ici." },
  unmatched: { title: "Aucun message ne correspond", all: "Voir tous les messages" },
});

function MessageCell({ email: { id, recipient, subject, shareLink } }: { email: ReturnType<typeof toRow> }) {
  const href = useSearchHref(`/admin/email/${id}`)({});
  return (
    <>
      <p className="clamp-2 line-clamp-2 wrap-anywhere">
        <bdi>{subject}</bdi>
      </p>
      <TouchLink to={href} hydrated preventScrollReset aria-label={`Lire «\u202f${subject}\u202f», à ${recipient}`}>
        Lire
      </TouchLink>
      {shareLink && <ShareLinkButtons link={shareLink} subject={subject} />}
    </>
  );
}

export default function Email() {
  const data = useLoaderData<typeof loader>();
  const { counts, isMailSent, sender } = data;
  return (
    <>
      <PageHeader title="Email" description="Tout ce que le site écrit, et où en est chaque message." />
      <div className="stat-grid mb-8">
        <StatTile label="Abonnés" value="0" hint={"Non relevé\u202f: pas encore de lettre d’information"} />
        <StatTile label="E-mails envoyés" value={formatNumber(counts.sent)} to="/admin/email?status=sent" />
        <StatTile label="Taux d’ouverture" value={"0\u00a0%"} hint={"Non relevé\u202f: par respect de qui lit"} />
        <StatTile label="Taux de clic" value={"0\u00a0%"} hint={"Non relevé\u202f: par respect de qui lit"} />
      </div>
      <section className="mb-[clamp(2rem,5vw,3.5rem)]" aria-labelledby="messages-title">
        <h2 className="text-[length:clamp(1.5rem,1.2rem_+_1vw,2rem)] mb-4" id="messages-title">
          Messages
        </h2>
        <EmailList data={data} />
      </section>
      <EmailCards isMailSent={isMailSent} sender={sender} />
      <Outlet />
    </>
  );
}

type Email = Awaited<ReturnType<typeof listEmails>>["emails"][number];

/** Formatted on the server: a browser's tables of dates and names may be older or newer than ours. */
function toRow({ id, recipient, subject, status, last_error, created_at }: Email, shareLink: ShareLink | undefined) {
  const shown = shownStatus(status, isMailSent);
  return {
    id,
    recipient: recipient || NO_RECIPIENT,
    subject,
    label: MAIL_STATUS_LABELS[shown],
    tone: MAIL_STATUS_TONES[shown],
    reason: status === "sent" ? null : last_error,
    shareLink,
    canResend: isMailSent && isResendable({ status, recipient, last_error }),
    writtenAt: created_at.toISOString(),
    written: formatShortDateTime(created_at),
  };
}
