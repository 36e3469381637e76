/** What a cell holds. A number keeps being one: it is written with a decimal comma and without groups. */
export type CsvCell = string | number | boolean | null | undefined;

/** A column of a table: its heading, and what it holds of each row. */
export interface CsvColumn<Row> {
  title: string;
  value: (row: Row) => CsvCell;
}

/** What a file begins with, so that spreadsheets read it as UTF-8: the byte order mark. */
export const CSV_START = "\uFEFF";

/** What a spreadsheet would reckon as a formula (OWASP, 'CSV Injection'), full-width signs included. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** What it would take for a number, and so lose the first digit of a French telephone number. */
const ZERO_FIRST = /^0\d+$/;

/** One line (RFC 4180), with the semicolons that a French spreadsheet expects. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map((cell) => quoted(textOf(cell))).join(";")}\r\n`;
}

/** The line of the headings. */
export function csvHead<Row>(columns: readonly CsvColumn<Row>[]): string {
  return csvLine(columns.map(({ title }) => title));
}

/** A line a row. */
export function csvLines<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return rows.map((row) => csvLine(columns.map(({ value }) => value(row)))).join("");
}

function textOf(cell: CsvCell): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "boolean") return cell ? "oui" : "non";
  if (typeof cell === "number") return String(cell).replace(".", ",");
  return FORMULA.test(cell) || ZERO_FIRST.test(cell) ? `'${cell}` : cell;
}

function quoted(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
