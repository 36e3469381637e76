import type { ReactNode } from "react";
import { AppLink } from "./app-link";
import type { DataColumn, DataTableProps } from "./data-table";
import { DataTable } from "./data-table";
import { EmptyState } from "./empty-state";
import { ListFilters } from "./list-filters";
import { ListPagination } from "./list-pagination";
import type { ListSummaryProps } from "./list-summary";
import { ListSummary } from "./list-summary";
import type { WayOn } from "./screen-link";
import { WayOnLink } from "./screen-link";
import type { SelectOption } from "./select-options";
import type { StatusFilter } from "./status-filter-strip";
import { useSearchHref } from "./use-address";

interface ListData {
  /** What the address asks for. */
  list: { page: number; sort?: string; q?: string };
  rows: readonly { id: string }[];
  /** How many rows match, over all pages. */
  matchCount: number;
  /** Whether more rows match than are counted. */
  hasMore?: boolean;
  pageCount: number;
}

interface ListColumn<Row> extends Omit<DataColumn<Row>, "sorted" | "sortTo"> {
  /** The orders of the list that sort by this column, and the one that its head offers first. */
  sorts?: { ascending: string; descending: string; first: "ascending" | "descending" };
}

/** The name of a parameter of the list's address. */
type Asked<Data extends ListData> = keyof Data["list"] & string;

interface ListDefinition<Data extends ListData> {
  /** Address of the list; its table for a spreadsheet lies below, at /export. */
  path: string;
  /** The states that narrow the list, with how many rows have each. */
  strip?: { label: string; name: Asked<Data>; items: (data: Data) => readonly StatusFilter[] };
  search?: {
    label: string;
    placeholder: string;
    /** Choices that narrow the list further. */
    selects?: readonly ListSelect<Data>[];
    /** Further parameters that stay when one searches. */
    kept?: readonly Asked<Data>[];
  };
  /** What the search offers to sort by. */
  orders?: readonly SelectOption[];
  /** What else narrows the list, below that, or how it is narrowed. */
  filters?: (data: Data) => ReactNode;
  /** How the count names the rows, and whether the list can be taken along. */
  summary?: Pick<ListSummaryProps, "noun" | "hasExport">;
  /** The rows as a table, or drawn in another way. */
  rows: ListTable<Data["rows"][number]> | ((rows: Data["rows"], data: Data) => ReactNode);
  /** Whether there is nothing that could be narrowed, which hides strip and search. When absent, an address without a filter tells. */
  isEmpty?: (data: Data) => boolean;
  /** Where there is nothing yet. */
  empty: ListWords & { link?: WayOn };
  /** Where nothing matches; with `all`, a link that shows everything. */
  unmatched?: ListWords & { all?: string };
}

interface ListSelect<Data extends ListData> {
  name: Asked<Data>;
  label: string;
  options: readonly SelectOption[] | ((data: Data) => readonly SelectOption[]);
}

interface ListWords {
  title: string;
  text?: ReactNode;
}

interface ListTable<Row> extends Pick<DataTableProps<Row>, "caption" | "hasRowLink"> {
  columns: readonly ListColumn<Row>[];
}

/**
 * A list of the office from its parts: filters, count and export, rows, pages, and what stands there without rows. The
 * component takes what the screen's loader has read (`loadList`), and children that stand above the rows.
 */
export function defineList<Loader extends (...args: never[]) => Promise<ListData>>(
  definition: ListDefinition<Awaited<ReturnType<Loader>>>,
) {
  type Data = Awaited<ReturnType<Loader>>;
  const { path, ...parts } = definition;
  return function OfficeList({ data, children }: { data: Data; children?: ReactNode }) {
    const { list, rows, matchCount, hasMore, pageCount } = data;
    const { filters, summary, empty, unmatched, isEmpty } = parts;
    const isNarrowed = isEmpty ? !isEmpty(data) : hasFilter(data);
    return (
      <>
        {!isEmpty?.(data) && <DefinedFilters definition={definition} data={data} />}
        {filters?.(data)}
        <ListSummary action={path} matchCount={matchCount} hasMore={hasMore} {...summary} />
        {rows.length > 0 && children}
        {rows.length > 0 && typeof parts.rows === "function" && parts.rows(rows, data)}
        {rows.length > 0 && typeof parts.rows === "object" && (
          <RowsTable table={parts.rows} path={path} rows={rows} sort={list.sort} />
        )}
        {rows.length === 0 && <NoRows path={path} {...(isNarrowed && unmatched ? unmatched : empty)} />}
        <ListPagination action={path} page={list.page} pageCount={pageCount} />
      </>
    );
  };
}

function hasFilter({ list }: ListData): boolean {
  return Object.entries(list).some(([name, value]) => name !== "page" && name !== "sort" && Boolean(value));
}

function DefinedFilters<Data extends ListData>({ definition, data }: { definition: ListDefinition<Data>; data: Data }) {
  const { path, strip, search, orders } = definition;
  const asked: Record<string, unknown> = data.list;
  const textOf = (name: string) => (asked[name] === undefined ? undefined : String(asked[name]));
  if (!search) return null;
  const { label, placeholder, selects = [], kept = [] } = search;
  return (
    <ListFilters
      action={path}
      strip={strip && { ...strip, current: textOf(strip.name), items: strip.items(data) }}
      search={{
        label,
        placeholder,
        q: data.list.q,
        selects: [
          ...selects.map(({ options, ...select }) => ({
            ...select,
            value: textOf(select.name) ?? "",
            options: typeof options === "function" ? options(data) : options,
          })),
          ...(orders ? [{ name: "sort", label: "Trier", value: data.list.sort ?? "", options: orders }] : []),
        ],
      }}
      kept={Object.fromEntries(kept.map((name) => [name, textOf(name)]))}
    />
  );
}

function NoRows({ path, title, text, link, all }: ListWords & { path: string; link?: WayOn; all?: string }) {
  return (
    <EmptyState title={title} action={link && <WayOnLink {...link} />}>
      {all ? (
        <AppLink to={path} hydrated>
          {all}
        </AppLink>
      ) : (
        text
      )}
    </EmptyState>
  );
}

interface RowsTableProps<Row> {
  table: ListTable<Row>;
  path: string;
  rows: readonly Row[];
  sort: string | undefined;
}

function RowsTable<Row extends { id: string }>({ table, path, rows, sort }: RowsTableProps<Row>) {
  const hrefFor = useSearchHref(path);
  const columns = table.columns.map(({ sorts, ...column }): DataColumn<Row> => {
    if (!sorts) return column;
    const sorted = sort === sorts.ascending ? "ascending" : sort === sorts.descending ? "descending" : undefined;
    // The head of the column that the list is sorted by turns the order round.
    const other = sorted === "ascending" ? "descending" : "ascending";
    const next = sorts[sorted === sorts.first ? other : sorts.first];
    return { ...column, sorted, sortTo: hrefFor({ sort: next, page: null }) };
  });
  return <DataTable {...table} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}
