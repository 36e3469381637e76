import { randomUUID } from "node:crypto";
import { DATA_ERASED } from "~/features/mail/email-templates/data-erased";
import { renderEmail } from "~/features/mail/email-templates/render-email";
import type { Email } from "~/features/mail/model/email";
import { KEPT_DAYS, KEPT_TOO_LONG } from "~/features/mail/model/email";
import { readSite } from "~/features/settings/queries.server";
import { isEmailAddress } from "~/lib/forms/text-fields";
import { oneLine } from "~/lib/text/clean-text";
import { runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { WRITTEN } from "~/server/db/transaction.server";
import { isMailSent, siteUrl } from "~/server/env.server";
import { enqueueJob, hastenRetries, wakeRunners } from "~/server/jobs/job-queue.server";

/** The kind of job that sends one e-mail. */
export const SEND_MAIL = "send-mail";

/** How long an e-mail about a topic can be withdrawn before it is sent, in milliseconds. */
export const TAKE_BACK_MS = 10_000;

const DAY_MS = 24 * 3_600_000;
const SUBJECT_MAX_LENGTH = 200;
/** So many earlier letters are named: a header has an end, and a mailbox needs the nearest alone. */
const THREAD_MAX = 20;

/** By which a waiting e-mail is found again. */
export interface Topic {
  /** What the e-mail is about. */
  topic: string;
  /** What its reader has been told about that before. */
  former: string;
}

interface About extends Partial<Topic> {
  /** The inquiry that it tells of: it is deleted with that. */
  inquiry_id?: string;
  /** The invoice that it tells of. */
  invoice_id?: string;
}

/**
 * Stores an e-mail and the job that will send it, in the transaction of what causes it: there is never one without the
 * other. Without a mail server the e-mail is kept, to be read in the back office.
 * @param about with a topic it can be withdrawn for ten seconds: see `withdrawEmail`
 */
export async function queueEmail(tx: Transaction, email: Email, about: About = {}): Promise<{ id: string }> {
  const [queued] = await queueEmails(tx, [email], about);
  return queued!;
}

/** Stores several e-mails about the same as `queueEmail` stores one. @returns their ids in their order */
export async function queueEmails(
  tx: Transaction,
  emails: readonly Email[],
  about: About = {},
): Promise<{ id: string }[]> {
  if (emails.length === 0) return [];
  const site = await readSite(tx);
  const rows = emails.map((email) => rowOf(email, site, about));
  for (const data of rows) await tx.mailMessage.create({ data, select: WRITTEN });
  for (const { id, kind } of rows) {
    if (isMailSent) await enqueueDelivery(tx, id, about.topic ? new Date(Date.now() + TAKE_BACK_MS) : undefined);
    else if (kind === DATA_ERASED) await enqueueDelivery(tx, id, new Date(Date.now() + KEPT_DAYS * DAY_MS));
  }
  return rows.map(({ id }) => ({ id }));
}

function rowOf(email: Email, site: Awaited<ReturnType<typeof readSite>>, about: About) {
  const { kind, recipient, language, subject, conversation, replyTo, attachments = [] } = email;
  const id = randomUUID();
  return {
    id,
    kind,
    recipient,
    language,
    subject: oneLine(subject).slice(0, SUBJECT_MAX_LENGTH),
    ...renderEmail(email, site),
    attachments: attachments.map((attachment) => ({ ...attachment })),
    message_id: `<${id}@${new URL(siteUrl).hostname}>`,
    ...about,
    ...(replyTo && isEmailAddress(replyTo) && { reply_to: replyTo }),
    ...(conversation && { reply_to: site.email, thread_ids: conversation.slice(-THREAD_MAX) }),
  };
}

/**
 * Deletes the waiting e-mails about a topic, except one whose delivery has started. The caller holds
 * the row that the topic is about.
 * @param newest the only one to delete, and only while none was written after it
 * @returns what the reader knows without them; null where none was deleted
 */
export async function withdrawEmail(
  tx: Transaction,
  topic: string,
  newest?: string,
): Promise<{ former: string | null } | null> {
  const written = await tx.mailMessage.findMany({ where: { topic }, orderBy: { created_at: "desc" } });
  if (newest && written[0]?.id !== newest) return null;
  let taken: { former: string | null } | null = null;
  for (const { id, former } of newest ? written.slice(0, 1) : written) {
    // The job before the e-mail, as everywhere where both are locked.
    const held = await tx.$queryRaw<unknown[]>`
      SELECT id FROM (SELECT id, lease_until FROM jobs WHERE unique_key = ${deliveryKey(id)} FOR UPDATE) AS job
      WHERE lease_until > now()`;
    if (held.length > 0) continue;
    const { count } = await tx.mailMessage.deleteMany({ where: { id, status: "waiting" } });
    if (count === 0) continue;
    await tx.job.deleteMany({ where: { unique_key: deliveryKey(id) } });
    taken = { former };
  }
  return taken;
}

/** The key under which an e-mail's delivery waits, once at a time. */
export function deliveryKey(messageId: string): string {
  return `${SEND_MAIL}:${messageId}`;
}

/** Puts an e-mail's delivery on the queue, unless it is there already. */
export async function enqueueDelivery(tx: Transaction, messageId: string, runAt?: Date): Promise<void> {
  const job = { kind: SEND_MAIL, payload: { messageId }, uniqueKey: deliveryKey(messageId) };
  await enqueueJob(tx, runAt ? { ...job, runAt } : job);
}

/**
 * Gives each waiting e-mail without a job the job that sends it: those which were kept while there was no mail server.
 * What is older than a week stays, to be read or sent by hand. Without a mail server all are kept on, but for the one
 * about an erasure, which is given up after a week. Those that wait for another try are tried now: what failed them may
 * have been a setting, which a process reads when it starts.
 */
export async function enqueueKeptEmails(): Promise<void> {
  if (isMailSent) {
    await runTransaction(failOldEmails);
    await runTransaction(hastenEmails);
  }
  await runTransaction(insertDeliveries);
  wakeRunners();
}

/** Tries the e-mails at once that wait for another try: mail leaves again, or may. */
export function hastenEmails(tx: Transaction): Promise<void> {
  return hastenRetries(tx, SEND_MAIL);
}

/** Fails the e-mails that waited for too long without a job. */
async function failOldEmails(tx: Transaction): Promise<void> {
  await tx.$executeRaw`
    UPDATE mail_messages m SET status = 'failed', last_error = ${KEPT_TOO_LONG}
    WHERE status = 'waiting' AND kind <> ${DATA_ERASED} AND created_at < now() - ${KEPT_DAYS} * interval '1 day'
      AND NOT EXISTS (SELECT FROM jobs WHERE unique_key = ${deliveryKey("")}::text || m.id AND failed_at IS NULL)`;
}

async function insertDeliveries(tx: Transaction): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO jobs (kind, payload, unique_key, run_at)
    SELECT ${SEND_MAIL}, jsonb_build_object('messageId', id), ${deliveryKey("")}::text || id,
      CASE WHEN ${isMailSent} THEN now() ELSE LEAST(created_at, now()) + ${KEPT_DAYS} * interval '1 day' END
    FROM mail_messages WHERE status = 'waiting' AND (${isMailSent} OR kind = ${DATA_ERASED}) ORDER BY created_at
    ON CONFLICT (unique_key) DO UPDATE SET run_at = EXCLUDED.run_at
      WHERE jobs.attempts = 0 AND jobs.run_at > EXCLUDED.run_at + ${TAKE_BACK_MS} * interval '1 millisecond'`;
}

/**
 * Blanks the address of a client who was told of an erasure, once that e-mail was sent or never will be: on the e-mail,
 * and in what a mail server answered about it.
 * @param id of one e-mail; all of them when absent
 */
export async function deleteErasedRecipients(tx: Transaction, id?: string): Promise<void> {
  const settled = { kind: DATA_ERASED, status: { not: "waiting" }, recipient: { not: "" } } as const;
  const emails = await tx.mailMessage.findMany({ where: { ...settled, ...(id && { id }) }, select: { id: true } });
  if (emails.length === 0) return;
  const ids = emails.map((email) => email.id);
  await tx.mailMessage.updateMany({ where: { id: { in: ids } }, data: { recipient: "", last_error: null } });
  await tx.job.updateMany({ where: { unique_key: { in: ids.map(deliveryKey) } }, data: { last_error: null } });
}
