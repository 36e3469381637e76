import type { StoredItem } from "~/features/generation/items.server";
import { firstBriefOf, getItem, toWriting } from "~/features/generation/items.server";
import { sectionsOf } from "~/features/generation/model/article-markdown";
import type { RowBrief, SubjectBrief } from "~/features/generation/model/brief";
import {
  ALREADY_KEPT,
  GENERATION_OVER,
  ITEM_GONE,
  isOpen,
  isUnderWay,
  OPEN_STATUSES,
} from "~/features/generation/model/generation";
import type { Command, Outcome } from "~/server/db/run-command.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { JsonObject, Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { claimOnce } from "~/server/forms/idempotency.server";
import type { User } from "~/server/sessions/user";
import type { LockedGeneration } from "./queue.server";
import { lockGeneration, lockQueue, queueItem, queueNext } from "./queue.server";
import { DRAFT_DETAILS, insertDraft } from "./save-draft.server";

function generationCommand(actor: User, action: string): Command {
  return { actor, action, target: "generation" };
}

/** No page that is cached shows a generation. */
function done<Result>(targetId: string, result: Result, details?: JsonObject): Outcome<Result> {
  return changed({ result, targetId, cacheTags: [], ...(details && { details }) });
}

type NewGeneration = {
  /** Drawn with the form: sent twice, it starts one generation. */
  stamp: string;
} & (
  | { kind: "single"; briefs: [SubjectBrief] }
  /** `source` is the name of the file, of a bulk generation. */
  | { kind: "five" | "bulk"; source: string | null; briefs: RowBrief[] }
);

/** Creates a generation, its items and its first job. The first item of a single generation has the generation's id. */
export function createGeneration(actor: User, generation: NewGeneration): Promise<{ id: string }> {
  const { kind, briefs, stamp } = generation;
  return runCommand(generationCommand(actor, "started"), async (tx) => {
    await lockQueue(tx);
    const { id, isRepeat } = await claimOnce(tx, { kind: "generation", content: [actor.id, stamp] });
    if (isRepeat) return unchanged({ id });
    const source = generation.kind === "single" ? null : generation.source;
    await tx.generation.create({ data: { id, kind, source, actor_id: actor.id } });
    const items = briefs.map((brief, position) => ({ generation_id: id, position, brief: { ...brief } }));
    if (kind === "single") {
      await tx.generationItem.createMany({ data: items.map((item) => ({ ...item, id })) });
      await queueItem(tx, id);
      return done(id, { id }, { kind });
    }
    await tx.generationItem.createMany({ data: items });
    await queueNext(tx);
    return done(id, { id }, { kind, count: briefs.length });
  });
}

/** Lets the item that is being written come to its end, and begins no other. */
export function pauseGeneration(actor: User, id: string): Promise<void> {
  return changeGeneration(actor, { id, action: "paused" }, async (tx, { status }) => {
    if (status !== "running") throw refusal("Cette série n’est pas en cours.");
    await tx.generation.update({ where: { id }, data: { status: "paused", pause_reason: null } });
  });
}

export function resumeGeneration(actor: User, id: string): Promise<void> {
  return changeGeneration(actor, { id, action: "resumed" }, async (tx, { status }) => {
    if (status !== "paused") throw refusal("Cette série n’est pas en pause.");
    await setRunning(tx, id);
    await queueNext(tx);
  });
}

/** Ends a generation: what waits is not written, what is being written is broken off, what is written stays. */
export function cancelGeneration(actor: User, id: string): Promise<void> {
  return changeGeneration(actor, { id, action: "cancelled" }, async (tx, { status }) => {
    if (!isUnderWay(status)) throw refusal(GENERATION_OVER);
    await cancelOpenItems(tx, { generation_id: id });
    await setCancelled(tx, id);
  });
}

/** Has the failed items, and no other, written again. */
export function retryGeneration(actor: User, id: string): Promise<void> {
  return changeGeneration(actor, { id, action: "retried" }, async (tx, { status }) => {
    if (status === "cancelled") throw refusal("Cette série est annulée.");
    const { count } = await tx.generationItem.updateMany({
      where: { generation_id: id, status: "failed" },
      data: { status: "waiting", error: null, started_at: null, finished_at: null },
    });
    if (count === 0) throw refusal("Aucun article de cette série n’est en échec.");
    await setRunning(tx, id);
    await queueNext(tx);
  });
}

