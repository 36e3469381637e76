import type { ReactNode } from "react";
import type { TableColumn } from "./table";
import { Table } from "./table";
import { TableCell } from "./table-cell";
import { TableRow } from "./table-row";

export interface DataColumn<Row> extends TableColumn {
  cell: (row: Row) => ReactNode;
  /** The cell that names its row. */
  isHeader?: boolean;
  /** The name of a person: long words break. */
  isName?: boolean;
  /** Long text takes a whole line where rows are stacked. */
  isLong?: boolean | ((row: Row) => boolean);
  /** The label beside the value where rows are stacked: the column's, another one, or none. */
  stackedLabel?: string | false;
}

export interface DataTableProps<Row> {
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** What tells one row from another. */
  rowKey: (row: Row) => string | number;
  /** Whether a link of the row covers all of it (ROW_LINK). */
  hasRowLink?: boolean | undefined;
}

/** Rows of one kind, a column for each of their facts. */
export function DataTable<Row>({ caption, columns, rows, rowKey, hasRowLink }: DataTableProps<Row>) {
  return (
    <Table caption={caption} columns={columns}>
      {rows.map((row) => (
        <TableRow key={rowKey(row)} hasRowLink={hasRowLink}>
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
