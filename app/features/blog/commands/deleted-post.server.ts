import { z } from "zod";
import type { Prisma } from "~/server/db/client/client";

/** What stays known of a deleted article: it may come back by a form that stood open meanwhile. */
export interface FormerPost {
  is_ai_generated: boolean;
  /** The row that says how a model wrote it. */
  generationItemId: string | null;
}

const detailsSchema = z
  .object({ isAiGenerated: z.boolean(), generationItemId: z.string().nullable() })
  .catch({ isAiGenerated: false, generationItemId: null });

type Tx = Prisma.TransactionClient;

/** What the audit trail keeps of an article that is about to be deleted. */
export async function describeForTrail(tx: Tx, id: string): Promise<Prisma.InputJsonObject> {
  const generation = { select: { id: true } };
  const post = await tx.blogPost.findUnique({ where: { id }, select: { is_ai_generated: true, generation } });
  return { isAiGenerated: post?.is_ai_generated ?? false, generationItemId: post?.generation?.id ?? null };
}

/** The same, read back: by the trail alone, for a form could leave out what it is asked to say. */
export async function findFormerPost(tx: Tx, id: string): Promise<FormerPost> {
  const entry = await tx.auditEntry.findFirst({
    where: { target_kind: "post", target_id: id, action: "deleted" },
    orderBy: { created_at: "desc" },
  });
  const { isAiGenerated, generationItemId } = detailsSchema.parse(entry?.details);
  return { is_ai_generated: isAiGenerated, generationItemId };
}

/** How the article was written is told of the one that takes its place, unless another draft was made of it since. */
export async function inheritOrigin(tx: Tx, { generationItemId: id }: FormerPost, postId: string): Promise<void> {
  if (id) await tx.generationItem.updateMany({ where: { id, post_id: null }, data: { post_id: postId } });
}
