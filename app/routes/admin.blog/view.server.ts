import { articlePath, isFitForReaders, shortfallOf } from "~/features/blog/model/post";
import type { ListedPost } from "~/features/blog/queries/admin-posts.server";
import { createPreviewPath } from "~/features/blog/queries/post-form.server";
import { formatNumber } from "~/lib/text/format-number";
import { formatShortDate } from "~/site/format";

/** An article as one row of the list shows it. */
export type PostRowData = ReturnType<typeof toRow>;

/** Dates and figures are written on the server: a browser's tables may be older or newer than ours. */
export function toRow({
  views_count,
  created_at,
  published_at,
  tag_count: _,
  is_ai_generated,
  ai_reviewed_at,
  word_count,
  words_wanted,
  character_count,
  characters_wanted,
  ...post
}: ListedPost) {
  const measured = { word_count, words_wanted, character_count, characters_wanted };
  return {
    ...post,
    isGenerated: is_ai_generated,
    isToReview: !isFitForReaders({ is_ai_generated, ai_reviewed_at }),
    shortfall: post.is_published ? null : shortfallOf(measured),
    path: articlePath(post),
    shownAt: post.is_published ? articlePath(post) : createPreviewPath(post.id),
    views: formatNumber(views_count),
    createdAt: created_at.toISOString(),
    created: formatShortDate(created_at),
    publishedOn: published_at && formatShortDate(published_at),
  };
}
