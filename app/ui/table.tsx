import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { AppLink } from "./app-link";

export type TableColumn = {
  label: string;
  sortTo?: string;
  sorted?: "ascending" | "descending" | undefined;
  isNumber?: boolean;
  /** The label is for readers only: a column of buttons. */
  isLabelHidden?: boolean;
};

function HeadCell({ column }: { column: TableColumn }) {
  const { label, sortTo, sorted, isNumber, isLabelHidden } = column;
  const content = isLabelHidden ? <span className="sr-only">{label}</span> : label;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: narrow screens draw the table as blocks, which takes the native roles away
    <th scope="col" role="columnheader" aria-sort={sorted} className={isNumber ? "is-number" : undefined}>
      {sortTo ? (
        <AppLink to={sortTo} hydrated preventScrollReset>
          {content}
          {sorted === "ascending" && <ArrowUp aria-hidden="true" />}
          {sorted === "descending" && <ArrowDown aria-hidden="true" />}
        </AppLink>
      ) : (
        content
      )}
    </th>
  );
}

export type TableProps = { caption: string; columns: readonly TableColumn[]; children: ReactNode };

/** A list of like things; each row becomes a small card of stacked cells on a narrow screen. */
export function Table({ caption, columns, children }: TableProps) {
  return (
    <div className="table-wrap">
      {/* biome-ignore lint/a11y/noRedundantRoles: see the head cell */}
      <table className="table" role="table">
        <caption className="sr-only">{caption}</caption>
        {/* biome-ignore lint/a11y/noRedundantRoles: see the head cell */}
        <thead role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: see the head cell */}
          <tr role="row">
            {columns.map((column) => (
              <HeadCell key={column.label} column={column} />
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: see the head cell */}
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
  );
}
