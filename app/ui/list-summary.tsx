import { formatCount } from "~/lib/text/format-number";
import { TallLink } from "./tall-link";
import { useSearchHref } from "./use-address";

export type ListSummaryProps = {
  /** Address of the list; its table for a spreadsheet lies below, at /export. */
  action: string;
  /** How many rows the filter shows, over all pages. */
  matchCount: number;
  /** Whether more rows match than are counted and shown. */
  hasMore?: boolean;
  /** What a row is called. */
  noun?: string;
  hasExport?: boolean;
};

/** How much the filter shows, and a way to take it along. */
export function ListSummary({ action, matchCount, hasMore, noun = "résultat", hasExport = true }: ListSummaryProps) {
  const exportTo = useSearchHref(`${action}/export`)({ page: null });
  if (matchCount === 0) return null;
  return (
    <p className="list-summary figures flex flex-wrap items-center justify-between gap-y-0 gap-x-6 mb-2 text-text-2 text-sm">
      {hasMore && "Plus de "}
      {formatCount(matchCount, noun)}
      {hasExport && <TallLink to={exportTo}>Exporter (CSV)</TallLink>}
    </p>
  );
}
