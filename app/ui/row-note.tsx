import type { ReactNode } from "react";

interface RowNoteProps {
  children: ReactNode;
  /** Whether its digits are all of one width. */
  hasFigures?: boolean;
}

/** What a cell of a table adds to its content, smaller and below it. */
export function RowNote({ children, hasFigures = false }: RowNoteProps) {
  return (
    <span
      className={`row-note block text-text-3 text-xs font-normal wrap-anywhere whitespace-nowrap ${hasFigures ? "figures" : ""}`}
    >
      {children}
    </span>
  );
}
