import { randomUUID } from "node:crypto";
import { DATA_ERASED } from "~/features/mail/email-templates/data-erased";
import { INQUIRY_RECEIVED } from "~/features/mail/email-templates/inquiry-received";
import { NEW_INQUIRY } from "~/features/mail/email-templates/new-inquiry";
import { NEW_REVIEW } from "~/features/mail/email-templates/new-review";
import { renderEmail } from "~/features/mail/email-templates/render-email";
import type { Email } from "~/features/mail/model/email";
import { KEPT_DAYS, KEPT_TOO_LONG } from "~/features/mail/model/email";
import { readSite } from "~/features/settings/queries.server";
import { oneLine } from "~/lib/text/clean-text";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { isMailSent, siteUrl } from "~/server/env.server";
import { enqueueJob, jobWakeup } from "~/server/jobs/job-queue.server";

/** The kind of job that sends one message. */
export const SEND_MAIL = "send-mail";

/** How long a message about a topic can be taken back before it leaves, in milliseconds. */
export const TAKE_BACK_MS = 10_000;

const DAY_MS = 24 * 3_600_000;
const SUBJECT_MAX_LENGTH = 200;

interface Topic {
  /** What the message is about. */
  topic: string;
  /** What its reader has been told of that before. */
  former: string;
}

/**
 * Writes a message and the job that will send it, in the transaction of what causes it: there is never one without
 * the other. Without a mail server the message is kept, to be read in the back office.
 * @param about where it can be taken back for ten seconds: see `takeBack`
 */
export async function queueEmail(tx: Prisma.TransactionClient, letter: Email, about?: Topic): Promise<{ id: string }> {
  const { kind, recipient, language, subject } = letter;
  const id = randomUUID();
  const message_id = `<${id}@${new URL(siteUrl).hostname}>`;
  const drawn = renderEmail(letter, await readSite(tx));
  await tx.mailMessage.create({
    data: {
      id,
      kind,
      recipient,
      language,
      subject: oneLine(subject).slice(0, SUBJECT_MAX_LENGTH),
      ...drawn,
      message_id,
      ...about,
    },
  });
  if (isMailSent) await enqueueDelivery(tx, id, about && new Date(Date.now() + TAKE_BACK_MS));
  else if (kind === DATA_ERASED) await enqueueDelivery(tx, id, new Date(Date.now() + KEPT_DAYS * DAY_MS));
  return { id };
}

/**
 * Removes the messages that wait about a topic, but for what is being handed over at this moment. Whoever writes about
 * the topic holds what it is about.
 * @param newest the only one to remove, and only while none was written after it
 * @returns what the reader knows without them; null where none was removed
 */
