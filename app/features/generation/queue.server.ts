import type { GenerationStatus } from "~/features/generation/model/generation";
import { OPEN_STATUSES } from "~/features/generation/model/generation";
import type { Turn } from "~/features/generation/model/progress";
import { db } from "~/server/db/db.server";
import { runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { enqueueJob } from "~/server/jobs/job-queue.server";

/** Job kinds: one for the next item of any batch, one for an item of a single generation. */
export const WRITE_ITEM = { batch: "write-batch-article", single: "write-article" } as const;

/** A generation that no other request changes until the transaction ends. */
export interface LockedGeneration {
  id: string;
  status: GenerationStatus;
}

const QUEUE_LOCK = 7_261_002;

/** Every change of a generation or its items waits here for the others, on every process. */
export async function lockQueue(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${QUEUE_LOCK})`;
}

/** A generation, once no other request changes any; null when it is gone. */
export async function lockGeneration(tx: Transaction, id: string): Promise<LockedGeneration | null> {
  await lockQueue(tx);
  return tx.generation.findUnique({ where: { id }, select: { id: true, status: true } });
}

/** The batches with items left, in turn: the one being written first, then the one that has waited longest. */
export function listTurns(tx: Transaction = db): Promise<Turn[]> {
  return tx.$queryRaw<Turn[]>`
    SELECT generations.id::text,
      (count(*) FILTER (WHERE generation_items.status IN ('waiting', 'running')))::int AS "openCount"
    FROM generations JOIN generation_items ON generation_id = generations.id
    WHERE kind <> 'single' AND generations.status = 'running'
    GROUP BY generations.id
    HAVING bool_or(generation_items.status IN ('waiting', 'running'))
    ORDER BY bool_or(generation_items.status = 'running') DESC, max(started_at) NULLS FIRST, generations.created_at`;
}

/** The batch whose turn it is; null where none has an item left to write. The queue is locked. */
export async function findTurn(tx: Transaction): Promise<string | null> {
  const [next] = await listTurns(tx);
  return next?.id ?? null;
}

/** Finishes a generation without items left; pauses another where there is a reason. A cancelled one has ended already. */
export async function endOrPause(
  tx: Transaction,
  { id, status }: LockedGeneration,
  pauseReason: string | null,
): Promise<void> {
  if (status === "cancelled") return;
  const openCount = await tx.generationItem.count({ where: { generation_id: id, status: { in: OPEN_STATUSES } } });
  if (openCount === 0) {
    await tx.generation.update({ where: { id }, data: { status: "finished", finished_at: new Date() } });
  } else if (pauseReason !== null && status === "running") {
    await tx.generation.update({ where: { id }, data: { status: "paused", pause_reason: pauseReason } });
  }
}

/**
 * Queues the next item of the batches: one job for all, under one key, so that a single item is written at a time.
 * `runAt` is the pause after the item before. The queue is locked.
 */
export async function queueNext(tx: Transaction, runAt = new Date()): Promise<void> {
  if ((await findTurn(tx)) === null) return;
  await enqueueJob(tx, { kind: WRITE_ITEM.batch, payload: {}, uniqueKey: WRITE_ITEM.batch, runAt });
}

/** Queues an item of a single generation. The job of an earlier try may still be about to end: it has a key of its own. */
export async function queueItem(tx: Transaction, itemId: string, attempts = 0): Promise<void> {
  const uniqueKey = `${WRITE_ITEM.single}:${itemId}:${attempts}`;
  await enqueueJob(tx, { kind: WRITE_ITEM.single, payload: { itemId }, uniqueKey });
}

/** Queues the next item at the start of a process. Replaces the jobs of earlier versions, one per batch. */
export function recoverQueue(): Promise<void> {
  return runTransaction(async (tx) => {
    await lockQueue(tx);
    await tx.job.deleteMany({ where: { unique_key: { startsWith: `${WRITE_ITEM.batch}:` } } });
    await queueNext(tx);
  });
}
