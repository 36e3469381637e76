import type { RunStatus } from "~/features/generation/run-model";
import type { Prisma } from "~/server/db/client/client";
import type { ClaimedJob } from "~/server/jobs.server";
import { enqueueJob } from "~/server/jobs.server";

type Tx = Prisma.TransactionClient;

/** The kind of job that writes the next article of a run. */
export const WRITE_BATCH_ARTICLE = "write-batch-article";

/** A run that nobody else changes until the transaction ends. */
export interface LockedRun {
  id: string;
  status: RunStatus;
}

/** Whoever changes a run, or takes or settles one of its articles, waits here for the others. */
export async function lockRun(tx: Tx, id: string): Promise<LockedRun | null> {
  const [run] = await tx.$queryRaw<LockedRun[]>`
    SELECT id::text, status::text FROM generations WHERE id = ${id}::uuid FOR UPDATE`;
  return run ?? null;
}

/** Thrown by a runner which finds that another one has taken its job over: it must change nothing more. */
export class TakenOverError extends Error {
  override name = "TakenOverError";
}

/**
 * Takes a job off the queue in the transaction that settles it, so that a crash neither loses nor repeats it, and so
 * that whoever resumes the run afterwards finds its place free.
 * @throws TakenOverError when it is another runner's by now.
 */
export async function leaveQueue(tx: Tx, { id, attempts }: ClaimedJob): Promise<void> {
  const { count } = await tx.job.deleteMany({ where: { id, attempts } });
  if (count === 0) throw new TakenOverError(`Job ${id} is another runner's`);
}

/**
 * Puts the next article of a running run on the queue, or ends the run after its last one. There is one job a run:
 * while one waits or runs, nothing is added.
 */
export async function queueNext(tx: Tx, { id, status }: LockedRun, runAt = new Date()): Promise<void> {
  const open = { generation_id: id, status: { in: ["waiting" as const, "running" as const] } };
  const isOver = (await tx.generationItem.count({ where: open })) === 0;
  if (isOver && status !== "cancelled") {
    await tx.generation.update({ where: { id }, data: { status: "finished", finished_at: new Date() } });
  }
  if (isOver || status !== "running") return;
  const uniqueKey = `${WRITE_BATCH_ARTICLE}:${id}`;
  await enqueueJob(tx, { kind: WRITE_BATCH_ARTICLE, payload: { generationId: id }, uniqueKey, runAt });
}
