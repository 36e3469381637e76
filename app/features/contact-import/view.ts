import type { CheckedLine, CheckedTable } from "./commands/check-table.server";
import type { LineState } from "./model";

/** A table that was read: what it is called, its text, and what its lines would come to. */
export interface ReadTable {
  source: string;
  /** Where numbers belong that have no code. */
  country: string;
  text: string;
  table: CheckedTable;
}

/** So many lines are shown: those that ask for a look first. */
const SHOWN_LINES = 200;

const URGENCY: Record<LineState, number> = { wrong: 0, duplicate: 1, ready: 2 };

/** A dry run as its page shows it. */
export type ImportView = ReturnType<typeof toImportView>;

/** What a table would come to: its columns, how many lines of each kind, and the first lines. */
export function toImportView({ source, country, text, table }: ReadTable) {
  const { headings, mapping, problem, lines, unusedColumns, rowsAbove } = table;
  const count = (state: LineState) => lines.filter((line) => line.state === state).length;
  const sorted = lines.toSorted((one, other) => URGENCY[one.state] - URGENCY[other.state] || one.line - other.line);
  return {
    source,
    country,
    text,
    headings,
    mapping,
    problem,
    unusedColumns,
    rowsAbove,
    counts: { ready: count("ready"), duplicate: count("duplicate"), wrong: count("wrong") },
    lines: sorted.slice(0, SHOWN_LINES).map(toShown),
    hiddenCount: Math.max(0, lines.length - SHOWN_LINES),
  };
}

function toShown({ line, title, state, reasons, knownTo, row }: CheckedLine) {
  const { email = null, phone = null, company = null } = row ?? {};
  return { line, title, state, reasons, knownTo, details: [email, phone, company].filter(Boolean).join(", ") };
}
