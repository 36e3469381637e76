import type { SaveOutcome } from "~/features/blog/commands/save-outcome.server";
import { describePostChange, isSlugTaken } from "~/features/blog/commands/save-outcome.server";
import { textLengthOf } from "~/features/blog/commands/text-length.server";
import { POST_GONE } from "~/features/blog/model/post";
import { isFitForReaders, reviewOf } from "~/features/blog/model/review-rule";
import type { PostInput } from "~/features/blog/schema";
import type { BlogPost, Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import { afterChange, record } from "./audit-post.server";
import { claimAddress, keepFormerAddress } from "./post-slugs.server";

type Content = Omit<PostInput, "version" | "ai_reviewed">;

/**
 * Saves an article over the version that its writer has seen; without a version over any.
 * Visitors who know its former address are led to the new one. What a model wrote is not published unread.
 * @throws DomainError `not-found`.
 */
export async function updatePost(actor: User, id: string, input: PostInput): Promise<SaveOutcome> {
  try {
    const outcome = await db.$transaction(async (tx) => {
      const result = await saveOver(tx, { actor, id }, input);
      if (result.kind === "saved") await record(tx, actor, id, "updated");
      return result;
    });
    if (outcome.kind === "saved") afterChange("updated", actor, id);
    return outcome;
  } catch (error) {
    if (isSlugTaken(error)) return { kind: "slug-taken" };
    throw error;
  }
}

async function saveOver(
  tx: Prisma.TransactionClient,
  { actor, id }: { actor: User; id: string },
  { version, ai_reviewed, ...input }: PostInput,
): Promise<SaveOutcome> {
  const stored = await tx.blogPost.findUnique({ where: { id } });
  if (!stored) throw new DomainError("not-found", POST_GONE.title);
  const review = reviewOf(stored, ai_reviewed, actor.id);
  if (input.is_published && !isFitForReaders({ ...stored, ...review })) return { kind: "not-reviewed" };
  const published_at = input.is_published ? (stored.published_at ?? new Date()) : null;
  const { count } = await tx.blogPost.updateMany({
    where: { id, version: version ?? stored.version },
    data: {
      ...input,
      ...review,
      ...(stored.words_wanted !== null && { word_count: textLengthOf(input.content) }),
      ...(isSameText(stored, input) && { updated_at: stored.updated_at }),
      published_at,
      was_published: isKnown(stored) || input.is_published,
      version: { increment: 1 },
    },
  });
  if (count === 0) return describePostChange(tx, stored);
  await claimAddress(tx, { ...input, id });
  if (stored.slug !== input.slug && isKnown(stored)) await keepFormerAddress(tx, stored);
  return { kind: "saved", id };
}

/** Whether readers find the same as before: then nothing is said to be new but, perhaps, its tags. */
function isSameText(stored: BlogPost, input: Content): boolean {
  const { tags: _, ...read } = input;
  return Object.entries(read).every(
    ([name, value]) => value === undefined || stored[name as keyof typeof read] === value,
  );
}

/** Whether visitors may have met the article under its address. */
function isKnown({ is_published, was_published }: { is_published: boolean; was_published: boolean }): boolean {
  return is_published || was_published;
}
