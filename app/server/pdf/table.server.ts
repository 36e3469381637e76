import { rule } from "./blocks.server";
import type { Column, Element, Sheet, Side } from "./sheet.server";
import type { Line, TextLook } from "./typesetter.server";

export interface TableColumn {
  head: string;
  /** In points; the columns together are as wide as the table. */
  width: number;
  side: Side;
}

/** A cell: texts below each other, each in its own look. */
export type Cell = readonly { text: string; look: TextLook }[];

/** A row of cells, one a column, or a title over all of them. */
export type Row = { cells: readonly Cell[] } | { title: string };

export interface TableOptions {
  columns: readonly TableColumn[];
  rows: readonly Row[];
  /** What the table is, for readers who do not see it. */
  summary: string;
  looks: { head: TextLook; title: TextLook };
  ruleColours: { head: string; row: string };
}

interface SetLine {
  line: Line;
  look: TextLook;
}

const GAP = 10;
const PADDING = 5;
/** A row no higher than this stays whole, in points; a higher one may begin on one page and go on on the next. */
const WHOLE_ROW_MAX = 160;

/** Writes a table over as many pages as it takes; each page repeats its head, and a row too high for one goes on. */
export function writeTable(sheet: Sheet, table: TableOptions): void {
  const element = sheet.element("Table", sheet.root, { title: table.summary });
  writeHead(sheet, table, element);
  for (const [index, row] of table.rows.entries()) {
    const next = table.rows[index + 1];
    if ("cells" in row) writeRow(sheet, table, element, row.cells);
    else {
      const nextHeight = next && "cells" in next ? heightOfCells(sheet, setCells(sheet, table, next.cells)) : 0;
      writeTitle(sheet, table, element, row.title, nextHeight);
    }
  }
  element.end();
}

function columnAt(columns: readonly TableColumn[], index: number): Column {
  const start = columns.slice(0, index).reduce((sum, { width }) => sum + width, 0);
  const { width = 0 } = columns[index] ?? {};
  // A gap between neighbours, none at the edges of the table.
  const isLast = index === columns.length - 1;
  return { start, width: isLast ? width : width - GAP };
}

/** The head once as content; repeated on later pages it is no more than a help to the eye. */
function writeHead(sheet: Sheet, { columns, looks, ruleColours }: TableOptions, table: Element | null): void {
  const lines = columns.map(({ head }, index) =>
    sheet.setter.setLines(head, looks.head, columnAt(columns, index).width),
  );
  const height = Math.max(...lines.map((own) => own.length)) * sheet.setter.lineHeight(looks.head);
  const { y } = sheet;
  const draw = (index: number) =>
    sheet.drawLines(lines[index] ?? [], looks.head, columnAt(columns, index), y, columns[index]?.side);
  if (table) {
    const row = sheet.element("TR", table);
    columns.forEach((_, index) => {
      const cell = sheet.element("TH", row, { scope: "Column", words: columns[index]?.head ?? "" });
      cell.add(() => draw(index));
      cell.end();
    });
    row.end();
  } else
    sheet.artifact(() => {
      for (const index of columns.keys()) draw(index);
    });
  sheet.y += height + PADDING;
  rule(sheet, sheet.y, ruleColours.head, undefined, 0.9);
  sheet.y += PADDING;
}

function nextPage(sheet: Sheet, table: TableOptions): void {
  sheet.newPage();
  writeHead(sheet, table, null);
}

function writeTitle(sheet: Sheet, table: TableOptions, element: Element, title: string, nextHeight: number): void {
  const { title: look } = table.looks;
  const column = { start: 0, width: sheet.width };
  const lines = sheet.setter.setLines(title, look, column.width);
  const height = lines.length * sheet.setter.lineHeight(look);
  if (sheet.room < height + 2 * PADDING + Math.min(nextHeight, 60)) nextPage(sheet, table);
  const y = sheet.y + 2 * PADDING;
  const row = sheet.element("TR", element);
  const cell = sheet.element("TH", row, { scope: "Row", words: title });
  cell.add(() => sheet.drawLines(lines, look, column, y));
  cell.end();
  row.end();
  sheet.y = y + height;
}

function setCells(sheet: Sheet, { columns }: TableOptions, cells: readonly Cell[]): SetLine[][] {
  return cells.map((cell, index) =>
    cell.flatMap(({ text, look }) =>
      sheet.setter.setLines(text, look, columnAt(columns, index).width).map((line) => ({ line, look })),
    ),
  );
}

function heightOfLines(sheet: Sheet, lines: readonly SetLine[]): number {
  return lines.reduce((sum, { look }) => sum + sheet.setter.lineHeight(look), 0);
}

function heightOfCells(sheet: Sheet, cells: readonly SetLine[][]): number {
  return Math.max(...cells.map((lines) => heightOfLines(sheet, lines))) + 2 * PADDING;
}

function writeRow(sheet: Sheet, table: TableOptions, element: Element, cells: readonly Cell[]): void {
  let left = setCells(sheet, table, cells);
  if (sheet.room < Math.min(heightOfCells(sheet, left), WHOLE_ROW_MAX)) nextPage(sheet, table);
  const row = sheet.element("TR", element);
  const elements = cells.map((cell) => sheet.element("TD", row, { words: cell.map(({ text }) => text).join("\n") }));
  while (left.some((lines) => lines.length > 0)) {
    const parts = left.map((lines) => fitting(sheet, lines));
    drawParts(sheet, table, elements, parts);
    left = left.map((lines, index) => lines.slice(parts[index]?.length));
    if (left.some((lines) => lines.length > 0)) nextPage(sheet, table);
  }
  for (const cell of elements) cell.end();
  row.end();
  rule(sheet, sheet.y, table.ruleColours.row, undefined, 0.4);
}

/** The lines that have room on this page, one at least. */
function fitting(sheet: Sheet, lines: readonly SetLine[]): SetLine[] {
  const room = sheet.room - 2 * PADDING;
  let used = 0;
  const end = lines.findIndex(({ look }) => {
    used += sheet.setter.lineHeight(look);
    return used > room;
  });
  return lines.slice(0, end === -1 ? lines.length : Math.max(1, end));
}

function drawParts(sheet: Sheet, { columns }: TableOptions, elements: Element[], parts: readonly SetLine[][]): void {
  const top = sheet.y + PADDING;
  parts.forEach((lines, index) => {
    if (lines.length === 0) return;
    elements[index]?.add(() => {
      let y = top;
      for (const { line, look } of lines) {
        sheet.drawLines([line], look, columnAt(columns, index), y, columns[index]?.side);
        y += sheet.setter.lineHeight(look);
      }
    });
  });
  sheet.y = top + Math.max(...parts.map((lines) => heightOfLines(sheet, lines))) + PADDING;
}
