import { parse } from "csv-parse/sync";
import type { RowBrief } from "~/features/generation/model/brief";
import { CSV_EMPTY, CSV_UNREADABLE } from "~/features/generation/model/generation";
import type { CsvColumnName } from "~/features/generation/schema/csv-row";
import {
  CSV_COLUMNS,
  CSV_MAX_BYTES,
  CSV_MAX_COLUMNS,
  CSV_MAX_ROWS,
  rowSchema,
} from "~/features/generation/schema/csv-row";
import { csvDelimiterOf, csvFaultOf, csvTextOf } from "~/lib/text/read-csv";
import { DomainError } from "~/server/errors.server";
import shippedText from "../../../../public/articles-100.csv?raw";

/** A row as it was found: what is to be written, or what is wrong with it. */
export interface ReadRow {
  /** As a spreadsheet counts: the columns' names are line 1. */
  line: number;
  title: string;
  location: string;
  brief: RowBrief | null;
  /** 'Ligne 12, word_count : …' */
  errors: string[];
}

/** With those that are empty; what comes after them is not even read. */
const LINES_MAX = 2 * CSV_MAX_ROWS;

type Cells = Partial<Record<CsvColumnName, string>>;

/**
 * Reads a file of subjects as spreadsheets write it: UTF-8 or Windows-1252, with commas, semicolons or tabulators.
 * @throws DomainError `invalid` for a file of which no row can be told.
 */
export function readCsv(bytes: Uint8Array): ReadRow[] {
  if (bytes.byteLength > CSV_MAX_BYTES) throw refusal("Le fichier dépasse 1 Mo.");
  const [head = [], ...body] = records(csvTextOf(bytes));
  if (head.length > CSV_MAX_COLUMNS) throw refusal(`Le fichier a ${head.length} colonnes, ${CSV_MAX_COLUMNS} au plus.`);
  if (body.length > LINES_MAX) throw refusal(`Le fichier a plus de ${LINES_MAX} lignes, ${CSV_MAX_ROWS} au plus.`);
  const found = body
    .map((cells, index) => ({ line: index + 2, cells: named(head, cells), isLong: cells.length > head.length }))
    .filter(({ cells }) => Object.values(cells).some(Boolean));
  if (found.length === 0) throw new DomainError("invalid", CSV_EMPTY);
  const names = head.map(columnName);
  const absent = CSV_COLUMNS.filter((column) => !names.includes(column));
  if (absent.length > 0) throw refusal(`Colonnes absentes : ${absent.join(", ")}.`);
  if (found.length > CSV_MAX_ROWS) throw refusal(`Le fichier a ${found.length} lignes, ${CSV_MAX_ROWS} au plus.`);
  return withoutTwins(found.map(readRow));
}

function refusal(reason: string): DomainError {
  return new DomainError("invalid", `${CSV_UNREADABLE}. ${reason}`);
}

function records(text: string): string[][] {
  if (!text.trim()) throw new DomainError("invalid", CSV_EMPTY);
  try {
    return parse(text, {
      delimiter: csvDelimiterOf(text),
      relax_column_count: true,
      to: LINES_MAX + 2,
      record_delimiter: ["\r\n", "\n", "\r"],
    });
  } catch (error) {
    const fault = csvFaultOf(error);
    if (fault === null) throw error;
    throw new DomainError("invalid", `${CSV_UNREADABLE}. ${fault}`, { cause: error });
  }
}

function columnName(title: string): string {
  return title.trim().toLowerCase();
}

function named(head: string[], cells: string[]): Cells {
  return Object.fromEntries(head.map((title, index) => [columnName(title), cells[index]?.trim() ?? ""]));
}

function readRow({ line, cells, isLong }: { line: number; cells: Cells; isLong: boolean }): ReadRow {
  const parsed = rowSchema.safeParse(cells);
  const wrong = parsed.error?.issues.map(({ path, message }) => `Ligne ${line}, ${String(path[0])} : ${message}`) ?? [];
  const errors = isLong ? [...wrong, `Ligne ${line} : plus de cellules que de colonnes`] : wrong;
  const { title = "", location = "" } = cells;
  return { line, title, location, brief: errors.length === 0 ? (parsed.data ?? null) : null, errors };
}

/** The same subject twice would be the same article twice. */
function withoutTwins(rows: ReadRow[]): ReadRow[] {
  const firstLines = new Map<string, number>();
  return rows.map((row) => {
    const key = row.title.toLowerCase();
    const first = firstLines.get(key);
    if (!key || first === undefined) {
      firstLines.set(key, row.line);
      return row;
    }
    const error = `Ligne ${row.line}, title : le même titre qu’à la ligne ${first}`;
    return { ...row, brief: null, errors: [...row.errors, error] };
  });
}

/** Where the subjects that come with the site can be downloaded, and the name of a generation of them. */
export const SHIPPED_CSV_PATH = "/articles-100.csv";
export const SHIPPED_CSV_NAME = "articles-100.csv";

let shipped: RowBrief[] | undefined;

/** The subjects that come with the site. */
export function readShippedCsv(): RowBrief[] {
  shipped ??= readCsv(new TextEncoder().encode(shippedText)).flatMap(({ brief }) => brief ?? []);
  return shipped;
}
