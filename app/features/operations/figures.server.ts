import { deliveryKey } from "~/features/mail/outbox.server";
import { MAIL_STUCK } from "~/features/operations/model";
import { db } from "~/server/db/db.server";
import { siteUrl } from "~/server/env.server";
import { diskState } from "~/server/watching/disk.server";
import { gauges } from "~/server/watching/metrics.server";
import { getBackupState, getBeginning } from "./alerts.server";
import { certificateState } from "./certificate.server";

/** Reads the gauges of /metrics. Unknown values are absent: those of a database that is down, or of no certificate. */
export async function readFigures(): Promise<void> {
  for (const gauge of Object.values(gauges)) {
    gauge.reset();
    // Without labels it would stand at 0.
    gauge.remove({});
  }
  const [disk, certificate, isUp] = await Promise.all([
    diskState(),
    certificateState(siteUrl),
    readDatabase().then(
      () => 1,
      () => 0,
    ),
  ]);
  if (disk) gauges.diskShare.set(disk.share);
  if (certificate) gauges.certificateEnd.set(certificate.end.getTime() / 1000);
  gauges.up.set(isUp);
}

async function readDatabase(): Promise<void> {
  const now = new Date();
  const [queues, mail, costs, { goodAt }, beginning] = await Promise.all([
    listQueues(),
    getMailState(now),
    db.$queryRaw<{ provider: string; usd: number }[]>`
      SELECT provider, sum(cost_micro_usd)::float8 / 1000000 AS usd FROM generation_items
      WHERE provider IS NOT NULL AND cost_micro_usd IS NOT NULL GROUP BY provider`,
    getBackupState(now),
    getBeginning(),
  ]);
  for (const { kind, due, failed, oldestSeconds } of queues) {
    gauges.jobsDue.set({ kind }, due);
    gauges.jobsFailed.set({ kind }, failed);
    gauges.jobsAge.set({ kind }, oldestSeconds ?? 0);
  }
  gauges.letters.set({ status: "waiting" }, mail.waiting);
  gauges.letters.set({ status: "failed" }, mail.failedToday);
  gauges.lettersAge.set(mail.stuckSince ? (now.getTime() - mail.stuckSince.getTime()) / 1000 : 0);
  const newest = goodAt ?? beginning;
  if (newest) gauges.backupAge.set((now.getTime() - newest.getTime()) / 1000);
  for (const { provider, usd } of costs) gauges.cost.set({ provider }, usd);
}

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

export function listQueues(): Promise<Queue[]> {
  return db.$queryRaw<Queue[]>`
    SELECT kind, count(*) FILTER (WHERE failed_at IS NULL AND run_at <= now())::int AS due,
      count(*) FILTER (WHERE failed_at IS NULL AND run_at > now())::int AS planned,
      count(*) FILTER (WHERE failed_at IS NOT NULL)::int AS failed,
      EXTRACT(EPOCH FROM now() - min(run_at) FILTER (WHERE failed_at IS NULL AND run_at <= now()))::float8
        AS "oldestSeconds"
    FROM jobs GROUP BY kind ORDER BY kind`;
}

export interface MailState {
  waiting: number;
  failedToday: number;
  oldestWaiting: Date | null;
  lastSent: Date | null;
  /** When the oldest letter was written that waits since the last one was sent; null where none waits. */
  stuckSince: Date | null;
}

/**
 * How many letters wait, how many have failed within a day, and when the last one was sent. An alert that mail is stuck
 * ends with the next letter that is sent, not with letters that are given up or deleted meanwhile.
 */
export async function getMailState(now: Date): Promise<MailState> {
  const since = new Date(now.getTime() - 24 * 3_600_000);
  const [waiting, [{ count: failedToday }], sent, alert] = await Promise.all([
    db.mailMessage.aggregate({ where: { status: "waiting" }, _count: true, _min: { created_at: true } }),
    // Written within the last day, or given up.
    db.$queryRaw<[{ count: number }]>`
      SELECT count(*)::int AS count FROM mail_messages m WHERE status = 'failed' AND (created_at >= ${since}::timestamptz
        OR EXISTS (SELECT FROM jobs WHERE unique_key = ${deliveryKey("")}::text || m.id
          AND failed_at >= ${since}::timestamptz))`,
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

async function getOldestWaiting(after: Date | null): Promise<Date | null> {
  const where = { status: "waiting", ...(after && { created_at: { gt: after } }) } as const;
  return (await db.mailMessage.aggregate({ where, _min: { created_at: true } }))._min.created_at;
}
