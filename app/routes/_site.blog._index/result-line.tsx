import { articleCount, moreArticles } from "~/content/blog";
import { AppLink } from "~/ui/app-link";
import type { ListFilters } from "./filters";

interface ResultLineProps {
  filters: ListFilters;
  matchCount: number;
  /** Whether the search has found more than it shows. */
  hasMore: boolean;
  pageCount: number;
}

/** What is shown, in words, and the way back to everything. */
export function ResultLine({ filters: { q, category, tag, page }, matchCount, hasMore, pageCount }: ResultLineProps) {
  const isFiltered = Boolean(q || category || tag);
  return (
    <p className="blog-results" role="status">
      {hasMore ? moreArticles(matchCount) : articleCount(matchCount)}
      {q && ` pour «\u00a0${q}\u00a0»`}
      {category && ` dans ${category}`}
      {tag && ` sous l’étiquette «\u00a0${tag}\u00a0»`}
      {pageCount > 1 && `, page ${page} sur ${pageCount}`}
      {isFiltered && <AppLink to="/blog">Tout afficher</AppLink>}
    </p>
  );
}
