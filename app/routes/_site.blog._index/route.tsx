import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { blogCopy } from "~/content/blog";
import { CoverBevels } from "~/features/blog/components/article-cover";
import { feedLinks } from "~/features/blog/model/post";
import { CallToActionBand } from "~/shell/call-to-action-band";
import { PageJsonLd } from "~/shell/page-json-ld";
import { useRootData } from "~/shell/site-page";
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
  const site = useRootData()?.site;
  const isWhole = !filters.q && !filters.category && !filters.tag;
  return (
    <>
      <PageJsonLd crumbs={[{ name: blogCopy.title, path: "/blog" }]} />
      <ListHead filters={filters} categories={categories} />
      <section className="wrap blog-list" aria-label="Articles">
        {!isDown && (!isWhole || pageCount > 1) && (
          <ResultLine filters={filters} matchCount={matchCount} hasMore={hasMore} pageCount={pageCount} />
        )}
        {posts.length === 0 && <EmptyList isDown={isDown} isWhole={isWhole} />}
        <div className={filters.q ? "story-index" : "story-grid"}>
          {posts.map((post, index) => (
            <PostCard
              key={post.slug}
              post={post}
              place={filters.q ? "is-row" : placeOf(index, posts.length).className}
            />
          ))}
        </div>
        <CoverBevels defs={bevels} />
        <Pagination page={filters.page} pageCount={pageCount} hrefFor={(page) => pageHref(filters, page)} />
      </section>
      {site && <CallToActionBand site={site} />}
    </>
  );
}
