import type { Prisma } from "~/server/db/client/client";

/**
 * An address stops leading elsewhere: at once where it led to this article itself, and when this article is published
 * where it led to another one.
 */
export async function claimAddress(
  tx: Prisma.TransactionClient,
  { id, slug, is_published }: { id: string; slug: string; is_published: boolean },
): Promise<void> {
  await tx.blogPostSlug.deleteMany({ where: { slug, ...(!is_published && { post_id: id }) } });
}

/** Former addresses name the article and not its next address, so that no chain and no loop can come to be. */
export async function keepFormerAddress(tx: Prisma.TransactionClient, { id, slug }: { id: string; slug: string }) {
  await tx.blogPostSlug.upsert({ where: { slug }, create: { slug, post_id: id }, update: { post_id: id } });
}
