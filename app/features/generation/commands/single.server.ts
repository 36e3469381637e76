import type { SubjectBrief } from "~/features/generation/model/brief";
import { isOpen, OPEN_STATUSES } from "~/features/generation/model/generation";
import { sectionsOf } from "~/features/generation/model/sections";
import { ALREADY_KEPT, ITEM_GONE } from "~/features/generation/model/single";
import { firstBriefOf, getItem, toWriting } from "~/features/generation/queries/single.server";
import { audit } from "~/server/db/audit.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { DomainError } from "~/server/errors.server";
import { withIdempotency } from "~/server/forms/idempotency.server";
import { enqueueJob } from "~/server/jobs/job-queue.server";
import type { User } from "~/server/sessions/user";
import { saveDraft } from "./save-draft.server";
import { WRITE_ARTICLE } from "./write-single.server";

type Tx = Prisma.TransactionClient;

/** Asks for an article. Sent twice with the same stamp, it is asked for once. */
export function startArticle(actor: User, brief: SubjectBrief, stamp: string): Promise<{ id: string }> {
  return withIdempotency({
    kind: "article",
    content: [actor.id, stamp],
    store: async (tx, id) => {
      const items = { create: { id, position: 0, brief: { ...brief } } };
      const { id: targetId } = await tx.generation.create({ data: { kind: "single", actor_id: actor.id, items } });
      await queue(tx, id);
      await audit(tx, { actor, action: "started", targetKind: "generation", targetId, details: { kind: "single" } });
    },
  });
}

/** Gives up an article that is being written; one that is written stays. */
export async function cancelItem(actor: User, itemId: string): Promise<void> {
  await change(itemId, async (tx, { id, generation_id }) => {
    const finished_at = new Date();
    const { count } = await tx.generationItem.updateMany({
      where: { id, status: { in: OPEN_STATUSES } },
      data: { status: "cancelled", finished_at },
    });
    if (count === 0) return;
    await tx.generation.update({ where: { id: generation_id }, data: { status: "cancelled", finished_at } });
    await record(tx, actor, "cancelled", generation_id);
  });
}

/** Asks once more for an article that failed or was given up. */
export async function retryItem(actor: User, itemId: string): Promise<void> {
  await change(itemId, async (tx, { id, generation_id, attempts }) => {
    const { count } = await tx.generationItem.updateMany({
      where: { id, status: { in: ["failed", "cancelled"] } },
      data: { status: "waiting", error: null, partial_text: "", started_at: null, finished_at: null },
    });
    if (count === 0) return;
    await queue(tx, id, attempts);
    await record(tx, actor, "retried", generation_id);
  });
}

/** Keeps an article as a draft, once: sent again, it is the same draft. */
export function createDraft(actor: User, itemId: string, category: string): Promise<{ id: string }> {
  return change(itemId, async (tx, item) => {
    const kept = item.generation.items.find(({ post_id }) => post_id !== null)?.post_id;
    if (kept) return { id: kept };
    const writing = toWriting(item);
    if (!writing) throw new DomainError("conflict", "Cet article n’est pas encore écrit");
    const post = await saveDraft(tx, { actorId: actor.id, category, brief: firstBriefOf(item), writing });
    await tx.generationItem.update({ where: { id: item.id }, data: { post_id: post.id } });
    return post;
  });
}

/** Asks for one part of an article anew; the answer is a further version of it. While one is under way, it is that one. */
export function createVersion(
  actor: User,
  itemId: string,
  { section, wish }: { section: number; wish: string | null },
): Promise<{ id: string }> {
  return change(itemId, async (tx, item) => {
    const { items } = item.generation;
    if (items.some(({ post_id }) => post_id !== null)) throw new DomainError("conflict", ALREADY_KEPT);
    const open = items.find(({ status }) => isOpen(status));
    if (open) return open;
    const part = sectionsOf(toWriting(item)?.article.content ?? "")[section];
    if (!part) throw new DomainError("not-found", "Cette partie n’existe plus");
    const brief = { kind: "section", of: item.id, section, heading: part.heading, wish };
    const position = Math.max(...items.map((each) => each.position)) + 1;
    const { generation_id } = item;
    const version = await tx.generationItem.create({ data: { generation_id, position, brief } });
    await queue(tx, version.id);
    await record(tx, actor, "section-rewritten", generation_id);
    return version;
  });
}

/** The job of an earlier try may still be about to end: it does not stand in the way. */
async function queue(tx: Tx, itemId: string, attempts = 0): Promise<void> {
  const uniqueKey = `${WRITE_ARTICLE}:${itemId}:${attempts}`;
  await enqueueJob(tx, { kind: WRITE_ARTICLE, payload: { itemId }, uniqueKey });
}

type Item = NonNullable<Awaited<ReturnType<typeof getItem>>>;

/** Changes an article while nobody else does. @throws DomainError `not-found`. */
function change<T>(itemId: string, apply: (tx: Tx, item: Item) => Promise<T>): Promise<T> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`
      SELECT id FROM generations
      WHERE id = (SELECT generation_id FROM generation_items WHERE id = ${itemId}::uuid) FOR UPDATE`;
    const item = await getItem(itemId, tx);
    if (!item) throw new DomainError("not-found", ITEM_GONE);
    return apply(tx, item);
  });
}

function record(tx: Tx, actor: User, action: string, targetId: string): Promise<void> {
  return audit(tx, { actor, action, targetKind: "generation", targetId });
}
