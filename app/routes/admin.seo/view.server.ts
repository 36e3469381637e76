import { listPosts } from "~/features/blog/queries/admin-posts.server";
import type { PostList } from "~/features/blog/schema";
import { pageCountOf } from "~/server/http/list-query.server";

const POSTS_PER_PAGE = 25;

export type PickerView = Awaited<ReturnType<typeof pickerView>>;

/** The articles to choose from, a page of them. */
export async function pickerView(request: Request, list: PostList) {
  const { posts, matchCount } = await listPosts(list, POSTS_PER_PAGE);
  return {
    list,
    matchCount,
    posts: posts.map(({ id, title, is_published, tag_count }) => ({ id, title, is_published, tag_count })),
    pageCount: pageCountOf(request, { page: list.page, matchCount, perPage: POSTS_PER_PAGE }),
  };
}
