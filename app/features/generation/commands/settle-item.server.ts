import type { Brief, Taken, Writing } from "~/features/generation/model/brief";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import type { ClaimedJob } from "~/server/jobs/job-queue.server";
import { endJob } from "~/server/jobs/job-queue.server";
import { endItem } from "./end-item.server";
import { endIfOver, lockGeneration, lockQueue, queueNext } from "./queue.server";
import { saveDraft } from "./save-draft.server";

type Tx = Prisma.TransactionClient;

/** An article being written; `attempts` fences off whoever wrote at it before. */
export interface TakenItem {
  id: string;
  generationId: string;
  attempts: number;
  /** As its row holds it. */
  brief: unknown;
}

/** What came of an article: the writing, or the sentence that says why there is none. */
export type Outcome =
  | { kind: "written"; writing: Writing; category: string; brief: Brief }
  | { kind: "failed"; sentence: string; taken: Taken | null; isHopeless: boolean }
  | { kind: "dropped" };

interface Settlement {
  item: TakenItem;
  outcome: Outcome;
  /** How long the next article waits, in milliseconds. */
  pauseMs: number;
}

/** Saves what came of an article and puts the next one on the queue, in one transaction. */
export function settleItem({ job, ...settlement }: Settlement & { job: ClaimedJob }): Promise<void> {
  return db.$transaction(async (tx) => {
    await lockQueue(tx);
    await endJob(tx, job);
    await settleIn(tx, settlement);
  });
}

/** The same in a transaction that has locked the queue and taken the job off it. */
export async function settleIn(tx: Tx, { item, outcome, pauseMs }: Settlement): Promise<void> {
  const run = await lockGeneration(tx, item.generationId);
  if (run) {
    await note(tx, item, outcome);
    // Where no other article would fare better, the owner is to mend it first.
    if (outcome.kind === "failed" && outcome.isHopeless && run.status === "running") {
      const data = { status: "paused", pause_reason: outcome.sentence } as const;
      await tx.generation.update({ where: { id: run.id }, data });
    }
    await endIfOver(tx, run);
  }
  await queueNext(tx, new Date(Date.now() + pauseMs));
}

/** Nothing is noted of an article that was cancelled meanwhile. */
async function note(tx: Tx, item: TakenItem, outcome: Outcome): Promise<void> {
  if (outcome.kind === "dropped") return;
  if (outcome.kind === "failed") {
    await endItem(tx, item, { status: "failed", error: outcome.sentence, taken: outcome.taken });
    return;
  }
  const { writing, category, brief } = outcome;
  if (!(await endItem(tx, item, { status: "done", error: null, taken: writing }))) return;
  const { actor_id } = await tx.generation.findUniqueOrThrow({ where: { id: item.generationId } });
  const post = await saveDraft(tx, { actorId: actor_id, category, brief, writing });
  await tx.generationItem.update({ where: { id: item.id }, data: { post_id: post.id } });
}
