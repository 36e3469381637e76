import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ResendForm, ShareLinkButtons } from "~/features/mail/components/share-link";
import { isResendable, MAIL_STATUS_LABELS, MAIL_STATUS_TONES, NO_RECIPIENT, shownStatus } from "~/features/mail/model";
import { getEmail, listShareLinks } from "~/features/mail/queries.server";
import { emailIdSchema } from "~/features/mail/schema";
import { isMailSent } from "~/server/env.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatDateTime } from "~/site/format";
import { seo } from "~/site/seo";
import { Badge } from "~/ui/badge";
import { DescriptionList } from "~/ui/description-list";
import { Dialog } from "~/ui/dialog";
import { useSearchHref } from "~/ui/use-address";

export const meta = () => seo({ title: "Message" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(emailIdSchema, params);
  const message = foundOr404(await getEmail(id));
  const { recipient, subject, text, status, last_error, language, created_at, sent_at } = message;
  return {
    message: { id: message.id, recipient, subject, text, last_error, language },
    shown: shownStatus(status, isMailSent),
    written: formatDateTime(created_at),
    sent: sent_at ? formatDateTime(sent_at) : null,
    canResend: isMailSent && isResendable(message),
    shareLink: (await listShareLinks([message])).get(message.id),
  };
}

export default function Message() {
  const { message, shown, written, sent, canResend, shareLink } = useLoaderData<typeof loader>();
  const { recipient, last_error } = message;
  return (
    <Dialog
      title={message.subject}
      status={<Badge tone={MAIL_STATUS_TONES[shown]}>{MAIL_STATUS_LABELS[shown]}</Badge>}
      closeTo={useSearchHref("/admin/email")({})}
      footer={canResend && <ResendForm id={message.id} recipient={recipient} />}
    >
      {shareLink && <ShareLinkButtons link={shareLink} subject={message.subject} />}
      <DescriptionList
        items={[
          { term: "Destinataire", value: recipient ?? NO_RECIPIENT, to: recipient && `mailto:${recipient}` },
          { term: "Écrit le", value: written },
          ...(sent ? [{ term: "Envoyé le", value: sent }] : []),
          ...(last_error ? [{ term: "Dernière erreur", value: last_error }] : []),
          {
            term: "Texte",
            value: (
              <p className="kept-lines whitespace-pre-line break-words" dir="auto" lang={message.language}>
                {message.text}
              </p>
            ),
          },
        ]}
      />
    </Dialog>
  );
}
