import { articleCount, blogCopy, moreArticles } from "~/content/blog";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { TallLink } from "~/ui/tall-link";
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
  /** Whether all articles were asked for: then there is none at all. */
  isWhole: boolean;
}

/** A list without an article: none yet, none found, or none in reach, each with a way on. */
export function EmptyList({ isDown, isWhole }: EmptyListProps) {
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
