import type { Options } from "csv-stringify/sync";
import { stringify } from "csv-stringify/sync";
import { hundredthsText } from "~/lib/money/format-money";

/** What a cell holds. A number stays one: it is written with a decimal comma and without groups. */
export type CsvCell = string | number | boolean | CsvAmount | null | undefined;

export interface CsvAmount {
  hundredths: number;
}

/** A column of a table: its heading, and what it holds of each row. */
export interface CsvColumn<Row> {
  title: string;
  value: (row: Row) => CsvCell;
}

/** What a file begins with, so that spreadsheets read it as UTF-8: the byte order mark. */
export const CSV_START = "\uFEFF";

/** What a spreadsheet would take for a formula (OWASP, 'CSV Injection'), full-width signs included. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** What it would take for a number, and so lose the first digit of a French telephone number. */
const LEADING_ZERO = /^0\d+$/;

/** RFC 4180, with the semicolons that a French spreadsheet expects. */
const OPTIONS: Options = {
  delimiter: ";",
  record_delimiter: "windows",
  // A lone line break too, which is no end of a record here.
  quoted_match: /[\r\n]/,
  cast: {
    boolean: (isTrue) => (isTrue ? "oui" : "non"),
    object: ({ hundredths }) => hundredthsText(Number(hundredths)),
    number: (value) => String(value).replace(".", ","),
    string: (text) => (FORMULA.test(text) || LEADING_ZERO.test(text) ? `'${text}` : text),
  },
};

/** One line, its end included. */
export function csvLine(cells: readonly CsvCell[]): string {
  return stringify([[...cells]], OPTIONS);
}

/** The line of the headings. */
export function csvHead<Row>(columns: readonly CsvColumn<Row>[]): string {
  return csvLine(columns.map(({ title }) => title));
}

/** A line a row. */
export function csvLines<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const records = rows.map((row) => columns.map(({ value }) => value(row)));
  return stringify(records, OPTIONS);
}
