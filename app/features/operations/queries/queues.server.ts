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
}

/** How many letters wait and have failed for a day, and when one was sent last. */
export async function getMailState(now: Date): Promise<MailState> {
  const aDayAgo = new Date(now.getTime() - 24 * 3_600_000);
  const [waiting, failedToday, sent] = await Promise.all([
    db.mailMessage.aggregate({ where: { status: "waiting" }, _count: true, _min: { created_at: true } }),
    db.mailMessage.count({ where: { status: "failed", created_at: { gte: aDayAgo } } }),
    db.mailMessage.aggregate({ where: { status: "sent" }, _max: { sent_at: true } }),
  ]);
  return {
    ...{ waiting: waiting._count, failedToday },
    ...{ oldestWaiting: waiting._min.created_at, lastSent: sent._max.sent_at },
  };
}
