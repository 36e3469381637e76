import { db } from "~/server/db/db.server";
import { siteUrl } from "~/server/env.server";
import { diskState } from "~/server/watching/disk.server";
import { gauges } from "~/server/watching/metrics.server";
import { getBackupState, getBeginning } from "./alerts.server";
import { certificateState } from "./certificate.server";
import { getMailState, listQueues } from "./queues.server";

/**
 * Looks up what a monitor asks beside what is measured anyway. What cannot be told is absent: what the database would say
 * while it is away, the end of a certificate that is not shown.
 */
export async function readFigures(): Promise<void> {
  for (const gauge of Object.values(gauges)) {
    gauge.reset();
    // Without labels it would stand at 0.
    gauge.remove({});
  }
  const [disk, certificate, isUp] = await Promise.all([
    diskState(),
    certificateState(siteUrl),
    readDatabase().then(toOne, toZero),
  ]);
  if (disk) gauges.diskShare.set(disk.share);
  if (certificate) gauges.certificateEnd.set(certificate.end.getTime() / 1000);
  gauges.up.set(isUp);
}

const toOne = () => 1;
const toZero = () => 0;

async function readDatabase(): Promise<void> {
  const now = new Date();
  const reading = [listQueues(), getMailState(now), listCosts(), getBackupState(now), getBeginning()] as const;
  const [queues, mail, costs, { goodAt }, beginning] = await Promise.all(reading);
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

function listCosts(): Promise<{ provider: string; usd: number }[]> {
  return db.$queryRaw`
    SELECT provider, sum(cost_micro_usd)::float8 / 1000000 AS usd FROM generation_items
    WHERE provider IS NOT NULL AND cost_micro_usd IS NOT NULL GROUP BY provider`;
}
