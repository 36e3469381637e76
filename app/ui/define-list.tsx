import type { ReactNode } from "react";
import { AppLink } from "./app-link";
import type { DataColumn, DataTableProps } from "./data-table";
import { DataTable } from "./data-table";
import { EmptyState } from "./empty-state";
import { ListPagination } from "./list-pagination";
import type { ListSummaryProps } from "./list-summary";
import { ListSummary } from "./list-summary";
import { useSearchHref } from "./use-address";

interface ListData {
  /** What the address asks for. */
  list: { page: number; sort?: string };
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

interface ListDefinition<Data extends ListData> {
  /** Address of the list; its table for a spreadsheet lies below, at /export. */
  path: string;
  /** What narrows and orders the list. */
  filters: (data: Data) => ReactNode;
  /** How the count names the rows, and whether the list can be taken along. */
  summary?: Pick<ListSummaryProps, "noun" | "hasExport">;
  /** The rows as a table, or drawn in another way. */
  rows: ListTable<Data["rows"][number]> | ((rows: Data["rows"], data: Data) => ReactNode);
  /** Whether more may match without the filter; where the address has one, when absent. */
  isFiltered?: (data: Data) => boolean;
  /** Where there is nothing yet. */
  empty: ReactNode;
  /** Where nothing matches, with the link that shows everything. */
  unmatched: { title: string; all: string } | ReactNode;
}

interface ListTable<Row> extends Pick<DataTableProps<Row>, "caption" | "hasRowLink"> {
  columns: readonly ListColumn<Row>[];
}

/**
 * A list of the office from its parts: filters, count and export, rows, pages, and what stands there without rows. The
 * component takes what the screen's loader has read (`loadList`), and children that stand above the rows.
 */
export function defineList<Loader extends (...args: never[]) => Promise<ListData>>({
  path,
  ...parts
}: ListDefinition<Awaited<ReturnType<Loader>>>) {
  type Data = Awaited<ReturnType<Loader>>;
  return function OfficeList({ data, children }: { data: Data; children?: ReactNode }) {
    const { list, rows, matchCount, hasMore, pageCount } = data;
    const { filters, summary, empty, unmatched, isFiltered = hasFilter } = parts;
    return (
      <>
        {filters(data)}
        <ListSummary action={path} matchCount={matchCount} hasMore={hasMore} {...summary} />
        {rows.length > 0 && children}
        {rows.length > 0 && typeof parts.rows === "function" && parts.rows(rows, data)}
        {rows.length > 0 && typeof parts.rows === "object" && (
          <RowsTable table={parts.rows} path={path} rows={rows} sort={list.sort} />
        )}
        {rows.length === 0 && (isFiltered(data) ? <Unmatched path={path} unmatched={unmatched} /> : empty)}
        <ListPagination action={path} page={list.page} pageCount={pageCount} />
      </>
    );
  };
}

function hasFilter({ list }: ListData): boolean {
  return Object.entries(list).some(([name, value]) => name !== "page" && name !== "sort" && Boolean(value));
}

function Unmatched({ path, unmatched }: { path: string; unmatched: { title: string; all: string } | ReactNode }) {
  if (!(unmatched && typeof unmatched === "object" && "all" in unmatched)) return unmatched;
  return (
    <EmptyState title={unmatched.title}>
      <AppLink to={path} hydrated>
        {unmatched.all}
      </AppLink>
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
