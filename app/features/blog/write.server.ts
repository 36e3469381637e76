import { z } from "zod";
import {
  articlePath,
  FIT_FOR_READERS,
  isFitForReaders,
  lengthAsked,
  POST_GONE,
  reviewOf,
} from "~/features/blog/model/post";
import { measureOf } from "~/features/blog/render-article.server";
import type { PostInput } from "~/features/blog/schema";
import { forgetFormerAddress, keepFormerAddress } from "~/features/redirects/former-addresses.server";
import { keepInTrash } from "~/features/trash/keep.server";
import type { BlogPost } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import type { Command } from "~/server/db/run-command.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { describeConflict, EditConflictError } from "~/server/forms/edit-conflict.server";
import { claimOnce, releaseIdempotencyKey } from "~/server/forms/idempotency.server";
import type { TrashedKind } from "~/server/registries/trash.server";
import type { User } from "~/server/sessions/user";
import { editConflictWarning } from "~/site/edit-conflict-warning";

const TARGET = "post";

const PAGES = ["blog"];

const WRITTEN_BY_HAND: FormerPost = { is_ai_generated: false, generationItemId: null };

const notReviewed = () =>
  new DomainError(
    "invalid",
    "Relisez cet article écrit par l’IA, puis cochez « J’ai relu cet article » pour le publier",
    { field: "ai_reviewed" },
  );

function postCommand(actor: User, action: string): Command {
  const refusals = {
    blog_posts_slug_key: new DomainError("invalid", "Ce slug est déjà celui d’un autre article", { field: "slug" }),
    blog_posts_signed_by_id_fkey: new DomainError("invalid", "La personne qui devait signer n’est plus dans l’équipe", {
      field: "signed_by_id",
    }),
  };
  return { actor, action, target: TARGET, notFound: POST_GONE.title, refusals };
}

function saved<Result>(id: string, result: Result, action?: string) {
  return changed({ result, targetId: id, cacheTags: PAGES, ...(action && { action }) });
}

/**
 * Creates an article once, however often its form is sent. @throws DomainError `invalid` for a taken slug or a missing review
 * @param formerId the deleted article that it replaces: what a model wrote stays marked
 */
export function createPost(
  actor: User,
  input: Omit<PostInput, "version">,
  formerId: string | null = null,
): Promise<{ id: string }> {
  const { ai_reviewed, ...fields } = input;
  return runCommand(postCommand(actor, "created"), async (tx) => {
    const content = [actor.id, formerId, JSON.stringify(input)];
    const { id, isRepeat } = await claimOnce(tx, { kind: TARGET, content });
    if (isRepeat) return unchanged({ id });
    const former = formerId ? await getFormerPost(formerId, tx) : WRITTEN_BY_HAND;
    const { is_ai_generated } = former;
    const review = reviewOf({ is_ai_generated, ai_reviewed_at: null, ai_reviewer_id: null }, ai_reviewed, actor.id);
    const { is_published } = fields;
    if (is_published && !isFitForReaders({ is_ai_generated, ...review })) throw notReviewed();
    const published = { published_at: is_published ? new Date() : null, was_published: is_published };
    const post = await tx.blogPost.create({
      data: { id, ...fields, ...published, is_ai_generated, ...review, author_id: actor.id },
    });
    await claimSlug(tx, post);
    // A deleted article's generation passes on, unless another draft was made of it since.
    const { generationItemId } = former;
    if (generationItemId)
      await tx.generationItem.updateMany({ where: { id: generationItemId, post_id: null }, data: { post_id: id } });
    return saved(id, { id });
  });
}

/**
 * Saves an article over the version that was seen; without a version over any. A former slug redirects.
 * @throws DomainError `not-found`; `invalid` for a taken slug or a missing review; EditConflictError
 */
export function updatePost(actor: User, id: string, { version, ai_reviewed, ...input }: PostInput): Promise<void> {
  return runCommand(postCommand(actor, "updated"), async (tx) => {
    const stored = await tx.blogPost.findUniqueOrThrow({ where: { id } });
    const review = reviewOf(stored, ai_reviewed, actor.id);
    if (input.is_published && !isFitForReaders({ ...stored, ...review })) throw notReviewed();
    const { count } = await tx.blogPost.updateMany({
      where: { id, version: version ?? stored.version },
      data: {
        ...input,
        ...review,
        ...(lengthAsked(stored) && measureOf(input.content)),
        ...(isSameText(stored, input) && { updated_at: stored.updated_at }),
        published_at: input.is_published ? (stored.published_at ?? new Date()) : null,
        was_published: isKnown(stored) || input.is_published,
        version: { increment: 1 },
      },
    });
    if (count === 0) throw await postConflict(tx, stored, input.is_published);
    await releaseIdempotencyKey(tx, id);
    await claimSlug(tx, { ...input, id });
    if (stored.slug !== input.slug && isKnown(stored))
      await keepFormerAddress(tx, articlePath(stored), { post_id: id });
    return saved(id, undefined);
  });
}

/** Whether readers find the same as before: a change of tags alone is no news to them. */
function isSameText(stored: BlogPost, { tags: _, ...read }: Omit<PostInput, "version" | "ai_reviewed">): boolean {
  return Object.entries(read).every(
    ([name, value]) => value === undefined || stored[name as keyof typeof read] === value,
  );
}

