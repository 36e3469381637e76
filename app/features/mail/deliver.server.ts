import { z } from "zod";
import { documentRefSchema, openDocumentFile } from "~/features/billing/documents/keep-document-file.server";
import type { Email } from "~/features/mail/model";
import { DATA_ERASED, KEPT_TOO_LONG, LINK_STALE, NEW_INQUIRY } from "~/features/mail/model";
import { getSender, isLinkStale, withoutTokens } from "~/features/mail/queries.server";
import { renderEmail } from "~/features/mail/render-email";
import { getSite } from "~/features/settings/queries.server";
import type { MailMessage } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { runTransaction } from "~/server/db/run-command.server";
import { env, siteUrl } from "~/server/env.server";
import type { JobHandler } from "~/server/jobs/job-queue.server";
import { PermanentJobError } from "~/server/jobs/job-queue.server";
import { logger } from "~/server/logger.server";
import { storage } from "~/server/storage/storage.server";
import { deleteErasedRecipients, deliveryKey, enqueueKeptEmails } from "./outbox.server";

// Together shorter than a job's lease: a silent server times out before another runner takes the job.
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

const payloadSchema = z.object({ messageId: z.uuid() });

/**
 * Sends one e-mail of the outbox, once, but for one window: when the process dies between the mail server's acceptance and
 * its storing, the e-mail is sent again with the same Message-ID, by which mailboxes recognise it (RFC 5322, 3.6.4).
 */
export const sendEmailJob: JobHandler = {
  // Half a minute, doubled each time up to six hours: a week in all, as long as one waits without a mail server.
  attemptsMax: 38,
  async run({ payload }) {
    const { messageId } = payloadSchema.parse(payload);
    const message = await db.mailMessage.findUnique({ where: { id: messageId } });
    if (message?.status !== "waiting") return;
    if (!env.SMTP_URL) {
      // E-mails wait for a mail server, except for the one to an erased client, whose address is not kept.
      if (message.kind === DATA_ERASED) throw new PermanentJobError(KEPT_TOO_LONG);
      return;
    }
    if (await isLinkStale(db, message)) throw new PermanentJobError(LINK_STALE);
    const data = { attempts: { increment: 1 } };
    await runTransaction((tx) => tx.mailMessage.update({ where: { id: messageId }, data }));
    await handOver(env.SMTP_URL, message);
    const kept = { html: withoutTokens(message.html), text: withoutTokens(message.text) };
    await runTransaction(async (tx) => {
      // The job before the e-mail, as everywhere where both are locked.
      await tx.$queryRaw`SELECT id FROM jobs WHERE unique_key = ${deliveryKey(messageId)} FOR UPDATE`;
      const sent = { status: "sent", sent_at: new Date(), last_error: null, ...kept } as const;
      await tx.mailMessage.update({ where: { id: messageId }, data: sent });
      await deleteErasedRecipients(tx, messageId);
    });
    logger.info({ event: "mail-sent", messageId, kind: message.kind });
  },
  async recover() {
    await runTransaction((tx) => deleteErasedRecipients(tx));
    await enqueueKeptEmails();
  },
  async onFailed(tx, { payload }, reason) {
    const parsed = payloadSchema.safeParse(payload);
    // A job without an e-mail fails alone.
    if (!parsed.success) return;
    const { messageId } = parsed.data;
    await tx.mailMessage.updateMany({
      where: { id: messageId, status: "waiting" },
      data: { status: "failed", last_error: reason },
    });
    await deleteErasedRecipients(tx, messageId);
  },
};

/**
 * Sends an e-mail that cannot be stored, with one try. Processes that send the same within an hour give it the same
 * Message-ID, so that a mailbox shows it once.
 * @returns false without a mail server
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

async function handOver(smtpUrl: string, message: MailMessage): Promise<void> {
  const { kind, recipient, subject, html, text, message_id, reply_to, language, created_at, thread_ids } = message;
  const inReplyTo = thread_ids.at(-1);
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
        // Also on a letter to the team whose answer goes to the visitor: no automatic reply may reach the visitor.
        ...((!reply_to || kind === NEW_INQUIRY) && { "Auto-Submitted": "auto-generated" }),
      },
      ...(reply_to && { replyTo: { name: "", address: reply_to } }),
      // A mailbox shows the letter below those that it follows (RFC 5322, 3.6.4).
      ...(inReplyTo && { inReplyTo, references: thread_ids }),
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

/** Nodemailer is loaded by the first letter, not at the start. */
async function openTransport(url: string) {
  const { default: nodemailer } = await import("nodemailer");
  return nodemailer.createTransport({ url, ...TIMEOUTS });
}

/** A mail server's answers to other commands concern all e-mails. */
const OF_ONE_EMAIL = ["RCPT TO", "DATA"];
/** Authentication required (RFC 4954, 6). */
const NOT_SIGNED_IN = 530;

/**
 * Whether this e-mail or its recipient is refused for good, by a 5xx (RFC 5321, 4.2.1) or for its size. A 5xx to the
 * greeting, the password or the sender is a wrong setting, which can be corrected.
 */
function isRefusal(error: unknown): error is Error {
  const { responseCode, code, command = "" } = error as { responseCode?: number; code?: string; command?: string };
  if (!responseCode) return code === "EMESSAGE";
  return responseCode >= 500 && responseCode !== NOT_SIGNED_IN && OF_ONE_EMAIL.includes(command);
}

const attachmentsSchema = z.array(
  z.object({
    name: z.string(),
    type: z.string(),
    key: z.string().optional(),
    document: documentRefSchema.optional(),
  }),
);

/**
 * The attachments of a stored e-mail for nodemailer.
 * @throws PermanentJobError for a missing file; StorageUnavailableError while the storage does not answer
 */
async function readAttachments(stored: unknown) {
  const files = [];
  for (const attachment of attachmentsSchema.parse(stored)) {
    const { key, document } = attachment;

    const file = document ? (await openDocumentFile(document))?.file : key && (await storage.get(key));
    if (!file) throw new PermanentJobError(`Pièce jointe introuvable\u202f: ${attachment.name}`);
    const content = Buffer.from(await new Response(file.body as BodyInit).arrayBuffer());
    files.push({ filename: attachment.name, contentType: attachment.type, content });
  }
  return files;
}
