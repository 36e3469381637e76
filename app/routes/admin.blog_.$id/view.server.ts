import { redirect } from "@remix-run/node";
import { getFormerPost } from "~/features/blog/commands/deleted-post.server";
import { articlePath, shortfallOf } from "~/features/blog/model/post";
import { NEW_POST, valuesOfPost } from "~/features/blog/model/post-values";
import { isFitForReaders } from "~/features/blog/model/review-rule";
import type { getPost } from "~/features/blog/queries/admin-posts.server";
import { getPostForm } from "~/features/blog/queries/post-form.server";
import { createPreviewPath } from "~/features/blog/queries/preview.server";
import { getOrigin } from "~/features/generation/queries/items.server";
import { getAdoptionNotice } from "~/features/media/queries.server";
import { DRAFT_FIELD } from "~/lib/forms/form-draft";
import { openFormDrafts } from "~/server/forms/form-drafts.server";
import { formatDateTime } from "~/site/format";

type StoredPost = NonNullable<Awaited<ReturnType<typeof getPost>>>;

/** An article as its page shows it. */
export async function toView(request: Request, post: StoredPost) {
  const { id, is_published, is_ai_generated, updated_at, image_url } = post;
  const notice = await getAdoptionNotice("post", id, image_url);
  return {
    opened: await getPostForm(valuesOfPost(post), await openFormDrafts(request), notice),
    post: {
      id,
      isFormer: false,
      isPublished: is_published,
      isGenerated: is_ai_generated,
      isToReview: !isFitForReaders(post),
      shortfall: shortfallOf(post),
      path: is_published ? articlePath(post) : createPreviewPath(id),
      saved: formatDateTime(updated_at),
    },
    origin: is_ai_generated ? await getOrigin(id) : null,
  };
}

/**
 * The page of a deleted article: the form of a new one, with what this browser has kept of it. Null where it has kept
 * nothing.
 * @throws a redirect to the newest form draft where the address names none: one that another tab keeps meanwhile is not
 * to take the place of what stands in the form
 */
export async function toFormerView(request: Request, id: string) {
  const drafts = await openFormDrafts(request, { orNewest: true });
  if (!drafts.resumed) return null;
  const { pathname, searchParams } = new URL(request.url);
  if (searchParams.get(DRAFT_FIELD) !== drafts.resumed.key) {
    searchParams.set(DRAFT_FIELD, drafts.resumed.key);
    throw redirect(`${pathname}?${searchParams}`);
  }
  const form = await getPostForm(NEW_POST, drafts);
  const { is_ai_generated: isGenerated } = await getFormerPost(id);
  const shown = { id, isFormer: true, isPublished: false, isGenerated, isToReview: isGenerated, shortfall: null };
  return {
    opened: { ...form, values: { ...form.values, version: NEW_POST.version } },
    post: { ...shown, path: null, saved: null },
    origin: null,
  };
}
