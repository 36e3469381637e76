import type { SaveOutcome } from "~/features/blog/commands/save-outcome.server";
import { isSlugTaken } from "~/features/blog/commands/save-outcome.server";
import { isFitForReaders, reviewOf } from "~/features/blog/model/review-rule";
import type { PostInput } from "~/features/blog/schema";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import type { User } from "~/server/sessions/user";
import { afterChange, record } from "./audit-post.server";
import type { FormerPost } from "./deleted-post.server";
import { findFormerPost, inheritOrigin } from "./deleted-post.server";
import { claimAddress } from "./post-slugs.server";

/** The same article sent again within this time is a double click or a reload. */
const REPEAT_MS = 10 * 60_000;

type NewPost = Omit<PostInput, "version">;

const WRITTEN_BY_HAND: FormerPost = { is_ai_generated: false, generationItemId: null };

/**
 * Makes an article. The same one sent twice by the same writer, as by a double click, is stored once.
 * @param formerId of the deleted article whose place it takes: what a model wrote stays so, and is not published unread.
 */
export async function createPost(actor: User, input: NewPost, formerId: string | null = null): Promise<SaveOutcome> {
  try {
    const outcome = await db.$transaction(async (tx) => {
      const former = formerId ? await findFormerPost(tx, formerId) : WRITTEN_BY_HAND;
      return storeNew(tx, { actor, former }, input);
    });
    if (outcome.kind === "saved") afterChange("created", actor, outcome.id);
    return outcome;
  } catch (error) {
    if (!isSlugTaken(error)) throw error;
    const twin = await db.blogPost.findFirst({ where: twinOf(actor, input), select: { id: true } });
    return twin ? { kind: "saved", id: twin.id } : { kind: "slug-taken" };
  }
}

async function storeNew(
  tx: Prisma.TransactionClient,
  { actor, former }: { actor: User; former: FormerPost },
  { ai_reviewed, ...input }: NewPost,
): Promise<SaveOutcome> {
  const { is_ai_generated } = former;
  const review = reviewOf({ is_ai_generated, ai_reviewed_at: null, ai_reviewer_id: null }, ai_reviewed, actor.id);
  const { is_published } = input;
  if (is_published && !isFitForReaders({ is_ai_generated, ...review })) return { kind: "not-reviewed" };
  const published = { published_at: is_published ? new Date() : null, was_published: is_published };
  const post = await tx.blogPost.create({
    data: { ...input, ...published, is_ai_generated, ...review, author_id: actor.id },
  });
  await claimAddress(tx, post);
  await inheritOrigin(tx, former, post.id);
  await record(tx, actor, post.id, "created");
  return { kind: "saved", id: post.id };
}

/** The article which the same writer made of the same fields, every one of them, a moment ago. */
function twinOf(actor: User, { tags, ai_reviewed: _, ...fields }: NewPost): Prisma.BlogPostWhereInput {
  const now = Date.now();
  return {
    ...fields,
    tags: { equals: tags },
    author_id: actor.id,
    created_at: { gte: new Date(now - REPEAT_MS), lte: new Date(now) },
  };
}