/** Gives up an item that is being written; one that is written stays. @throws DomainError `not-found`. */
export function cancelItem(actor: User, itemId: string): Promise<void> {
  return changeItem<void>(generationCommand(actor, "cancelled"), itemId, async (tx, { id, generation_id }) => {
    if ((await cancelOpenItems(tx, { id })) === 0) return unchanged(undefined);
    await setCancelled(tx, generation_id);
    return done(generation_id, undefined);
  });
}

/** Queues an item again that failed or was given up. @throws DomainError `not-found`. */
export function retryItem(actor: User, itemId: string): Promise<void> {
  return changeItem<void>(generationCommand(actor, "retried"), itemId, async (tx, { id, generation_id, attempts }) => {
    const { count } = await tx.generationItem.updateMany({
      where: { id, status: { in: ["failed", "cancelled"] } },
      data: { status: "waiting", error: null, partial_text: "", started_at: null, finished_at: null },
    });
    if (count === 0) return unchanged(undefined);
    await setRunning(tx, generation_id);
    await queueItem(tx, id, attempts);
    return done(generation_id, undefined);
  });
}

/** Makes a written item a draft, once. @throws DomainError `not-found`; `conflict` if it is not written yet */
export function createDraft(actor: User, itemId: string, category: string): Promise<{ id: string }> {
  return changeItem({ actor, action: "created", target: "post" }, itemId, async (tx, item) => {
    const kept = item.generation.items.find(({ post_id }) => post_id !== null)?.post_id;
    if (kept) return unchanged({ id: kept });
    const writing = toWriting(item);
    if (!writing) throw refusal("Cet article n’est pas encore écrit");
    const post = await insertDraft(tx, { actorId: actor.id, category, brief: firstBriefOf(item), writing });
    await tx.generationItem.update({ where: { id: item.id }, data: { post_id: post.id } });
    return done(post.id, post, DRAFT_DETAILS);
  });
}

/** Rewrites a section as a further version, one at a time. @throws DomainError `not-found`; `conflict` once it is a draft */
export function createVersion(
  actor: User,
  itemId: string,
  { section, wish }: { section: number; wish: string | null },
): Promise<{ id: string }> {
  return changeItem(generationCommand(actor, "section-rewritten"), itemId, async (tx, item) => {
    const { items } = item.generation;
    if (items.some(({ post_id }) => post_id !== null)) throw refusal(ALREADY_KEPT);
    const open = items.find(({ status }) => isOpen(status));
    if (open) return unchanged({ id: open.id });
    const part = sectionsOf(toWriting(item)?.article.content ?? "")[section];
    if (!part) throw new DomainError("conflict", "Cette partie n’existe plus");
    const brief = { kind: "section", of: item.id, section, heading: part.heading, wish };
    const position = Math.max(...items.map((each) => each.position)) + 1;
    const { generation_id } = item;
    const { id } = await tx.generationItem.create({ data: { generation_id, position, brief } });
    await setRunning(tx, generation_id);
    await queueItem(tx, id);
    return done(generation_id, { id });
  });
}

async function cancelOpenItems(tx: Transaction, items: { id: string } | { generation_id: string }): Promise<number> {
  const { count } = await tx.generationItem.updateMany({
    where: { ...items, status: { in: OPEN_STATUSES } },
    data: { status: "cancelled", finished_at: new Date() },
  });
  return count;
}

async function setCancelled(tx: Transaction, id: string): Promise<void> {
  await tx.generation.update({ where: { id }, data: { status: "cancelled", finished_at: new Date() } });
}

async function setRunning(tx: Transaction, id: string): Promise<void> {
  await tx.generation.update({ where: { id }, data: { status: "running", pause_reason: null, finished_at: null } });
}

/** @throws DomainError `not-found` for a generation that is gone, `conflict` where its state forbids the change. */
function changeGeneration(
  actor: User,
  { id, action }: { id: string; action: string },
  apply: (tx: Transaction, generation: LockedGeneration) => Promise<void>,
): Promise<void> {
  return runCommand(generationCommand(actor, action), async (tx) => {
    const generation = await lockGeneration(tx, id);
    if (!generation) throw new DomainError("not-found", "Cette série n’existe plus.");
    await apply(tx, generation);
    return done(id, undefined);
  });
}

function changeItem<Result>(
  command: Command,
  itemId: string,
  apply: (tx: Transaction, item: StoredItem) => Promise<Outcome<Result>>,
): Promise<Result> {
  return runCommand(command, async (tx) => {
    await lockQueue(tx);
    const item = await getItem(itemId, tx);
    if (!item) throw new DomainError("not-found", ITEM_GONE);
    return apply(tx, item);
  });
}

function refusal(reason: string): DomainError {
  return new DomainError("conflict", reason);
}
