import { z } from "zod";
import { DATA_ERASED } from "~/features/mail/email-templates/data-erased";
import { NEW_INQUIRY } from "~/features/mail/email-templates/new-inquiry";
import { renderEmail } from "~/features/mail/email-templates/render-email";
import type { Email } from "~/features/mail/model/email";
import { KEPT_TOO_LONG, LINK_STALE } from "~/features/mail/model/email";
import { getSender } from "~/features/mail/queries/emails.server";
import { isLinkStale, withoutTokens } from "~/features/mail/queries/share-links.server";
import { getSite } from "~/features/settings/queries.server";
import { db } from "~/server/db/db.server";
import { runTransaction } from "~/server/db/run-command.server";
import { env, siteUrl } from "~/server/env.server";
import type { JobHandler } from "~/server/jobs/job-queue.server";
import { PermanentJobError } from "~/server/jobs/job-queue.server";
import { logger } from "~/server/logger.server";
import { deleteErasedRecipients, deliveryKey, enqueueKeptEmails } from "./outbox.server";
import { readAttachments } from "./read-attachments.server";

// Together shorter than a job's lease: a silent server times out before another runner takes the job.
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

const payloadSchema = z.object({ messageId: z.uuid() });

/**
 * Sends one e-mail of the outbox. An e-mail is sent once, but for one window: when the process dies after the mail
 * server has taken an e-mail and before that is stored, it is handed over again. It then carries the same Message-ID, by
 * which the receiving server and the reader's mailbox recognise it (RFC 5322, 3.6.4).
 */
export const sendEmailJob: JobHandler = {
  // Half a minute, doubled each time up to six hours: a week in all, as long as one waits without a mail server.
  attemptsMax: 38,
  async run({ payload }) {
    const { messageId } = payloadSchema.parse(payload);
    const message = await db.mailMessage.findUnique({ where: { id: messageId } });
    if (message?.status !== "waiting") return;
    if (!env.SMTP_URL) return keep(message);
    if (await isLinkStale(db, message)) throw new PermanentJobError(LINK_STALE);
    const data = { attempts: { increment: 1 } };
    await runTransaction((tx) => tx.mailMessage.update({ where: { id: messageId }, data }));
    await handOver(env.SMTP_URL, message);
    await updateSent(message);
    logger.info({ event: "mail-sent", messageId, kind: message.kind });
  },
  async recover() {
    await runTransaction((tx) => deleteErasedRecipients(tx));
    await enqueueKeptEmails();
  },
  async onFailed(tx, { payload }, reason) {
    const parsed = payloadSchema.safeParse(payload);
    // The job names no e-mail: it fails alone.
    if (!parsed.success) return;
    const { messageId } = parsed.data;
    await tx.mailMessage.updateMany({
      where: { id: messageId, status: "waiting" },
      data: { status: "failed", last_error: reason },
    });
    await deleteErasedRecipients(tx, messageId);
  },
};

/** E-mails wait for a mail server, but for one: the address of an erased client is not kept for good. */
function keep({ kind }: StoredEmail): void {
  if (kind === DATA_ERASED) throw new PermanentJobError(KEPT_TOO_LONG);
}

async function updateSent({ id, html, text }: StoredEmail): Promise<void> {
  const kept = { html: withoutTokens(html), text: withoutTokens(text) };
  await runTransaction(async (tx) => {
    // The job before the e-mail, as everywhere where both are locked.
    await tx.$queryRaw`SELECT id FROM jobs WHERE unique_key = ${deliveryKey(id)} FOR UPDATE`;
    const data = { status: "sent", sent_at: new Date(), last_error: null, ...kept } as const;
    await tx.mailMessage.update({ where: { id }, data });
    await deleteErasedRecipients(tx, id);
  });
}

interface StoredEmail {
  id: string;
  kind: string;
  recipient: string;
  language: string;
  subject: string;
  html: string;
  text: string;
  message_id: string;
  reply_to: string | null;
  thread_ids: string[];
  attachments: unknown;
  created_at: Date;
}

/**
 * Sends an e-mail that cannot be stored first, once and without a second try. Processes that send the same within an hour
 * give it the same Message-ID, by which a mailbox shows it once.
 * @returns false where there is no mail server
 */
export async function sendAtOnce(email: Email, now = new Date()): Promise<boolean> {
  if (!env.SMTP_URL) return false;
  const hour = now.toISOString().slice(0, 13).replaceAll(/\D/g, "");
  const transport = await openTransport(env.SMTP_URL);
  try {
    await transport.sendMail({
      from: await getSender(),
      to: { name: "", address: email.recipient },
      subject: email.subject,
      ...renderEmail(email, await getSite()),
      messageId: `<${email.kind}-${hour}@${new URL(siteUrl).hostname}>`,
      headers: { "Content-Language": email.language, "Auto-Submitted": "auto-generated" },
    });
    return true;
  } finally {
    transport.close();
  }
}

async function handOver(smtpUrl: string, message: StoredEmail): Promise<void> {
  const { recipient, subject, html, text, message_id, reply_to, language, created_at } = message;
  const transport = await openTransport(smtpUrl);
  try {
    await transport.sendMail({
      from: await getSender(),
      // As an object: a list of addresses in one text would be several recipients.
      to: { name: "", address: recipient },
      subject,
      html,
      text,
      messageId: message_id,
      date: created_at,
      headers: {
        "Content-Language": language,
        ...((!reply_to || isByItself(message)) && { "Auto-Submitted": "auto-generated" }),
      },
      ...conversationOf(message),
      attachments: await readAttachments(message.attachments),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } catch (error) {
    const last_error = String(error).slice(0, 500);
    const where = { id: message.id, status: "waiting" } as const;
    await runTransaction((tx) => tx.mailMessage.updateMany({ where, data: { last_error } }));
    if (error instanceof PermanentJobError) throw error;
    throw isRefusal(error) ? new PermanentJobError(error.message) : error;
  } finally {
    transport.close();
  }
}

/** A letter to the team goes by itself, though an answer to it goes to the visitor: no automatic reply may reach that. */
const isByItself = ({ kind }: StoredEmail) => kind === NEW_INQUIRY;

/** Nodemailer is loaded by the first letter: a start has no use for it. */
async function openTransport(url: string) {
  const { default: nodemailer } = await import("nodemailer");
  return nodemailer.createTransport({ url, ...TIMEOUTS });
}

/** The headers by which a mailbox shows a letter below those that it follows (RFC 5322, 3.6.4). */
function conversationOf({ reply_to, thread_ids }: StoredEmail) {
  const inReplyTo = thread_ids.at(-1);
  return {
    ...(reply_to && { replyTo: { name: "", address: reply_to } }),
    ...(inReplyTo && { inReplyTo, references: thread_ids }),
  };
}

/** The commands that a mail server answers for one e-mail: what it says before them holds for all. */
const OF_ONE_EMAIL = ["RCPT TO", "DATA"];
/** Authentication required (RFC 4954, 6). */
const NOT_SIGNED_IN = 530;

/**
 * Whether this e-mail or its recipient is refused for good, by a 5xx (RFC 5321, 4.2.1) or for its size. A 5xx to the
 * greeting, the password or the sender is the fault of a setting, which is put right and concerns every e-mail.
 */
function isRefusal(error: unknown): error is Error {
  const { responseCode, code, command = "" } = error as { responseCode?: number; code?: string; command?: string };
  if (!responseCode) return code === "EMESSAGE";
  return responseCode >= 500 && responseCode !== NOT_SIGNED_IN && OF_ONE_EMAIL.includes(command);
}
