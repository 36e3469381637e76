import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { articleCount, blogCopy, moreArticles } from "~/content/blog";
import { CoverBevels } from "~/features/blog/components/article-cover";
import { feedLinks } from "~/features/blog/model/post";
import { CallToActionBand } from "~/shell/call-to-action-band";
import { PageJsonLd } from "~/shell/page-json-ld";
import type { RouteHandle } from "~/site/route-handle";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { Pagination } from "~/ui/pagination";
import { TallLink } from "~/ui/tall-link";
import type { ListFilters } from "./filters";
import { listMeta, pageHref, readFilters } from "./filters";
import { ListHead } from "./list-head";
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
              : "grid grid-cols-[minmax(0,1fr)] lg:grid-cols-12 lg:gap-x-(--gap) [--outside:max(var(--gutter),calc((100vw_-_var(--page))_/_2_+_var(--gutter)))]"
          }
        >
          {posts.map((post) => (
            <PostCard key={post.slug} post={post} />
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

interface ResultLineProps {
  filters: ListFilters;
  matchCount: number;
  hasMore: boolean;
  pageCount: number;
}

function ResultLine({ filters: { q, category, tag, page }, matchCount, hasMore, pageCount }: ResultLineProps) {
  const isFiltered = Boolean(q || category || tag);
  return (
    <p className="flex flex-wrap gap-y-1 gap-x-1 items-center pt-5 text-text-2" role="status">
      {hasMore ? moreArticles(matchCount) : articleCount(matchCount)}
      {q && ` pour «\u202f${q}\u202f»`}
      {category && ` dans ${category}`}
      {tag && ` sous l’étiquette «\u202f${tag}\u202f»`}
      {pageCount > 1 && `, page ${page} sur ${pageCount}`}
      {isFiltered && (
        <TallLink className="ms-4 text-link" to="/blog">
          Tout afficher
        </TallLink>
      )}
    </p>
  );
}

interface EmptyListProps {
  isDown: boolean;
  /** Whether the list has no filter. */
  isWhole: boolean;
}

function EmptyList({ isDown, isWhole }: EmptyListProps) {
  const { title, text, action } = isDown ? blogCopy.unavailable : isWhole ? blogCopy.none : blogCopy.nothingFound;
  const to = isWhole && !isDown ? "/services/programming" : "/blog";
  return (
    <div className="mt-10">
      <EmptyState title={title} action={<LinkButton to={to}>{action}</LinkButton>}>
        <p>{text}</p>
      </EmptyState>
    </div>
  );
}
