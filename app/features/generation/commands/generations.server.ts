import type { RowBrief } from "~/features/generation/model/brief";
import { GENERATION_GONE, GENERATION_OVER, isUnderWay, OPEN_STATUSES } from "~/features/generation/model/generation";
import { audit } from "~/server/db/audit.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { DomainError } from "~/server/errors.server";
import { withIdempotency } from "~/server/forms/idempotency.server";
import type { User } from "~/server/sessions/user";
import type { LockedGeneration } from "./queue.server";
import { lockGeneration, lockQueue, queueNext } from "./queue.server";

type Tx = Prisma.TransactionClient;

const TARGET_KIND = "generation";

interface NewRun {
  kind: "five" | "bulk";
  /** The name of the file, of a bulk run. */
  source: string | null;
  briefs: RowBrief[];
  /** Drawn with the form: sent twice, it starts one run. */
  stamp: string;
}

/** Writes a run, its articles to be and its first job: all of it or nothing. */
export function createGeneration(actor: User, { kind, source, briefs, stamp }: NewRun): Promise<{ id: string }> {
  return withIdempotency({
    kind: "generation",
    content: [actor.id, stamp],
    store: async (tx, id) => {
      await lockQueue(tx);
      await tx.generation.create({ data: { id, kind, source, actor_id: actor.id } });
      const items = briefs.map((brief, position) => ({ generation_id: id, position, brief: { ...brief } }));
      await tx.generationItem.createMany({ data: items });
      await queueNext(tx);
      await audit(tx, {
        actor,
        action: "started",
        targetKind: TARGET_KIND,
        targetId: id,
        details: { kind, count: briefs.length },
      });
    },
  });
}

/** Lets the article being written come to its end, and begins no other. */
export function pauseGeneration(actor: User, id: string): Promise<void> {
  return change(actor, id, "paused", async (tx, run) => {
    if (run.status !== "running") throw refusal("Cette série n’est pas en cours.");
    await tx.generation.update({ where: { id }, data: { status: "paused", pause_reason: null } });
  });
}

/** Goes on where a pause began. */
export function resumeGeneration(actor: User, id: string): Promise<void> {
  return change(actor, id, "resumed", async (tx, run) => {
    if (run.status !== "paused") throw refusal("Cette série n’est pas en pause.");
    await setRunning(tx, id);
  });
}

/** Ends a run: what waits is not written, what is being written is broken off, what is written stays. */
export function cancelGeneration(actor: User, id: string): Promise<void> {
  return change(actor, id, "cancelled", async (tx, run) => {
    if (!isUnderWay(run.status)) throw refusal(GENERATION_OVER);
    const finished_at = new Date();
    await tx.generation.update({ where: { id }, data: { status: "cancelled", finished_at } });
    await tx.generationItem.updateMany({
      where: { generation_id: id, status: { in: OPEN_STATUSES } },
      data: { status: "cancelled", finished_at },
    });
  });
}

/** Has the failed articles, and no other, written again. */
export function retryGeneration(actor: User, id: string): Promise<void> {
  return change(actor, id, "retried", async (tx, run) => {
    if (run.status === "cancelled") throw refusal("Cette série est annulée.");
    const { count } = await tx.generationItem.updateMany({
      where: { generation_id: id, status: "failed" },
      data: { status: "waiting", error: null, started_at: null, finished_at: null },
    });
    if (count === 0) throw refusal("Aucun article de cette série n’est en échec.");
    await setRunning(tx, id);
  });
}

async function setRunning(tx: Tx, id: string): Promise<void> {
  await tx.generation.update({ where: { id }, data: { status: "running", pause_reason: null, finished_at: null } });
  await queueNext(tx);
}

/** @throws DomainError `not-found` for a run that is gone, `conflict` where its state forbids it. */
function change(
  actor: User,
  id: string,
  action: string,
  apply: (tx: Tx, run: LockedGeneration) => Promise<void>,
): Promise<void> {
  return db.$transaction(async (tx) => {
    const run = await lockGeneration(tx, id);
    if (!run) throw new DomainError("not-found", GENERATION_GONE);
    await apply(tx, run);
    await audit(tx, { actor, action, targetKind: TARGET_KIND, targetId: id });
  });
}

function refusal(reason: string): DomainError {
  return new DomainError("conflict", reason);
}
