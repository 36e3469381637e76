import type { ImportKind, LineState, Mapping } from "~/features/contact-import/model";
import {
  EMAIL_UNMAPPED,
  IMPORT_MAX_BYTES,
  IMPORT_MAX_COLUMNS,
  IMPORT_MAX_ROWS,
  mapHeadings,
  NAME_UNMAPPED,
  REACH_UNMAPPED,
  TABLE_EMPTY,
  TABLE_TOO_LARGE,
  TABLE_UNREADABLE,
} from "~/features/contact-import/model";
import { findKnown } from "~/features/contact-import/queries.server";
import type { ContactRow } from "~/features/contact-import/schema.server";
import { ROW_SCHEMAS } from "~/features/contact-import/schema.server";
import { csvFaultOf, readCsvRecords } from "~/lib/text/read-csv";
import { DomainError } from "~/server/errors.server";

/** A line of a table, and what it would come to. */
export interface CheckedLine {
  /** As a spreadsheet counts: the headings are line 1. */
  line: number;
  /** As it was typed, for those who look for it. */
  title: string;
  state: LineState;
  /** What is wrong with it, or of what it is a duplicate. */
  reasons: string[];
  /** What it is a duplicate of, where that has a page. */
  knownTo: string | null;
  row: ContactRow | null;
}

/** A table that was looked through. */
export interface CheckedTable {
  headings: string[];
  mapping: Mapping;
  /** Which columns have to be named first; nothing was looked through then. */
  problem: string | null;
  lines: CheckedLine[];
}

/**
 * Looks through a table: which column is what, and what each line would come to. Nothing is stored.
 * @param chosen which column the user says is what; by their headings when absent
 * @throws DomainError `invalid` for a text that is no table, or too large a one.
 */
export async function checkTable(kind: ImportKind, text: string, chosen?: Mapping): Promise<CheckedTable> {
  const [head, ...body] = recordsOf(text);
  if (!head || body.length === 0) throw new DomainError("invalid", TABLE_EMPTY);
  const headings = head.cells.map((cell) => cell.trim());
  if (headings.length > IMPORT_MAX_COLUMNS)
    throw new DomainError("invalid", `Le tableau a ${headings.length} colonnes, ${IMPORT_MAX_COLUMNS} au plus.`);
  if (body.length > IMPORT_MAX_ROWS)
    throw new DomainError("invalid", "Le tableau a plus de 10\u202f000 lignes\u202f: partagez-le en plusieurs.");
  const mapping = chosen ?? mapHeadings(headings, kind);
  const problem = problemOf(mapping, kind);
  if (problem) return { headings, mapping, problem, lines: [] };
  const lines = body.map(({ line, cells }) => readLine(kind, { line, cells, mapping }));
  return { headings, mapping, problem, lines: await withDuplicates(kind, lines) };
}

function recordsOf(text: string) {
  if (Buffer.byteLength(text) > IMPORT_MAX_BYTES) throw new DomainError("invalid", TABLE_TOO_LARGE);
  if (text.includes("\0")) throw new DomainError("invalid", TABLE_UNREADABLE);
  try {
    return readCsvRecords(text, IMPORT_MAX_ROWS + 1);
  } catch (error) {
    const fault = csvFaultOf(error);
    if (fault === null) throw error;
    throw new DomainError("invalid", `${TABLE_UNREADABLE} ${fault}`, { cause: error });
  }
}

function problemOf(mapping: Mapping, kind: ImportKind): string | null {
  if (mapping.name === undefined && mapping.first_name === undefined) return NAME_UNMAPPED;
  if (kind === "clients") return mapping.email === undefined ? EMAIL_UNMAPPED : null;
  return mapping.email === undefined && mapping.phone === undefined ? REACH_UNMAPPED : null;
}

/** An apostrophe that a spreadsheet, or our own export, sets before what would be taken for a formula or a number. */
const GUARD = /^'(?=[=+\-@0])/;

function readLine(kind: ImportKind, { line, cells, mapping }: { line: number; cells: string[]; mapping: Mapping }) {
  const cell = (field: keyof Mapping) => {
    const place = mapping[field];
    return place === undefined ? "" : (cells[place] ?? "").trim().replace(GUARD, "");
  };
  const name = [cell("first_name"), cell("name")].filter(Boolean).join(" ");
  const typed = { name, email: cell("email"), phone: cell("phone"), company: cell("company") };
  const parsed = ROW_SCHEMAS[kind].safeParse({ ...typed, service: cell("service"), message: cell("message") });
  const title = name || typed.email || typed.phone;
  const reasons = [...new Set(parsed.error?.issues.map(({ message }) => message) ?? [])];
  const state: LineState = parsed.success ? "ready" : "wrong";
  return { line, title: title.slice(0, 100), state, reasons, knownTo: null, row: parsed.data ?? null };
}

/** Marks the lines whose address or number an earlier line has, or an account or a lead. */
async function withDuplicates(kind: ImportKind, lines: CheckedLine[]): Promise<CheckedLine[]> {
  const rows = lines.flatMap(({ row }) => row ?? []);
  const known = await findKnown(kind, rows);
  const seen = new Map<string, number>();
  return lines.map((line) => {
    if (!line.row) return line;
    const { email, phone } = line.row;
    const keys = [email, phone].filter((key) => key !== null);
    const earlier = keys.map((key) => seen.get(key)).find((found) => found !== undefined);
    for (const key of keys) if (!seen.has(key)) seen.set(key, line.line);
    if (earlier !== undefined) return { ...line, state: "duplicate", reasons: [`Comme la ligne ${earlier}`] };
    const match = keys.map((key) => known.get(key)).find(Boolean);
    return match ? { ...line, state: "duplicate", reasons: [match.label], knownTo: match.to } : line;
  });
}
