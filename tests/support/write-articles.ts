import { WRITE_ITEM } from "~/features/generation/queue.server";
import { writeBatchItems } from "~/features/generation/write-item.server";
import { claimJob, runJob } from "~/server/jobs/job-queue.server";

/** What writes the articles of runs, without its pauses. */
export const writer = writeBatchItems({ pauseMs: 0 });

/** Writes the next article of whatever run waits; false when none does. */
export async function writeNext(): Promise<boolean> {
  const job = await claimJob([WRITE_ITEM.batch]);
  if (job) await runJob(job, writer);
  return job !== null;
}

export async function writeAll(): Promise<void> {
  while (await writeNext());
}
