import type { MailStatus } from "~/features/mail/model/email";
import {
  isResendable,
  MAIL_STATUS_LABELS,
  MAIL_STATUS_TONES,
  NO_RECIPIENT,
  shownStatus,
} from "~/features/mail/model/email";
import type { ShareLink } from "~/features/mail/queries/share-links.server";
import { formatShortDateTime } from "~/site/format";

interface Message {
  id: string;
  recipient: string;
  subject: string;
  status: MailStatus;
  last_error: string | null;
  created_at: Date;
}

interface RowFacts {
  isMailSent: boolean;
  handOn: ShareLink | undefined;
}

/** A message as one row of the list shows it. */
export type MessageRow = ReturnType<typeof toRow>;

/** Times are written on the server: a browser's time zone tables may be older or newer than ours. */
export function toRow(message: Message, { isMailSent, handOn }: RowFacts) {
  const { id, recipient, subject, status, last_error, created_at } = message;
  const shown = shownStatus(status, isMailSent);
  return {
    id,
    recipient: recipient || NO_RECIPIENT,
    subject,
    label: MAIL_STATUS_LABELS[shown],
    tone: MAIL_STATUS_TONES[shown],
    reason: status === "sent" ? null : last_error,
    handOn,
    canResend: isMailSent && isResendable({ status, recipient, last_error }),
    writtenAt: created_at.toISOString(),
    written: formatShortDateTime(created_at),
  };
}
