import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData, useParams } from "@remix-run/react";
import { requireAdmin } from "~/features/accounts/guards.server";
import { listPosts } from "~/features/blog/admin-queries.server";
import { POSTS_LOAD_FAILURE } from "~/features/blog/model";
import { postListSchema } from "~/features/blog/schema";
import type { RouteHandle } from "~/lib/route-handle";
import { seo } from "~/lib/seo";
import { pageCountOf } from "~/server/last-page.server";
import { PageHeader } from "~/ui/page-header";
import { PostPicker } from "./post-picker";

const POSTS_PER_PAGE = 25;

export const handle: RouteHandle = { loadFailure: POSTS_LOAD_FAILURE };

export const meta: MetaFunction = () => seo({ title: "Gestion SEO" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = postListSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { posts, matchCount } = await listPosts(list, POSTS_PER_PAGE);
  return {
    list,
    matchCount,
    posts: posts.map(({ id, title, is_published, tag_count }) => ({ id, title, is_published, tag_count })),
    pageCount: pageCountOf(request, { page: list.page, matchCount, perPage: POSTS_PER_PAGE }),
  };
}

export type PickerData = Awaited<ReturnType<typeof loader>>;

export default function Seo() {
  const picker = useLoaderData<typeof loader>();
  const { id } = useParams();
  return (
    <>
      <PageHeader title="Gestion SEO" description="Ce que les moteurs de recherche et les réseaux montrent du blog." />
      <div className="seo-desk" data-selected={id ? "" : undefined}>
        <PostPicker picker={picker} selected={id} />
        <div className="seo-pane">
          <Outlet />
        </div>
      </div>
    </>
  );
}
