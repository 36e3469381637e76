import { parse } from "csv-parse/sync";
import { withoutC1Controls } from "./csv-encoding";

const DELIMITERS = [",", ";", "\t", "|"];
/** Spreadsheets name the delimiter in a line of its own. */
const NAMED_DELIMITER = /^\uFEFF?"?sep=([,;\t|])"?[,;\t| ]*(?=[\r\n]|$)/i;
const LINES_LOOKED_AT = 20;
const BEGINNING = 64 * 1024;

/** A text's delimiter: the one that its `sep=` line names, else the one most regular in the first lines. */
export function csvDelimiterOf(text: string): string {
  const named = NAMED_DELIMITER.exec(text)?.[1];
  if (named) return named;
  const beginning = text.slice(0, BEGINNING).replace(/"[^"]*"/g, "");
  const lines = beginning.split(/\r\n|\r|\n/, LINES_LOOKED_AT).filter((line) => line.trim());
  const weight = (mark: string) => weightOf(lines.map((line) => line.split(mark).length - 1));
  return DELIMITERS.toSorted((one, other) => weight(other) - weight(one))[0] ?? ",";
}

/** Whether the first line of a text is none of its rows, but names their delimiter. */
export function hasDelimiterLine(text: string): boolean {
  return NAMED_DELIMITER.test(text);
}

/** How many lines agree on a count; where several do, more delimiters outweigh fewer. */
function weightOf(counts: readonly number[]): number {
  const found = counts.filter((count) => count > 0);
  return Math.max(0, ...found.map((count) => found.filter((other) => other === count).length * 1000 + count));
}

const CSV_FAULTS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: "Un guillemet n’est pas refermé.",
  CSV_INVALID_CLOSING_QUOTE: "Un guillemet est suivi d’autre chose que la fin de sa cellule.",
  INVALID_OPENING_QUOTE: "Un guillemet est au milieu d’une cellule.",
  CSV_MAX_RECORD_SIZE: "Une ligne est trop longue.",
  CSV_ENCODING: "Son codage n’est pas sûr\u202f: enregistrez-le en «\u202fCSV UTF-8\u202f».",
  CSV_ENCODING_UTF16: "Il est en UTF-16, mais coupé\u202f: enregistrez-le en «\u202fCSV UTF-8\u202f».",
  CSV_ENCODING_UTF8:
    "Il est en UTF-8, mais abîmé par endroits\u202f: enregistrez-le à nouveau en «\u202fCSV UTF-8\u202f».",
  CSV_ENCODING_DOS: "Il est en «\u202fCSV MS-DOS\u202f»\u202f: enregistrez-le en «\u202fCSV UTF-8\u202f».",
  CSV_ENCODING_ALPHABET:
    "Il est d’un autre alphabet, en ancien codage\u202f: enregistrez-le en «\u202fCSV UTF-8\u202f».",
};

/** What is wrong with a table that cannot be read, in a sentence; null for an error that is not of the table. */
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
 * A spreadsheet's rows, whatever its delimiter and line breaks, without empty rows and the line that names a delimiter.
 * @param max one more row than this is read at most @throws CsvError for a stray quote
 */
export function readCsvRecords(text: string, max: number): CsvRecord[] {
  const rows: CsvRecord[] = [];
  parse(withoutC1Controls(text), {
    bom: true,
    delimiter: csvDelimiterOf(text),
    from_line: hasDelimiterLine(text) ? 2 : 1,
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
