import { data, redirect } from "@remix-run/node";
import { articlePath } from "~/features/blog/model/post";
import type { Article } from "~/features/blog/queries/articles.server";
import { getMovedSlug, getPublishedPost } from "~/features/blog/queries/articles.server";

/**
 * The published article at an address.
 * @throws a lasting redirect when it is known by its id or by a former address; a 404 when there is none.
 */
export async function findArticle(slug: string): Promise<Article> {
  const post = await getPublishedPost(slug);
  if (post) return post;
  const moved = await getMovedSlug(slug);
  if (moved) throw redirect(articlePath({ slug: moved }), 301);
  throw data(null, { status: 404 });
}
