import type { ReactNode } from "react";

interface RowNoteProps {
  children: ReactNode;
  /** Digits of one width. */
  hasFigures?: boolean;
  /** Text of any length: it breaks rather than widen its column. */
  isLong?: boolean;
}

/** What a cell of a table adds to its content, smaller and below it. */
export function RowNote({ children, hasFigures = false, isLong = false }: RowNoteProps) {
  const lines = isLong ? "wrap-break-word" : "whitespace-nowrap";
  return (
    <span className={`row-note block text-text-3 text-xs font-normal ${lines} ${hasFigures ? "figures" : ""}`}>
      {children}
    </span>
  );
}
