import { randomUUID } from "node:crypto";
import type { Email } from "~/features/mail/model";
import { DATA_ERASED, KEPT_DAYS, KEPT_TOO_LONG, LINK_STALE } from "~/features/mail/model";
import { isLinkStale } from "~/features/mail/queries.server";
import { renderEmail } from "~/features/mail/render-email";
import { readSite } from "~/features/settings/queries.server";
import { DAY_MS } from "~/lib/dates/durations";
import { isEmailAddress } from "~/lib/forms/text-fields";
import { oneLine } from "~/lib/text/clean-text";
import { TAKE_BACK_MS } from "~/lib/web/take-back";
import { changed, runCommand, runTransaction, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { WRITTEN } from "~/server/db/transaction.server";
import { isMailSent, siteUrl } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { enqueueJob, hastenRetries, wakeRunners } from "~/server/jobs/job-queue.server";

export const SEND_MAIL = "send-mail";

const SUBJECT_MAX_LENGTH = 200;
/** The newest letters of a conversation are enough for a mailbox, and headers have a limit. */
const THREAD_MAX = 20;

/** Finds a waiting e-mail again. `former` is what its reader was told about the topic before. */
export type Topic = { topic: string; former: string };

/** What an e-mail is about; it is deleted with its inquiry. */
type About = Partial<Topic> & { inquiry_id?: string; invoice_id?: string };

/**
 * Stores an e-mail and the job that will send it, in the transaction of its cause. Without a mail server the e-mail is
 * kept, to be read in the back office.
 * @param about with a topic it can be withdrawn for ten seconds: see `withdrawEmail`
 */
export async function queueEmail(tx: Transaction, email: Email, about: About = {}): Promise<{ id: string }> {
  const [queued] = await queueEmails(tx, [email], about);
  return queued!;
}

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
 * Deletes the waiting e-mails about a topic, except one whose delivery has started. The caller has locked the row that the
 * topic is about.
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

export function deliveryKey(messageId: string): string {
  return `${SEND_MAIL}:${messageId}`;
}

/** Enqueues the delivery of an e-mail, once. */
async function enqueueDelivery(tx: Transaction, messageId: string, runAt?: Date): Promise<void> {
  const job = { kind: SEND_MAIL, payload: { messageId }, uniqueKey: deliveryKey(messageId) };
  await enqueueJob(tx, runAt ? { ...job, runAt } : job);
}

/**
 * Enqueues the waiting e-mails without a job, which were kept while there was no mail server; those older than a week fail,
 * to be read or sent by hand. Without a mail server all are kept, but the one about an erasure, which is given up after a
 * week. Failed tries are repeated now: the settings, which a process reads at its start, may have changed.
 */
export async function enqueueKeptEmails(): Promise<void> {
  if (isMailSent) {
    await runTransaction(
      (tx) => tx.$executeRaw`
        UPDATE mail_messages m SET status = 'failed', last_error = ${KEPT_TOO_LONG}
        WHERE status = 'waiting' AND kind <> ${DATA_ERASED} AND created_at < now() - ${KEPT_DAYS} * interval '1 day'
          AND NOT EXISTS (SELECT FROM jobs WHERE unique_key = ${deliveryKey("")}::text || m.id AND failed_at IS NULL)`,
    );
    await runTransaction(hastenEmails);
  }
  await runTransaction(
    (tx) => tx.$executeRaw`
      INSERT INTO jobs (kind, payload, unique_key, run_at)
      SELECT ${SEND_MAIL}, jsonb_build_object('messageId', id), ${deliveryKey("")}::text || id,
        CASE WHEN ${isMailSent} THEN now() ELSE LEAST(created_at, now()) + ${KEPT_DAYS} * interval '1 day' END
      FROM mail_messages WHERE status = 'waiting' AND (${isMailSent} OR kind = ${DATA_ERASED}) ORDER BY created_at
      ON CONFLICT (unique_key) DO UPDATE SET run_at = EXCLUDED.run_at
        WHERE jobs.attempts = 0 AND jobs.run_at > EXCLUDED.run_at + ${TAKE_BACK_MS} * interval '1 millisecond'`,
  );
  wakeRunners();
}

export function hastenEmails(tx: Transaction): Promise<void> {
  return hastenRetries(tx, SEND_MAIL);
}

/**
 * Blanks the recipient of e-mails about an erasure, once they were sent or never will be, and what a mail server answered
 * about them.
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

/**
 * Sends at once an e-mail that failed, was kept without a mail server, or waits for its next try.
 * @throws DomainError `unavailable` without a mail server, `conflict` for an e-mail that was sent already, whose
 * recipient was erased, or whose link is no longer valid: the last has failed for good.
 */
export async function resendEmail(actor: { id: string }, id: string): Promise<void> {
  if (!isMailSent) throw new DomainError("unavailable", "Aucun serveur de messagerie n’est configuré.");
  const { isStale } = await runCommand({ actor, action: "resent", target: "mail-message" }, async (tx) => {
    // Requests at the same time wait for each other: the job of the second may only be written by the first.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${deliveryKey(id)}))`;
    // A last try that is failing right now is noted on the job and the e-mail together, before or after this.
    await tx.$queryRaw`SELECT id FROM jobs WHERE unique_key = ${deliveryKey(id)} FOR UPDATE`;
    const email = await tx.mailMessage.findUnique({ where: { id }, select: { text: true } });
    const where = { id, status: { not: "sent" }, recipient: { not: "" } } as const;
    if (email && (await isLinkStale(tx, email))) {
      await tx.mailMessage.updateMany({ where, data: { status: "failed", last_error: LINK_STALE } });
      return unchanged({ isStale: true });
    }
    const { count } = await tx.mailMessage.updateMany({ where, data: { status: "waiting", last_error: null } });
    if (count === 0) throw new DomainError("conflict", "Ce message est déjà parti, ou n’a plus de destinataire.");
    await enqueueDelivery(tx, id);
    const own = { unique_key: deliveryKey(id), lease_until: null };
    await tx.job.updateMany({ where: own, data: { run_at: new Date() } });
    return changed({ result: { isStale: false }, targetId: id, cacheTags: [] });
  });
  // After the transaction, which an error would roll back.
  if (isStale) throw new DomainError("conflict", LINK_STALE);
}
