import { z } from "zod";
import { db } from "~/server/db/db.server";
import type { JsonObject, Transaction } from "~/server/db/transaction.server";

/** What stays known of a deleted article: a form that was open meanwhile may bring it back. */
export interface FormerPost {
  is_ai_generated: boolean;
  /** The item that says how a model wrote it. */
  generationItemId: string | null;
}

const detailsSchema = z
  .object({ isAiGenerated: z.boolean(), generationItemId: z.string().nullable() })
  .catch({ isAiGenerated: false, generationItemId: null });

/** What the audit trail keeps of an article that is about to be deleted. */
export async function describeOrigin(tx: Transaction, id: string): Promise<JsonObject> {
  const generation = { select: { id: true } };
  const post = await tx.blogPost.findUnique({ where: { id }, select: { is_ai_generated: true, generation } });
  return { isAiGenerated: post?.is_ai_generated ?? false, generationItemId: post?.generation?.id ?? null };
}

/** What stays known of a deleted article, read from the audit trail alone: a form could leave out what it is asked. */
export async function getFormerPost(id: string, tx: Transaction = db): Promise<FormerPost> {
  const entry = await tx.auditEntry.findFirst({
    where: { target_kind: "post", target_id: id, action: "deleted" },
    orderBy: { created_at: "desc" },
  });
  const { isAiGenerated, generationItemId } = detailsSchema.parse(entry?.details);
  return { is_ai_generated: isAiGenerated, generationItemId };
}

/** Links the article that takes the place of a deleted one to its generation, unless another draft was made of it since. */
export async function inheritOrigin(
  tx: Transaction,
  { generationItemId: id }: FormerPost,
  postId: string,
): Promise<void> {
  if (id) await tx.generationItem.updateMany({ where: { id, post_id: null }, data: { post_id: postId } });
}
