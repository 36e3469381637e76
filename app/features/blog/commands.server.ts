import type { User } from "~/features/accounts/model";
import type { FormerPost } from "~/features/blog/former-post.server";
import { describeForTrail, findFormerPost, inheritOrigin } from "~/features/blog/former-post.server";
import { POST_GONE } from "~/features/blog/model";
import { FIT_FOR_READERS, isFitForReaders, REVIEW_MISSING, reviewOf } from "~/features/blog/review-rule";
import type { PostInput } from "~/features/blog/schema";
import { audit } from "~/server/audit.server";
import type { ChangedMeanwhile } from "~/server/changed-meanwhile.server";
import { findLastChange } from "~/server/changed-meanwhile.server";
import type { BlogPost, Prisma } from "~/server/db/client/client";
import { violatedConstraint } from "~/server/db/violated-constraint.server";
import { db } from "~/server/db.server";
import { DomainError } from "~/server/errors.server";
import { dropPages } from "~/server/finished-pages.server";
import { logger } from "~/server/logger.server";

const TARGET_KIND = "post";
/** The same article sent again within this time is a double click or a reload. */
const REPEAT_MS = 10 * 60_000;

/** What became of an article that was sent for saving. */
export type SaveOutcome = { kind: "saved"; id: string } | { kind: "slug-taken" } | { kind: "not-reviewed" } | Changed;

/** Somebody saved it meanwhile, perhaps published it or took it back. */
export interface Changed extends ChangedMeanwhile {
  isPublished: boolean;
}

type Content = Omit<PostInput, "version" | "ai_reviewed">;
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
  const since = new Date(Date.now() - REPEAT_MS);
  return { ...fields, tags: { equals: tags }, author_id: actor.id, created_at: { gte: since } };
}

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
      ...(isSameText(stored, input) && { updated_at: stored.updated_at }),
      published_at,
      was_published: isKnown(stored) || input.is_published,
      version: { increment: 1 },
    },
  });
  if (count === 0) return describeChange(tx, stored);
  await claimAddress(tx, { ...input, id });
  if (stored.slug !== input.slug && isKnown(stored)) await keepFormerAddress(tx, stored);
  return { kind: "saved", id };
}

/** Whether readers find the same as before: then nothing is said to be new but, perhaps, its tags. */
function isSameText(stored: BlogPost, input: Content): boolean {
  const { tags: _, ...read } = input;
  return Object.entries(read).every(([name, value]) => stored[name as keyof typeof read] === value);
}

/** Whether visitors may have met the article under its address. */
function isKnown({ is_published, was_published }: { is_published: boolean; was_published: boolean }): boolean {
  return is_published || was_published;
}

/**
 * An address stops leading elsewhere: at once where it led to this article itself, and when this article is published
 * where it led to another one.
 */
async function claimAddress(
  tx: Prisma.TransactionClient,
  { id, slug, is_published }: { id: string; slug: string; is_published: boolean },
): Promise<void> {
  await tx.blogPostSlug.deleteMany({ where: { slug, ...(!is_published && { post_id: id }) } });
}

/** Former addresses name the article and not its next address, so that no chain and no loop can come to be. */
async function keepFormerAddress(tx: Prisma.TransactionClient, { id, slug }: { id: string; slug: string }) {
  await tx.blogPostSlug.upsert({ where: { slug }, create: { slug, post_id: id }, update: { post_id: id } });
}

/** Saves the tags alone, over the version that was seen. @throws DomainError `not-found`. */
export async function savePostTags(
  actor: User,
  id: string,
  { tags, version }: { tags: string[]; version?: number | undefined },
): Promise<{ kind: "saved" } | Changed> {
  const outcome = await db.$transaction(async (tx) => {
    const stored = await tx.blogPost.findUnique({ where: { id } });
    if (!stored) throw new DomainError("not-found", POST_GONE.title);
    const where = { id, version: version ?? stored.version };
    const { count } = await tx.blogPost.updateMany({ where, data: tagsAlone(stored, tags) });
    if (count === 0) return describeChange(tx, stored);
    await record(tx, actor, id, "tagged");
    return { kind: "saved" as const };
  });
  if (outcome.kind === "saved") afterChange("tagged", actor, id);
  return outcome;
}

/** Readers are told of no change when the words they read are the same. */
function tagsAlone({ updated_at }: { updated_at: Date }, tags: string[]) {
  return { tags, updated_at, version: { increment: 1 } };
}

/** Who saved an article last and when, by the audit trail. */
async function describeChange(
  tx: Prisma.TransactionClient,
  { id, version, updated_at, is_published }: { id: string; version: number; updated_at: Date; is_published: boolean },
): Promise<Changed> {
  const last = await findLastChange(tx, { targetKind: TARGET_KIND, targetId: id });
  return {
    kind: "changed",
    version,
    savedAt: last?.at ?? updated_at,
    savedBy: last?.by ?? null,
    isPublished: is_published,
  };
}

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

/** Deletes an article and its former addresses for good. @throws DomainError `not-found`. */
export async function deletePost(actor: User, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const details = await describeForTrail(tx, id);
    const { count } = await tx.blogPost.deleteMany({ where: { id } });
    if (count === 0) throw new DomainError("not-found", POST_GONE.title);
    await audit(tx, { actor, action: "deleted", targetKind: TARGET_KIND, targetId: id, details });
  });
  afterChange("deleted", actor, id);
}

function isSlugTaken(error: unknown): boolean {
  return violatedConstraint(error) === "blog_posts_slug_key";
}

function record(tx: Prisma.TransactionClient, actor: User, id: string, action: string): Promise<void> {
  return audit(tx, { actor, action, targetKind: TARGET_KIND, targetId: id });
}

function afterChange(change: string, actor: User, id: string): void {
  dropPages("blog");
  logger.info({ event: `post-${change}`, postId: id, actorId: actor.id });
}
