import type { MailStatus } from "~/features/mail/model/email";
import {
  isResendable,
  MAIL_STATUS_LABELS,
  MAIL_STATUS_TONES,
  NO_RECIPIENT,
  shownStatus,
} from "~/features/mail/model/email";
import type { ShareLink } from "~/features/mail/queries/emails.server";
import { listShareLinks } from "~/features/mail/queries/emails.server";
import { isMailSent } from "~/server/env.server";
import { formatShortDateTime } from "~/site/format";

interface Email {
  id: string;
  recipient: string;
  language: string;
  subject: string;
  status: MailStatus;
  last_error: string | null;
  created_at: Date;
}

/** An e-mail as one row of the list shows it. */
export type EmailRow = ReturnType<typeof toRow>;

export async function toView(emails: Email[]): Promise<EmailRow[]> {
  const links = await listShareLinks(emails);
  return emails.map((email) => toRow(email, links.get(email.id)));
}

/** Times are formatted on the server: a browser's time zone data may be older or newer than ours. */
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
