import type { GenerationStatus, Turn } from "~/features/generation/model/generation";
import { OPEN_STATUSES } from "~/features/generation/model/generation";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { enqueueJob } from "~/server/jobs/job-queue.server";

type Tx = Prisma.TransactionClient;

/** The kind of job that writes the next article, of whichever run has its turn. */
export const WRITE_BATCH_ARTICLE = "write-batch-article";

/** A run that nobody else changes until the transaction ends. */
export interface LockedGeneration {
  id: string;
  status: GenerationStatus;
}

const QUEUE_LOCK = 7_261_002;

/** Whoever changes a run, or takes or settles one of its articles, waits here for the others, on every process. */
export async function lockQueue(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${QUEUE_LOCK})`;
}

/** A run, once nobody else changes any; null for one that is gone. */
export async function lockGeneration(tx: Tx, id: string): Promise<LockedGeneration | null> {
  await lockQueue(tx);
  return tx.generation.findUnique({ where: { id }, select: { id: true, status: true } });
}

/**
 * The runs that have something left to write, in the order of their turns: the one whose article is being written, or
 * lost its runner, then the one that has waited longest.
 */
export function listTurns(tx: Tx = db): Promise<Turn[]> {
  return tx.$queryRaw<Turn[]>`
    SELECT generations.id::text,
      (count(*) FILTER (WHERE generation_items.status IN ('waiting', 'running')))::int AS "openCount"
    FROM generations JOIN generation_items ON generation_id = generations.id
    WHERE kind <> 'single' AND generations.status = 'running'
    GROUP BY generations.id
    HAVING bool_or(generation_items.status IN ('waiting', 'running'))
    ORDER BY bool_or(generation_items.status = 'running') DESC, max(started_at) NULLS FIRST, generations.created_at`;
}

/** The run whose turn it is, or null where none has anything left to write. The queue is locked. */
export async function findTurn(tx: Tx): Promise<string | null> {
  const [next] = await listTurns(tx);
  return next?.id ?? null;
}

/** Ends a run that has nothing left to write; a cancelled one has its end already. */
export async function endIfOver(tx: Tx, { id, status }: LockedGeneration): Promise<void> {
  const open = { generation_id: id, status: { in: OPEN_STATUSES } };
  if (status === "cancelled" || (await tx.generationItem.count({ where: open })) > 0) return;
  await tx.generation.update({ where: { id }, data: { status: "finished", finished_at: new Date() } });
}

/**
 * Puts the next article on the queue, whose ever it is. There is one such job for all runs, under one key: whoever holds
 * it writes alone, on whichever process, and its time is the pause after the article before. The queue is locked.
 */
export async function queueNext(tx: Tx, runAt = new Date()): Promise<void> {
  if ((await findTurn(tx)) === null) return;
  await enqueueJob(tx, { kind: WRITE_BATCH_ARTICLE, payload: {}, uniqueKey: WRITE_BATCH_ARTICLE, runAt });
}

/**
 * Puts it there when a process starts and finds that nobody has. Earlier versions queued a job for each run, under a key
 * of its own; several of those would be done at a time, so that this one takes their place.
 */
export function recoverQueue(): Promise<void> {
  return db.$transaction(async (tx) => {
    await lockQueue(tx);
    await tx.job.deleteMany({ where: { unique_key: { startsWith: `${WRITE_BATCH_ARTICLE}:` } } });
    await queueNext(tx);
  });
}
