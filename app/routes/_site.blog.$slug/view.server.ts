import { data, redirect } from "@remix-run/node";
import { articlePath } from "~/features/blog/model/post";
import { toArticleView, toLinkView } from "~/features/blog/queries/article-view.server";
import type { Article } from "~/features/blog/queries/articles.server";
import {
  getMovedSlug,
  getNeighbours,
  getPublishedPost,
  listRelatedPosts,
} from "~/features/blog/queries/articles.server";
import { coverBevels } from "~/features/blog/queries/covers.server";
import { getSite } from "~/features/settings/queries.server";

const RELATED_SHOWN = 3;

/**
 * The published article at an address.
 * @throws a permanent redirect when it is known by its id or by a former slug; a 404 when there is none.
 */
export async function getArticle(slug: string): Promise<Article> {
  const post = await getPublishedPost(slug);
  if (post) return post;
  const moved = await getMovedSlug(slug);
  if (moved) throw redirect(articlePath({ slug: moved }), 301);
  throw data(null, { status: 404 });
}

/** An article with what its page shows around it. */
export async function toView(post: Article) {
  const { previous, next } = await getNeighbours(post);
  const except = [previous, next].flatMap((each) => each ?? []);
  const related = await listRelatedPosts(post, { limit: RELATED_SHOWN, except });
  const article = toArticleView(post, (await getSite()).siteName);
  const links = related.map((each, index) => toLinkView(each, index === 0 ? "wide" : "small"));
  const bevels = coverBevels([article, ...links].map(({ cover }) => cover));
  return { article, previous, next, related: links, bevels };
}
