import { jobHandlers } from "~/job-handlers.server";
import { claimJob, runJob } from "~/server/jobs.server";

/** Does the jobs of these kinds that are due, one after the other, as a runner would, until none is left. */
export async function doJobs(...kinds: string[]): Promise<void> {
  for (let job = await claimJob(kinds); job; job = await claimJob(kinds)) {
    const handler = jobHandlers[job.kind];
    if (!handler) throw new Error(`nobody does ${job.kind}`);
    await runJob(job, handler);
  }
}
