import type { ReactNode } from "react";
import { AppLink } from "./app-link";
import { EmptyState } from "./empty-state";
import { ListPagination } from "./list-pagination";
import type { ListSummaryProps } from "./list-summary";
import { ListSummary } from "./list-summary";
import type { TableColumn } from "./table";
import { Table } from "./table";
import { TableCell } from "./table-cell";
import { TableRow } from "./table-row";
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

interface ListColumn<Row> extends Pick<TableColumn, "label" | "isNumber" | "isLabelHidden"> {
  cell: (row: Row) => ReactNode;
  isHeader?: boolean;
  /** The name of a person: long words break. */
  isName?: boolean;
  /** Long text takes a whole line where rows are stacked. */
  isLong?: boolean | ((row: Row) => boolean);
  /** The label beside the value where rows are stacked: the column's, another one, or none. */
  stackedLabel?: string | false;
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

interface ListTable<Row> {
  caption: string;
  columns: readonly ListColumn<Row>[];
  /** Whether a link of the row covers all of it (ROW_LINK). */
  hasRowLink?: boolean;
}

/**
 * A list of the office from its parts: filters, count and export, rows, pages, and what stands there without rows. The
 * component takes what the loader has read (`loadList`), and children that stand above the rows.
 */
export function defineList<Data extends ListData>({ path, ...parts }: ListDefinition<Data>) {
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
          <RowsTable {...parts.rows} path={path} rows={rows} sort={list.sort} />
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

interface RowsTableProps<Row> extends ListTable<Row> {
  path: string;
  rows: readonly Row[];
  sort: string | undefined;
}

function RowsTable<Row extends { id: string }>(props: RowsTableProps<Row>) {
  const { caption, columns, hasRowLink, path, rows, sort } = props;
  const hrefFor = useSearchHref(path);
  const heads = columns.map(({ label, isNumber, isLabelHidden, sorts }): TableColumn => {
    if (!sorts) return { label, isNumber, isLabelHidden };
    const sorted = sort === sorts.ascending ? "ascending" : sort === sorts.descending ? "descending" : undefined;
    // The head of the column that the list is sorted by turns the order round.
    const other = sorted === "ascending" ? "descending" : "ascending";
    const next = sorts[sorted === sorts.first ? other : sorts.first];
    return { label, isNumber, isLabelHidden, sorted, sortTo: hrefFor({ sort: next, page: null }) };
  });
  return (
    <Table caption={caption} columns={heads}>
      {rows.map((row) => (
        <TableRow key={row.id} hasRowLink={hasRowLink}>
          {columns.map(({ label, cell, isLong, isHeader, isLabelHidden, stackedLabel = label, ...column }) => (
            <TableCell
              key={label}
              label={isHeader || isLabelHidden || stackedLabel === false ? undefined : stackedLabel}
              isHeader={isHeader}
              isName={column.isName}
              isNumber={column.isNumber}
              isLong={typeof isLong === "function" ? isLong(row) : isLong}
            >
              {cell(row)}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </Table>
  );
}
