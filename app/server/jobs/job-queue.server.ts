import { CLOCK_SKEW_MS } from "~/server/core/clock.server";
import { db } from "~/server/db/db.server";
import { pubSub } from "~/server/db/pub-sub.server";
import type { JobChanges, JsonObject, Transaction } from "~/server/db/transaction.server";
import { onCommit } from "~/server/db/transaction.server";
import { logger } from "~/server/logger.server";

interface NewJob {
  kind: string;
  payload: JsonObject;
  /** Of two jobs with the same key one waits at a time. */
  uniqueKey?: string;
  /** Not before; at once when absent. */
  runAt?: Date;
}

export interface ClaimedJob {
  id: string;
  kind: string;
  payload: unknown;
  attempts: number;
}

/** How jobs of one kind are done. After a crash a job may run a second time: a handler allows for it. */
export interface JobHandler {
  /** After so many tries it has failed for good. */
  attemptsMax: number;
  /** A separate lane, for kinds so slow that they would block the others. */
  lane?: string;
  /** How many of a lane's jobs are done at a time; one when absent. */
  laneWidth?: number;
  run: (job: ClaimedJob) => Promise<void>;
  /** Takes what onFailed needs for itself, before the job: code that writes such jobs locks it first, too. */
  lock?: (tx: Transaction) => Promise<void>;
  /** Called when the job has failed for good, in the transaction that records it. */
  onFailed?: (tx: Transaction, job: ClaimedJob, reason: string) => Promise<void>;
  /** When a process starts, before its first job: writes those that are missing. */
  recover?: () => Promise<void>;
}

/** Thrown by a handler when another try would change nothing. */
export class PermanentJobError extends Error {
  override name = "PermanentJobError";
}

const IDLE_MS = 30_000;
const LEASE_MS = 60_000;
const BACKOFF_FIRST_MS = 30_000;
const BACKOFF_MAX_MS = 6 * 3_600_000;
const HASTENED_AFTER_MS = 3_600_000;
const REASON_MAX_LENGTH = 500;

/** How long to wait after so many tries, in milliseconds: half a minute, doubled each time, six hours at most. */
export function backoffMs(attempts: number): number {
  return Math.min(BACKOFF_MAX_MS, BACKOFF_FIRST_MS * 2 ** (attempts - 1));
}

/** The same after one try, two and so on, until it grows no more. */
const BACKOFFS_MS = Array.from({ length: 1 + Math.ceil(Math.log2(BACKOFF_MAX_MS / BACKOFF_FIRST_MS)) }, (_, n) =>
  backoffMs(n + 1),
);

/** Wakes the runners of this process when a job has been written, here or in another process. */
class JobWakeup {
  #count = 0;
  readonly #sleepers = new Set<() => void>();

  /** How often it has woken: taken before a runner looks for a job, so that none is overlooked meanwhile. */
  get count(): number {
    return this.#count;
  }

  /** Ends every sleep. */
  wake(): void {
    this.#count += 1;
    for (const wake of this.#sleepers) wake();
  }

  /** Sleeps until it wakes or the next job is due, half a minute at most; not at all where it has woken since `seen`. */
  sleep(nextInMs: number | null, seen = this.#count): Promise<void> {
    if (seen !== this.#count) return Promise.resolve();
    const ms = Math.min(IDLE_MS, Math.max(10, nextInMs ?? IDLE_MS));
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#sleepers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      timer.unref();
      this.#sleepers.add(wake);
    });
  }
}

// Kept beyond this module, which development evaluates again.
const slot = globalThis as typeof globalThis & { zelligeJobBell?: JobWakeup };
slot.zelligeJobBell ??= new JobWakeup();

/** Wakes the runners of this process where a job has been written, and when the next one is due. */
export const jobWakeup = slot.zelligeJobBell;
pubSub.subscribe("jobs", () => jobWakeup.wake());

/** Wakes the runners of every process: jobs have been written and committed. */
export function wakeRunners(): void {
  jobWakeup.wake();
  pubSub.publishSoon("jobs", ["due"]);
}

/** Writes a job in the transaction of what causes it. A job with the same key that has failed for good makes room. */
export async function enqueueJob(tx: Transaction, { kind, payload, uniqueKey, runAt }: NewJob) {
  if (uniqueKey) await tx.job.deleteMany({ where: { unique_key: uniqueKey, failed_at: { not: null } } });
  await tx.$executeRaw`
    INSERT INTO jobs (kind, payload, unique_key, run_at)
    VALUES (${kind}, ${JSON.stringify(payload)}::jsonb, ${uniqueKey ?? null}, ${runAt ?? new Date()}::timestamptz)
    ON CONFLICT (unique_key) DO NOTHING`;
  onCommit(tx, wakeRunners);
}

/** Leases the next due job of these kinds for a minute, or null. A dead runner's job is due again after its minute. */
export async function claimJob(kinds: string[]): Promise<ClaimedJob | null> {
  const [job] = await db.$queryRaw<ClaimedJob[]>`
    WITH due AS MATERIALIZED (
      SELECT id FROM jobs
      WHERE kind = ANY(${kinds}) AND failed_at IS NULL
        AND run_at <= now() AND (lease_until IS NULL OR lease_until <= now()
          OR lease_until > now() + ${LEASE_MS + CLOCK_SKEW_MS} * interval '1 millisecond')
      ORDER BY run_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    UPDATE jobs SET attempts = attempts + 1, lease_until = now() + ${LEASE_MS} * interval '1 millisecond'
    FROM due WHERE jobs.id = due.id
    RETURNING jobs.id, jobs.kind, jobs.payload, jobs.attempts`;
  return job ?? null;
}

