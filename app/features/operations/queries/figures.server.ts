import { db } from "~/server/db/db.server";
import { diskState } from "~/server/watching/disk.server";
import { gauges } from "~/server/watching/metrics.server";
import { getBackupState } from "./alerts.server";
import { getMailState, listQueues } from "./queues.server";

/** Looks up what a monitor asks beside what is measured anyway. While the database is away, what it would say is absent. */
export async function readFigures(): Promise<void> {
  for (const gauge of Object.values(gauges)) gauge.reset();
  const disk = await diskState();
  if (disk) gauges.diskShare.set(disk.share);
  gauges.up.set(await readDatabase().then(toOne, toZero));
}

const toOne = () => 1;
const toZero = () => 0;

async function readDatabase(): Promise<void> {
  const now = new Date();
  const reading = [listQueues(), getMailState(now), listCosts(), getBackupState(now)] as const;
  const [queues, mail, costs, { good }] = await Promise.all(reading);
  for (const { kind, due, failed, oldestSeconds } of queues) {
    gauges.jobsDue.set({ kind }, due);
    gauges.jobsFailed.set({ kind }, failed);
    gauges.jobsAge.set({ kind }, oldestSeconds ?? 0);
  }
  gauges.letters.set({ status: "waiting" }, mail.waiting);
  gauges.letters.set({ status: "failed" }, mail.failedToday);
  gauges.lettersAge.set(mail.oldestWaiting ? (now.getTime() - mail.oldestWaiting.getTime()) / 1000 : 0);
  gauges.backupAge.set(good ? (now.getTime() - good.started_at.getTime()) / 1000 : 0);
  for (const { provider, usd } of costs) gauges.cost.set({ provider }, usd);
}

function listCosts(): Promise<{ provider: string; usd: number }[]> {
  return db.$queryRaw`
    SELECT provider, sum(cost_micro_usd)::float8 / 1000000 AS usd FROM generation_items
    WHERE provider IS NOT NULL AND cost_micro_usd IS NOT NULL GROUP BY provider`;
}
