import { POST_GONE } from "~/features/blog/model/post";
import { FIT_FOR_READERS, isFitForReaders, REVIEW_MISSING } from "~/features/blog/model/review-rule";
import { db } from "~/server/db/db.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import { afterChange, record } from "./audit-post.server";
import { claimAddress } from "./post-slugs.server";

/**
 * Publishes an article or makes it a draft again; doing so twice changes nothing.
 * @throws DomainError `not-found`, or `invalid` for an article that is not complete, or that a model wrote and nobody has
 * read over.
 */
export async function setPostPublished(actor: User, id: string, isPublished: boolean): Promise<void> {
  const isChanged = await db.$transaction(async (tx) => {
    const stored = await tx.blogPost.findUnique({ where: { id } });
    if (!stored) throw new DomainError("not-found", POST_GONE.title);
    if (stored.is_published === isPublished) return false;
    if (isPublished) expectComplete(stored);
    if (isPublished && !isFitForReaders(stored)) throw new DomainError("invalid", REVIEW_MISSING);
    const published_at = isPublished ? new Date() : null;
    // One of the two states, the former or the next, is public.
    const data = { is_published: isPublished, was_published: true, published_at, version: { increment: 1 } };
    // Both may have changed since they were read: what is published has been read over at this very moment.
    const where = { id, ...(isPublished && FIT_FOR_READERS) };
    const [changed] = await tx.blogPost.updateManyAndReturn({ where, data });
    if (!changed) throw new DomainError("invalid", REVIEW_MISSING);
    await claimAddress(tx, changed);
    await record(tx, actor, id, isPublished ? "published" : "unpublished");
    return true;
  });
  if (isChanged) afterChange(isPublished ? "published" : "unpublished", actor, id);
}

function expectComplete({ excerpt, content }: { excerpt: string; content: string }): void {
  if (excerpt.trim() && content.trim()) return;
  throw new DomainError("invalid", "Complétez l’extrait et le contenu avant de publier cet article");
}