/** Makes the jobs of runners that died due at once. Only where no other process can be doing them. */
export async function releaseLeases(): Promise<void> {
  await db.job.updateMany({ where: { lease_until: { not: null } }, data: { lease_until: null } });
}

/** Jobs delayed while the clock was ahead keep their delay from now; after a try, the longest backoff at most. */
export async function rescheduleJobs(now: Date): Promise<void> {
  const ahead = new Date(now.getTime() + CLOCK_SKEW_MS);
  const latest = new Date(now.getTime() + BACKOFF_MAX_MS);
  await db.$executeRaw`
    UPDATE jobs SET created_at = ${now}::timestamptz, run_at = ${now}::timestamptz + (run_at - created_at)
    WHERE created_at > ${ahead}`;
  await db.job.updateMany({ where: { attempts: { gt: 0 }, run_at: { gt: latest } }, data: { run_at: now } });
  await db.job.updateMany({ where: { failed_at: { gt: ahead } }, data: { failed_at: now } });
  jobWakeup.wake();
}

/** Makes waiting retries of a kind due now; not those tried within the hour, lest their tries be used up at once. */
export async function hastenRetries(tx: Transaction, kind: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE jobs SET run_at = now()
    WHERE kind = ${kind} AND failed_at IS NULL AND attempts > 0 AND run_at > now()
      AND run_at - (${BACKOFFS_MS}::float8[])[LEAST(attempts, ${BACKOFFS_MS.length}::int)] * interval '1 millisecond'
        <= now() - ${HASTENED_AFTER_MS} * interval '1 millisecond'`;
  onCommit(tx, wakeRunners);
}

/** When the next job of these kinds is due, in milliseconds from now, or null. */
export async function nextJobInMs(kinds: string[]): Promise<number | null> {
  const [row] = await db.$queryRaw<{ ms: number | null }[]>`
    SELECT (EXTRACT(EPOCH FROM min(GREATEST(run_at, lease_until)) - now()) * 1000)::float8 AS ms
    FROM jobs WHERE kind = ANY(${kinds}) AND failed_at IS NULL`;
  return row?.ms ?? null;
}

/** Thrown by a runner which finds that another one has taken its job over: it must change nothing more. */
class TakenOverError extends Error {
  override name = "TakenOverError";

  constructor(job: ClaimedJob) {
    super(`Job ${job.id} is another runner's`);
  }
}

/** Holds a job in the transaction that acts on it. @throws TakenOverError when it is another runner's by now. */
export async function expectOwnJob(tx: Transaction, job: ClaimedJob): Promise<void> {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT id FROM jobs WHERE id = ${job.id}::uuid AND attempts = ${job.attempts} AND failed_at IS NULL FOR UPDATE`;
  if (held.length === 0) throw new TakenOverError(job);
}

/** Removes a job in the transaction that settles it, so that it is neither lost nor repeated. @throws TakenOverError */
export async function endJob(tx: Transaction, job: ClaimedJob): Promise<void> {
  const { count } = await ours(job, tx).deleteMany();
  if (count === 0) throw new TakenOverError(job);
}

/** Does a claimed job and notes how it went, unless another runner has taken it over meanwhile. */
export async function runJob(job: ClaimedJob, handler: JobHandler): Promise<void> {
  const renewal = setInterval(() => {
    ours(job)
      .updateMany({ lease_until: new Date(Date.now() + LEASE_MS) })
      .catch((error: unknown) => logger.warn({ event: "lease-not-renewed", jobId: job.id, err: error }));
  }, LEASE_MS / 3);
  try {
    // Tries that never came to an end: the job kills its runner.
    if (job.attempts > handler.attemptsMax) throw new PermanentJobError("every try broke off");
    await handler.run(job);
    await ours(job).deleteMany();
  } catch (error) {
    await noteFailure(job, handler, error);
  } finally {
    clearInterval(renewal);
  }
}

async function noteFailure(job: ClaimedJob, handler: JobHandler, error: unknown): Promise<void> {
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, REASON_MAX_LENGTH);
  const isFinal = error instanceof PermanentJobError || job.attempts >= handler.attemptsMax;
  logger.warn({ event: "job-failed", kind: job.kind, jobId: job.id, attempts: job.attempts, isFinal, reason });
  const run_at = new Date(Date.now() + backoffMs(job.attempts));
  const change = isFinal ? { failed_at: new Date() } : { run_at };
  await db.$transaction(async (tx) => {
    await handler.lock?.(tx);
    const { count } = await ours(job, tx).updateMany({ ...change, last_error: reason, lease_until: null });
    if (isFinal && count === 1) await handler.onFailed?.(tx, job, reason);
  });
}

/** The fence: a runner whose lease has passed to another holds an older number of tries, and changes nothing. */
function ours({ id, attempts }: ClaimedJob, tx: Transaction = db) {
  const where = { id, attempts, failed_at: null };
  return {
    deleteMany: () => tx.job.deleteMany({ where }),
    updateMany: (data: JobChanges) => tx.job.updateMany({ where, data }),
  };
}
