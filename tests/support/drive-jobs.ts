import { jobHandlers } from "~/job-handlers.server";
import { db } from "~/server/db/db.server";
import { claimJob, runJob } from "~/server/jobs/job-queue.server";

/** Does the jobs of these kinds that are due, one after the other, as a runner would, until none is left. */
export async function doJobs(...kinds: string[]): Promise<void> {
  for (let job = await claimJob(kinds); job; job = await claimJob(kinds)) {
    const handler = jobHandlers[job.kind];
    if (!handler) throw new Error(`nobody does ${job.kind}`);
    await runJob(job, handler);
  }
}

/** Lets so many milliseconds pass for all jobs that wait. */
export async function passTime(milliseconds: number): Promise<void> {
  await db.$executeRaw`UPDATE jobs SET run_at = run_at - ${milliseconds} * interval '1 millisecond'`;
}
