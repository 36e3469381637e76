import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { POSTS_LOAD_FAILURE } from "~/features/blog/model/post";
import { listPosts } from "~/features/blog/queries/admin-posts.server";
import { postListSchema } from "~/features/blog/schema";
import { formatCount } from "~/lib/text/format-number";
import { pageCountOf } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { LinkButton } from "~/ui/link-button";
import { ListPagination } from "~/ui/list-pagination";
import { ListSummary } from "~/ui/list-summary";
import { PageHeader } from "~/ui/page-header";
import { NoPost } from "./no-post";
import { PostFilters } from "./post-filters";
import { PostTable } from "./post-table";
import { toRow } from "./view.server";

const POSTS_PER_PAGE = 25;

export const handle: RouteHandle = { loadFailure: POSTS_LOAD_FAILURE };

export const meta: MetaFunction = () => seo({ title: "Gestion du Blog" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = postListSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { posts, counts, matchCount } = await listPosts(list, POSTS_PER_PAGE);
  return {
    list,
    posts: posts.map(toRow),
    counts,
    count: `${formatCount(counts.total, "article")}, dont ${formatCount(counts.drafts, "brouillon")}`,
    matchCount,
    pageCount: pageCountOf(request, { page: list.page, matchCount, perPage: POSTS_PER_PAGE }),
  };
}

export { action } from "./action.server";

export default function Posts() {
  const { list, posts, count, counts, matchCount, pageCount } = useLoaderData<typeof loader>();
  const actions = (
    <>
      <LinkButton to="/admin/blog/redirections" hydrated size="sm">
        Redirections
      </LinkButton>
      <LinkButton to="/admin/blog/generate" hydrated size="sm">
        Générer un article
      </LinkButton>
      <LinkButton to="/admin/blog/new" hydrated variant="primary" size="sm">
        Nouvel article
      </LinkButton>
    </>
  );
  return (
    <>
      <PageHeader title="Gestion du Blog" description={count} actions={actions} />
      <PostFilters list={list} counts={counts} />
      <ListSummary action="/admin/blog" matchCount={matchCount} />
      {posts.length > 0 ? (
        <PostTable posts={posts} sort={list.sort} />
      ) : (
        <NoPost isFiltered={Boolean(list.q || list.category || list.language || list.state)} />
      )}
      <ListPagination action="/admin/blog" page={list.page} pageCount={pageCount} />
      <Outlet />
    </>
  );
}
