import type { SearchToolbarProps } from "./search-toolbar";
import { SearchToolbar } from "./search-toolbar";
import type { StatusFilterStripProps } from "./status-filter-strip";
import { StatusFilterStrip } from "./status-filter-strip";

export type ListFiltersProps = {
  action: string;
  strip?: Omit<StatusFilterStripProps, "action"> | undefined;
  search: Omit<SearchToolbarProps, "action" | "kept">;
  /** Further parameters that stay when one searches. */
  kept?: SearchToolbarProps["kept"];
};

/** What narrows and orders a list, all of it in its address: a strip of states over a search, which keeps the state. */
export function ListFilters({ action, strip, search, kept }: ListFiltersProps) {
  return (
    <>
      {strip && <StatusFilterStrip action={action} {...strip} />}
      <SearchToolbar action={action} {...search} kept={{ ...kept, ...(strip && { [strip.name]: strip.current }) }} />
    </>
  );
}
