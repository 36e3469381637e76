import { deliveryKey } from "~/features/mail/commands/outbox.server";
import { MAIL_STUCK } from "~/features/operations/model";
import { db } from "~/server/db/db.server";

/** The jobs of one kind. */
export interface Queue {
  kind: string;
  /** Due now, or being done. */
  due: number;
  /** Planned for later. */
  planned: number;
  /** Given up. */
  failed: number;
  /** For how long the oldest has been due, in seconds; null where none is. */
  oldestSeconds: number | null;
}

/** The jobs of each kind, by its name. */
export function listQueues(): Promise<Queue[]> {
  return db.$queryRaw<Queue[]>`
    SELECT kind, count(*) FILTER (WHERE failed_at IS NULL AND run_at <= now())::int AS due,
      count(*) FILTER (WHERE failed_at IS NULL AND run_at > now())::int AS planned,
      count(*) FILTER (WHERE failed_at IS NOT NULL)::int AS failed,
      EXTRACT(EPOCH FROM now() - min(run_at) FILTER (WHERE failed_at IS NULL AND run_at <= now()))::float8
        AS "oldestSeconds"
    FROM jobs GROUP BY kind ORDER BY kind`;
}

/** Where the letters stand. */
export interface MailState {
  waiting: number;
  failedToday: number;
  oldestWaiting: Date | null;
  lastSent: Date | null;
  /** When the oldest was written of those that wait since one left last; null where all have left. */
  stuckSince: Date | null;
}

/**
 * How many letters wait and have failed for a day, and when one was sent last. While no letter leaves, as an alert has
 * noted it, letters that are given up or deleted meanwhile make nothing better: that ends with the next one that is sent.
 */
export async function getMailState(now: Date): Promise<MailState> {
  const [waiting, failedToday, sent, alert] = await Promise.all([
    db.mailMessage.aggregate({ where: { status: "waiting" }, _count: true, _min: { created_at: true } }),
    countFailed(new Date(now.getTime() - 24 * 3_600_000)),
    db.mailMessage.aggregate({ where: { status: "sent" }, _max: { sent_at: true } }),
    db.systemAlert.findUnique({ where: { kind: MAIL_STUCK } }),
  ]);
  const lastSent = sent._max.sent_at;
  const isNotedStuck = alert !== null && (lastSent === null || lastSent <= alert.since);
  return {
    waiting: waiting._count,
    failedToday,
    oldestWaiting: waiting._min.created_at,
    lastSent,
    stuckSince: isNotedStuck ? alert.since : await getOldestWaiting(lastSent),
  };
}

/** When the oldest of the letters was written that wait, of those after a time. */
async function getOldestWaiting(after: Date | null): Promise<Date | null> {
  const where = { status: "waiting", ...(after && { created_at: { gt: after } }) } as const;
  return (await db.mailMessage.aggregate({ where, _min: { created_at: true } }))._min.created_at;
}

/** How many letters have failed since a time: they were written since, or given up. */
async function countFailed(since: Date): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM mail_messages m WHERE status = 'failed' AND (created_at >= ${since}::timestamptz
      OR EXISTS (SELECT FROM jobs WHERE unique_key = ${deliveryKey("")}::text || m.id
        AND failed_at >= ${since}::timestamptz))`;
  return row?.count ?? 0;
}
