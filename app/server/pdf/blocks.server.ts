import type { Column, Element, Sheet, Side } from "./sheet.server";
import type { TextLook } from "./typesetter.server";

/** A text of the page: how it looks, what it is, and where it stands. */
export interface BlockOptions {
  look: TextLook;
  /** Its type of structure (ISO 32000-1, 14.8.4): 'P' when absent. */
  type?: "H1" | "H2" | "H3" | "P";
  parent?: Element;
  column?: Column;
  side?: Side;
}

/** Writes a text at a height of its own; the sheet's place stays. @returns its height */
export function writeAt(sheet: Sheet, text: string, y: number, options: BlockOptions): number {
  const { look, type = "P", parent, column = wholeWidth(sheet), side } = options;
  const lines = sheet.setter.setLines(text, look, column.width);
  const element = sheet.element(type, parent, { words: text });
  element.add(() => sheet.drawLines(lines, look, column, y, side));
  element.end();
  return lines.length * sheet.setter.lineHeight(look);
}

/** Writes a text below what stands there, over as many pages as it takes. Two lines at least stand together. */
export function write(sheet: Sheet, text: string, options: BlockOptions): void {
  const { look, type = "P", parent, column = wholeWidth(sheet), side } = options;
  const height = sheet.setter.lineHeight(look);
  let lines = sheet.setter.setLines(text, look, column.width);
  const element = sheet.element(type, parent, { words: text });
  while (lines.length > 0) {
    if (sheet.room < height * Math.min(2, lines.length)) sheet.newPage();
    const fitting = lines.slice(0, Math.max(1, Math.floor(sheet.room / height)));
    const { y } = sheet;
    element.add(() => sheet.drawLines(fitting, look, column, y, side));
    sheet.y += fitting.length * height;
    lines = lines.slice(fitting.length);
  }
  element.end();
}

/** Begins a page unless a block of this height has room on this one. */
export function keepTogether(sheet: Sheet, height: number): void {
  const whole = sheet.pageHeight - sheet.margins.top - sheet.margins.bottom;
  if (sheet.room < Math.min(height, whole)) sheet.newPage();
}

/** Draws a rule across a column. */
export function rule(sheet: Sheet, y: number, colour: string, column: Column = wholeWidth(sheet), weight = 0.6): void {
  const left = sheet.leftOf(column);
  sheet.artifact(() => {
    sheet.doc
      .lineWidth(weight)
      .strokeColor(colour)
      .moveTo(left, y)
      .lineTo(left + column.width, y)
      .stroke();
  });
}

function wholeWidth(sheet: Sheet): Column {
  return { start: 0, width: sheet.width };
}
