import { parse } from "csv-parse/sync";

/** The text of a file: French Windows still saves a CSV in its own code page, and Excel in UTF-16 as 'Unicode'. */
export function csvTextOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const DELIMITERS = [",", ";", "\t", "|"];

/** The mark that separates the cells of a text: the one that its first line has most often. */
export function csvDelimiterOf(text: string): string {
  const [firstLine = ""] = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/, 1);
  const countOf = (mark: string) => firstLine.split(mark).length;
  return DELIMITERS.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ",";
}

const CSV_FAULTS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: "Un guillemet n’est pas refermé.",
  CSV_INVALID_CLOSING_QUOTE: "Un guillemet est suivi d’autre chose que la fin de sa cellule.",
  INVALID_OPENING_QUOTE: "Un guillemet est au milieu d’une cellule.",
  CSV_MAX_RECORD_SIZE: "Une ligne est trop longue.",
};

/** What is wrong with a table that csv-parse refuses, in a sentence; null for an error that is not of the table. */
export function csvFaultOf(error: unknown): string | null {
  const code = String((error as { code?: unknown } | null)?.code);
  return CSV_FAULTS[code] ?? (code.startsWith("CSV_") ? "Ce n’est pas un tableau." : null);
}

/** A row of a table, and on which line of its text it begins. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/**
 * The rows of a text, as spreadsheets write it: with commas, semicolons or tabulators, any kind of line break, quotes
 * around what holds one of them. Empty rows are left out.
 * @param max no more rows are read than one above this
 * @throws a CsvError for a quote that is not closed, or that stands within a cell
 */
export function readCsvRecords(text: string, max: number): CsvRecord[] {
  const rows: CsvRecord[] = [];
  parse(text, {
    bom: true,
    delimiter: csvDelimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    record_delimiter: ["\r\n", "\n", "\r"],
    on_record: (cells: string[], { lines }: { lines: number }) => {
      const inside = cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
      if (rows.length <= max && cells.some((cell) => cell.trim())) rows.push({ line: lines - inside, cells });
      return null;
    },
  });
  return rows;
}
