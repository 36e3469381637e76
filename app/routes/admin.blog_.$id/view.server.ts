import { openFormerPostForm, openPostForm } from "~/features/blog/commands/open-post-form.server";
import { articlePath, shortfallOf } from "~/features/blog/model/post";
import { valuesOfPost } from "~/features/blog/model/post-values";
import { isFitForReaders } from "~/features/blog/model/review-rule";
import { getFormerPost, getPost } from "~/features/blog/queries/admin-posts.server";
import { createPreviewPath } from "~/features/blog/queries/preview-link.server";
import { findOrigin } from "~/features/generation/origin.server";
import { findAdoptionNotice } from "~/features/media/commands/adopt-pictures.server";
import { formatDateTime } from "~/site/format";

/** What the page of an article shows; null for one that is gone and of which this browser has kept nothing. */
export async function findScreen(request: Request, id: string) {
  const post = await getPost(id);
  if (!post) return findFormer(request, id);
  const { is_published, is_ai_generated, updated_at } = post;
  return {
    opened: await openPostForm(request, valuesOfPost(post), await findAdoptionNotice("post", id, post.image_url)),
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
    origin: is_ai_generated ? await findOrigin(id) : null,
  };
}

async function findFormer(request: Request, id: string) {
  const opened = await openFormerPostForm(request);
  if (!opened) return null;
  const { is_ai_generated: isGenerated } = await getFormerPost(id);
  const shown = { id, isFormer: true, isPublished: false, isGenerated, isToReview: isGenerated, shortfall: null };
  return { opened, post: { ...shown, path: null, saved: null }, origin: null };
}
