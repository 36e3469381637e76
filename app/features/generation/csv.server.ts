import { parse } from "csv-parse/sync";
import type { RowBrief } from "~/features/generation/model/brief";
import type { CsvColumnName } from "~/features/generation/schema/brief";
import {
  CSV_COLUMNS,
  CSV_MAX_BYTES,
  CSV_MAX_COLUMNS,
  CSV_MAX_ROWS,
  rowSchema,
} from "~/features/generation/schema/brief";
import { csvTextOf, withoutC1Controls } from "~/lib/text/csv-encoding";
import { csvDelimiterOf, csvFaultOf, hasDelimiterLine } from "~/lib/text/read-csv";
import { DomainError } from "~/server/errors.server";
import shippedText from "../../../public/articles-100.csv?raw";

const CSV_UNREADABLE = "Erreur de chargement du CSV";

const CSV_EMPTY = "CSV vide";

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
/** A title may stand above the columns' names, in so many lines. */
const TITLE_LINES_MAX = 10;

/** Of a form: under it stands what is wrong with the file as a whole. */
const FILE_FIELD = "file";

type Cells = Partial<Record<CsvColumnName, string>>;

/** Reads a CSV of subjects (commas, semicolons or tabs). @throws DomainError `invalid` for a file without readable rows */
export function readCsv(bytes: Uint8Array): ReadRow[] {
  if (bytes.byteLength > CSV_MAX_BYTES) throw refusal("Le fichier dépasse 1 Mo.");
  const { above, rows } = records(bytes);
  const [head = [], ...body] = rows;
  if (head.length > CSV_MAX_COLUMNS) throw refusal(`Le fichier a ${head.length} colonnes, ${CSV_MAX_COLUMNS} au plus.`);
  if (body.length > LINES_MAX) throw refusal(`Le fichier a plus de ${LINES_MAX} lignes, ${CSV_MAX_ROWS} au plus.`);
  const found = body
    .map((cells, index) => ({ line: above + index + 2, cells: named(head, cells), isLong: cells.length > head.length }))
    .filter(({ cells }) => Object.values(cells).some(Boolean));
  if (found.length === 0) throw new DomainError("invalid", CSV_EMPTY, { field: FILE_FIELD });
  const names = head.map(columnName);
  const absent = CSV_COLUMNS.filter((column) => !names.includes(column));
  if (absent.length > 0) throw refusal(`Colonnes absentes : ${absent.join(", ")}.`);
  if (found.length > CSV_MAX_ROWS) throw refusal(`Le fichier a ${found.length} lignes, ${CSV_MAX_ROWS} au plus.`);
  return withoutTwins(found.map(readRow));
}

function refusal(reason: string): DomainError {
  return new DomainError("invalid", `${CSV_UNREADABLE}. ${reason}`, { field: FILE_FIELD });
}

/** The columns' names and the rows below them, and how many lines stand above. */
function records(bytes: Uint8Array): { above: number; rows: string[][] } {
  const text = orFault(() => csvTextOf(bytes));
  if (!text.trim()) throw new DomainError("invalid", CSV_EMPTY, { field: FILE_FIELD });
  const named = hasDelimiterLine(text) ? 1 : 0;
  const rows: string[][] = orFault(() =>
    parse(withoutC1Controls(text), {
      bom: true,
      delimiter: csvDelimiterOf(text),
      from_line: named + 1,
      relax_column_count: true,
      to: LINES_MAX + 2 + TITLE_LINES_MAX,
      record_delimiter: ["\r\n", "\n", "\r"],
    }),
  );
  const isHead = (cells: string[]) => CSV_COLUMNS.every((column) => cells.map(columnName).includes(column));
  const place = Math.max(0, rows.slice(0, TITLE_LINES_MAX + 1).findIndex(isHead));
  return { above: named + place, rows: rows.slice(place) };
}

function orFault<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    const fault = csvFaultOf(error);
    if (fault === null) throw error;
    throw new DomainError("invalid", `${CSV_UNREADABLE}. ${fault}`, { field: FILE_FIELD, cause: error });
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

export function readShippedCsv(): RowBrief[] {
  shipped ??= readCsv(new TextEncoder().encode(shippedText)).flatMap(({ brief }) => brief ?? []);
  return shipped;
}
