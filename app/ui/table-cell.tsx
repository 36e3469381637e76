import type { ReactNode } from "react";

export type TableCellProps = {
  children: ReactNode;
  /** The column's name, shown beside the value where rows are stacked. */
  label?: string;
  isHeader?: boolean;
  isNumber?: boolean;
  /** The name of a person: long words break. */
  isName?: boolean;
  /** Long text: takes a whole line where rows are stacked. */
  isLong?: boolean;
};

export function TableCell({ children, label, isHeader, isNumber, isName, isLong }: TableCellProps) {
  const looks = [label && "is-labelled", isNumber && "is-number", isName && "is-name", isLong && "is-long"];
  const className = looks.filter(Boolean).join(" ") || undefined;
  const content = label ? (
    <>
      <span className="hidden text-text-3 text-xs @max-[58.0625rem]/table:block" aria-hidden="true">
        {label}
      </span>
      <div className="min-w-0">{children}</div>
    </>
  ) : (
    children
  );
  if (isHeader) {
    return (
      // biome-ignore lint/a11y/noRedundantRoles: narrow screens draw cells as blocks, which takes the native role away
      <th scope="row" role="rowheader" className={className}>
        {content}
      </th>
    );
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as above
    <td role="cell" className={className}>
      {content}
    </td>
  );
}