export async function withdrawEmail(
  tx: Prisma.TransactionClient,
  topic: string,
  newest?: string,
): Promise<{ former: string | null } | null> {
  const written = await tx.mailMessage.findMany({ where: { topic }, orderBy: { created_at: "desc" } });
  if (newest && written[0]?.id !== newest) return null;
  let taken: { former: string | null } | null = null;
  for (const { id, former } of newest ? written.slice(0, 1) : written) {
    // The job before the message, as everybody does who holds both.
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

/** The key under which a message's delivery waits, once at a time. */
export function deliveryKey(messageId: string): string {
  return `${SEND_MAIL}:${messageId}`;
}

/** Puts a message's delivery on the queue, at once unless told otherwise; while it is there already, nothing happens. */
export async function enqueueDelivery(tx: Prisma.TransactionClient, messageId: string, runAt?: Date): Promise<void> {
  const job = { kind: SEND_MAIL, payload: { messageId }, uniqueKey: deliveryKey(messageId) };
  await enqueueJob(tx, runAt ? { ...job, runAt } : job);
}

/**
 * Gives every message that waits without one the job that sends it: those which were kept while there was no mail
 * server. What is older than a week stays, to be read or sent by hand. Without a mail server all are kept on, but for
 * the one that is given up after a week.
 */
export async function enqueueKeptEmails(): Promise<void> {
  if (isMailSent)
    await db.$executeRaw`
      UPDATE mail_messages m SET status = 'failed', last_error = ${KEPT_TOO_LONG}
      WHERE status = 'waiting' AND kind <> ${DATA_ERASED} AND created_at < now() - ${KEPT_DAYS} * interval '1 day'
        AND NOT EXISTS (SELECT FROM jobs WHERE unique_key = ${deliveryKey("")}::text || m.id AND failed_at IS NULL)`;
  await db.$executeRaw`
    INSERT INTO jobs (kind, payload, unique_key, run_at)
    SELECT ${SEND_MAIL}, jsonb_build_object('messageId', id), ${deliveryKey("")}::text || id,
      CASE WHEN ${isMailSent} THEN now() ELSE LEAST(created_at, now()) + ${KEPT_DAYS} * interval '1 day' END
    FROM mail_messages WHERE status = 'waiting' AND (${isMailSent} OR kind = ${DATA_ERASED}) ORDER BY created_at
    ON CONFLICT (unique_key) DO UPDATE SET run_at = EXCLUDED.run_at
      WHERE jobs.attempts = 0 AND jobs.run_at > EXCLUDED.run_at + ${TAKE_BACK_MS} * interval '1 millisecond'`;
  jobWakeup.ring();
}

/**
 * Blanks the address of whoever was told that his data are erased, once that letter has left or never will: on the
 * message, and in what a mail server answered about it.
 * @param id of one message; all of them when absent
 */
export async function deleteErasedRecipients(tx: Prisma.TransactionClient, id?: string): Promise<void> {
  const settled = { kind: DATA_ERASED, status: { not: "waiting" }, recipient: { not: "" } } as const;
  const letters = await tx.mailMessage.findMany({ where: { ...settled, ...(id && { id }) }, select: { id: true } });
  if (letters.length === 0) return;
  const ids = letters.map((letter) => letter.id);
  await tx.mailMessage.updateMany({ where: { id: { in: ids } }, data: { recipient: "", last_error: null } });
  await tx.job.updateMany({ where: { unique_key: { in: ids.map(deliveryKey) } }, data: { last_error: null } });
}

interface Forgotten {
  /** In lower case, each with between which times it was his. */
  addresses: ForgottenAddress[];
  /** What he wrote, each of which a letter to the team tells of. */
  inquiryIds: string[];
}

interface ForgottenAddress {
  email: string;
  /** Somebody else may have written from that address: the letters about inquiries stay, but for those of his own. */
  isShared: boolean;
  since: Date | null;
  until: Date | null;
}

/** The kinds of letters that an inquiry causes. */
const ABOUT_INQUIRIES = [NEW_INQUIRY, INQUIRY_RECEIVED];

/**
 * Removes the letters to somebody's addresses, those that give one of them as his, and those that tell of these
 * inquiries. Only whole addresses count, and not what somebody else says in a message of his: letters about others stay.
 */
export async function deleteEmailsAbout(tx: Prisma.TransactionClient, forgotten: Forgotten): Promise<void> {
  const { addresses, inquiryIds } = forgotten;
  const paths = inquiryIds.map((id) => `/admin/inquiries/${id}`);
  const gone = await tx.$queryRaw<{ id: string }[]>`
    WITH his AS (
      SELECT email, "isShared", coalesce(since, '-infinity') AS since, coalesce(until, 'infinity') AS until
      FROM jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb)
        AS a(email text, "isShared" boolean, since timestamptz, until timestamptz)
    )
    DELETE FROM mail_messages AS m WHERE EXISTS (
      SELECT FROM his WHERE m.created_at >= his.since AND m.created_at < his.until
        AND NOT (his."isShared" AND m.kind = ANY (${ABOUT_INQUIRIES}::text[]))
        AND (lower(m.recipient) = his.email OR EXISTS (
          SELECT FROM string_to_table(m.text, chr(10)) AS line
          WHERE line NOT LIKE '>%' AND lower(split_part(line, ': ', 2)) = his.email))
    ) OR EXISTS (
      SELECT FROM string_to_table(m.text, chr(10)) AS line, unnest(${paths}::text[]) AS path
      WHERE line NOT LIKE '>%' AND right(line, length(path)) = path)
    RETURNING id::text`;
  // What a mail server answered about them may name the address.
  await tx.job.deleteMany({ where: { unique_key: { in: gone.map(({ id }) => deliveryKey(id)) } } });
}

/**
 * Removes the letters that told the team of reviews signed so.
 * @param names in lower case
 */
export async function deleteReviewEmails(tx: Prisma.TransactionClient, names: string[]): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM mail_messages WHERE kind = ${NEW_REVIEW} AND EXISTS (
      SELECT FROM string_to_table(text, chr(10)) AS line
      WHERE line NOT LIKE '>%' AND lower(split_part(line, ': ', 2)) = ANY (${names}::text[]))`;
}
