import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { blogCopy } from "~/content/blog";
import { CoverBevels } from "~/features/blog/components/article-cover";
import { feedLinks } from "~/features/blog/model/post";
import { CallToActionBand } from "~/shell/call-to-action-band";
import { PageJsonLd } from "~/shell/page-json-ld";
import type { RouteHandle } from "~/site/route-handle";
import { Pagination } from "~/ui/pagination";
import { readFilters } from "./filters";
import { ListHead } from "./list-head";
import { listMeta, pageHref } from "./list-meta";
import { EmptyList, ResultLine } from "./list-result";
import { placeOf } from "./places";
import { PostCard } from "./post-card";
import { toView } from "./view.server";

export const handle: RouteHandle = { cache: { query: ["category", "tag", "page"], unless: ["q"] } };

export const links = feedLinks;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? listMeta(data.filters, data) : []);

export async function loader({ request }: LoaderFunctionArgs) {
  return toView(request, readFilters(request.url));
}

export default function BlogPage() {
  const { isDown, filters, categories, matchCount, hasMore, pageCount, posts, bevels } = useLoaderData<typeof loader>();
  const isWhole = !filters.q && !filters.category && !filters.tag;
  return (
    <>
      <PageJsonLd crumbs={[{ name: blogCopy.title, path: "/blog" }]} />
      <ListHead filters={filters} categories={categories} />
      <section className="wrap pb-(--section)" aria-label="Articles">
        {!isDown && (!isWhole || pageCount > 1) && (
          <ResultLine filters={filters} matchCount={matchCount} hasMore={hasMore} pageCount={pageCount} />
        )}
        {posts.length === 0 && <EmptyList isDown={isDown} isWhole={isWhole} />}
        <div
          className={
            filters.q
              ? "grid grid-cols-[minmax(0,1fr)] mt-5"
              : "story-grid grid grid-cols-[minmax(0,1fr)] lg:grid-cols-12 lg:gap-x-(--gap) [--outside:max(var(--gutter),calc((100vw_-_var(--page))_/_2_+_var(--gutter)))]"
          }
        >
          {posts.map((post, index) => (
            <PostCard
              key={post.slug}
              post={post}
              place={filters.q ? "is-result" : placeOf(index, posts.length).className}
            />
          ))}
        </div>
        <CoverBevels defs={bevels} />
        {pageCount > 1 && (
          <div className="mt-12">
            <Pagination page={filters.page} pageCount={pageCount} hrefFor={(page) => pageHref(filters, page)} />
          </div>
        )}
      </section>
      <CallToActionBand />
    </>
  );
}
