import { AppLink } from "./app-link";
import { useSearchHref } from "./use-address";

export type ListSummaryProps = {
  /** Address of the list; its table for a spreadsheet lies below, at /export. */
  action: string;
  /** How many rows the filter shows, over all pages. */
  matchCount: number;
};

/** How much the filter shows, and a way to take it along. */
export function ListSummary({ action, matchCount }: ListSummaryProps) {
  const exportTo = useSearchHref(`${action}/export`)({ page: null });
  if (matchCount === 0) return null;
  return (
    <p className="list-summary figures">
      {matchCount} {matchCount > 1 ? "résultats" : "résultat"}
      <AppLink to={exportTo}>Exporter (CSV)</AppLink>
    </p>
  );
}
