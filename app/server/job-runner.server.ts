import { setTimeout as delay } from "node:timers/promises";
import type { JobHandler } from "~/server/jobs.server";
import { claimJob, jobBell, nextJobInMs, runJob } from "~/server/jobs.server";
import { logger } from "~/server/logger.server";

/** How jobs of each kind are done. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;

// Two at a time, so that a slow one does not hold up the others.
const LANES = 2;
const STOP_MS = 6_000;

/** Does the jobs of this process's share until it is stopped. */
export class JobRunner {
  #isStopped = false;
  readonly #lanes: Promise<void>[] = [];

  constructor(private readonly handlers: JobHandlers) {}

  start(): void {
    for (let lane = 0; lane < LANES; lane++) this.#lanes.push(this.#work());
  }

  /** Takes no further job and waits for the running ones, six seconds at most; the rest is another runner's. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    jobBell.wake();
    await Promise.race([Promise.all(this.#lanes), delay(STOP_MS, undefined, { ref: false })]);
  }

  async #work(): Promise<void> {
    while (!this.#isStopped) await this.#step();
  }

  async #step(): Promise<void> {
    const kinds = Object.keys(this.handlers);
    try {
      const job = await claimJob(kinds);
      const handler = job && this.handlers[job.kind];
      if (handler) await runJob(job, handler);
      else await jobBell.sleep(await nextJobInMs(kinds));
    } catch (error) {
      // The database is away: what was to be noted is noted by whoever does the job again.
      logger.warn({ event: "jobs-interrupted", err: error });
      await jobBell.sleep(null);
    }
  }
}

const slot = globalThis as typeof globalThis & { zelligeJobRunner?: JobRunner };

/** Starts this process's runner; further calls do nothing. */
export function startJobs(handlers: JobHandlers): void {
  if (slot.zelligeJobRunner) return;
  slot.zelligeJobRunner = new JobRunner(handlers);
  slot.zelligeJobRunner.start();
}

/** Stops it, when it was started. */
export async function stopJobs(): Promise<void> {
  await slot.zelligeJobRunner?.stop();
}
