import { setTimeout as delay } from "node:timers/promises";
import { env } from "~/server/env.server";
import { logger } from "~/server/logger.server";
import type { JobHandler } from "./job-queue.server";
import { claimJob, jobWakeup, nextJobInMs, releaseLeases, runJob } from "./job-queue.server";

export type JobHandlers = Readonly<Record<string, JobHandler>>;

// Two at a time, so that a slow one does not block the others.
const COMMON_LANES = 2;
const STOP_MS = 6_000;

/** Does the jobs of this process's share until it is stopped. */
export class JobRunner {
  #isStopped = false;
  readonly #lanes: Promise<void>[] = [];

  constructor(private readonly handlers: JobHandlers) {}

  start(): void {
    for (const kinds of lanesOf(this.handlers)) this.#lanes.push(this.#work(kinds));
  }

  /** Takes no further job and waits for the running ones, six seconds at most; the rest is another runner's. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    jobWakeup.wake();
    await Promise.race([Promise.all(this.#lanes), delay(STOP_MS, undefined, { ref: false })]);
  }

  async #work(kinds: string[]): Promise<void> {
    while (!this.#isStopped) {
      const seen = jobWakeup.count;
      try {
        const job = await claimJob(kinds);
        const handler = job && this.handlers[job.kind];
        if (handler) await runJob(job, handler);
        else await jobWakeup.sleep(await nextJobInMs(kinds), seen);
      } catch (error) {
        // The database is away: what was to be stored is stored by the runner that repeats the job.
        logger.warn({ event: "jobs-interrupted", err: error });
        await jobWakeup.sleep(null);
      }
    }
  }
}

/** Which kinds each lane does: a named lane its own, as often as it is wide, the common ones all others. */
function lanesOf(handlers: JobHandlers): string[][] {
  const kinds = Object.keys(handlers);
  const inLane = (lane: string | undefined) => kinds.filter((kind) => handlers[kind]?.lane === lane);
  const widths = new Map(kinds.map((kind) => [handlers[kind]?.lane, handlers[kind]?.laneWidth ?? 1]));
  widths.set(undefined, COMMON_LANES);
  return [...widths].flatMap(([lane, width]) => Array<string[]>(width).fill(inLane(lane)));
}

const slot = globalThis as typeof globalThis & { zelligeJobRunner?: JobRunner };

/** Starts this process's runner; further calls do nothing. */
export function startJobs(handlers: JobHandlers): void {
  if (slot.zelligeJobRunner) return;
  const runner = new JobRunner(handlers);
  slot.zelligeJobRunner = runner;
  void recoverJobs(handlers).finally(() => runner.start());
}

async function recoverJobs(handlers: JobHandlers): Promise<void> {
  // The embedded database has one process: a lease that is still held at its start was held by one that died.
  if (!env.DATABASE_URL)
    await releaseLeases().catch((error: unknown) => logger.warn({ event: "leases-not-freed", err: error }));
  for (const [kind, { recover }] of Object.entries(handlers))
    await recover?.().catch((error: unknown) => logger.warn({ event: "jobs-not-recovered", kind, err: error }));
}

/** Stops it, when it was started. */
export async function stopJobs(): Promise<void> {
  await slot.zelligeJobRunner?.stop();
}