function isKnown({ is_published, was_published }: { is_published: boolean; was_published: boolean }): boolean {
  return is_published || was_published;
}

/** Saves the tags alone, over the version that was seen. @throws DomainError `not-found`, EditConflictError */
export function updatePostTags(
  actor: User,
  id: string,
  { tags, version }: { tags: string[]; version?: number | undefined },
): Promise<void> {
  return runCommand(postCommand(actor, "tagged"), async (tx) => {
    const stored = await tx.blogPost.findUniqueOrThrow({ where: { id } });
    // The date of change stays when the published text is the same.
    const data = { tags, updated_at: stored.updated_at, version: { increment: 1 } };
    const { count } = await tx.blogPost.updateMany({ where: { id, version: version ?? stored.version }, data });
    if (count === 0) throw await postConflict(tx, stored, stored.is_published);
    await releaseIdempotencyKey(tx, id);
    return saved(id, undefined);
  });
}

/** Publishes an article or takes it back. @throws DomainError `not-found`; `invalid` if incomplete or not reviewed */
export function setPostPublished(actor: User, id: string, isPublished: boolean): Promise<void> {
  return runCommand(postCommand(actor, isPublished ? "published" : "unpublished"), async (tx) => {
    const stored = await tx.blogPost.findUniqueOrThrow({ where: { id } });
    if (stored.is_published === isPublished) return unchanged(undefined);
    if (isPublished && !(stored.excerpt.trim() && stored.content.trim()))
      throw new DomainError("invalid", "Complétez l’extrait et le contenu avant de publier cet article");
    if (isPublished && !isFitForReaders(stored)) throw notReviewed();
    const published_at = isPublished ? new Date() : null;
    // One of the two states, the former or the next, is public.
    const data = { is_published: isPublished, was_published: true, published_at, version: { increment: 1 } };
    // The review may have been withdrawn since the row was read: the write checks it again.
    const where = { id, ...(isPublished && FIT_FOR_READERS) };
    const [post] = await tx.blogPost.updateManyAndReturn({ where, data });
    if (!post) throw notReviewed();
    await releaseIdempotencyKey(tx, id);
    await claimSlug(tx, post);
    return saved(id, undefined);
  });
}

export const POST_TRASH: TrashedKind = {
  kind: "post",
  label: "Article",
  table: "blog_posts",
};

/** Moves an article and its former slugs to the trash. @throws DomainError `not-found`. */
export function deletePost(actor: User, id: string): Promise<{ trashId: string }> {
  return runCommand(postCommand(actor, "deleted"), async (tx) => {
    const select = { title: true, is_ai_generated: true, generation: { select: { id: true } } } as const;
    const { title, is_ai_generated, generation } = await tx.blogPost.findUniqueOrThrow({ where: { id }, select });
    const details = { isAiGenerated: is_ai_generated, generationItemId: generation?.id ?? null };
    const trashId = await keepInTrash(tx, POST_TRASH, { id, title, cacheTags: PAGES, actor });
    await tx.blogPost.delete({ where: { id } });
    await releaseIdempotencyKey(tx, id);
    return changed({ result: { trashId }, targetId: id, details, cacheTags: PAGES });
  });
}

/** Ends the redirect of a slug: one to this article at once, one to another when this article is published. */
async function claimSlug(
  tx: Transaction,
  { id, slug, is_published }: { id: string; slug: string; is_published: boolean },
): Promise<void> {
  await forgetFormerAddress(tx, articlePath({ slug }), is_published ? {} : { post_id: id });
}

const WOULD_PUBLISH = "Leur version est un brouillon\u202f; la vôtre, enregistrée quand même, la publierait.";
const WOULD_TAKE_BACK =
  "Leur version est publiée\u202f; la vôtre, enregistrée quand même, en referait un brouillon. Cochez «\u202fPublié\u202f» pour l’éviter.";

/** Warns a user who would save over another's changes, all the more where this would publish the article or take it back. */
async function postConflict(
  tx: Transaction,
  { id, version, is_published }: Pick<BlogPost, "id" | "version" | "is_published">,
  willBePublished: boolean,
): Promise<EditConflictError> {
  const conflict = await describeConflict(tx, { targetKind: TARGET, targetId: id, version });
  const warning: string[] = editConflictWarning("Cet article", conflict);
  if (is_published !== willBePublished) warning.push(willBePublished ? WOULD_PUBLISH : WOULD_TAKE_BACK);
  return new EditConflictError(warning, version);
}

/** What stays known of a deleted article: a form that was open meanwhile may bring it back. */
interface FormerPost {
  is_ai_generated: boolean;
  generationItemId: string | null;
}

const detailsSchema = z
  .object({ isAiGenerated: z.boolean(), generationItemId: z.string().nullable() })
  .catch({ isAiGenerated: false, generationItemId: null });

/** What stays known of a deleted article, read from the audit trail alone: a form could leave out what it is asked. */
export async function getFormerPost(id: string, tx: Transaction = db): Promise<FormerPost> {
  const entry = await tx.auditEntry.findFirst({
    where: { target_kind: "post", target_id: id, action: "deleted" },
    orderBy: { created_at: "desc" },
  });
  const { isAiGenerated, generationItemId } = detailsSchema.parse(entry?.details);
  return { is_ai_generated: isAiGenerated, generationItemId };
}
