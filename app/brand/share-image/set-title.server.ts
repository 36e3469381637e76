import type { Font } from "fontkit";
import { normalForm } from "~/lib/text/normal-form";

const SIZES_PX = [128, 116, 104, 96, 88, 80, 72, 64, 56, 48, 42];
const MAX_LINES = 4;

/** Width of a text in a size of one pixel. */
type Measure = (text: string) => number;

/** The column in which a title is set, in pixels, and the distance of its base lines as a part of the size. */
interface Column {
  width: number;
  height: number;
  leading: number;
}

/** Where a line may break: not after a word of one or two letters, nor at a no-break space. */
function partsOf(title: string): string[] {
  const words = title.split(/[ \t]+/).filter(Boolean);
  const parts: string[] = [];
  let leaning = "";
  for (const word of words) {
    leaning += word;
    if (/^[\p{L}&]{1,2}$/u.test(word) && word !== words.at(-1)) leaning += " ";
    else {
      parts.push(leaning);
      leaning = "";
    }
  }
  return parts;
}

/** As many parts a line as fit; one that is longer than a line stands alone. */
function breakLines(parts: readonly string[], maxWidth: number, widthOf: Measure): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${part}` : part;
    if (lines.length > 0 && widthOf(longer) <= maxWidth) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

/** The same number of lines, as equally long as they get. */
function balanced(parts: readonly string[], maxWidth: number, widthOf: Measure): string[] {
  const widest = breakLines(parts, maxWidth, widthOf);
  let best = widest;
  for (let share = 0.98; share > 0.5; share -= 0.02) {
    const lines = breakLines(parts, maxWidth * share, widthOf);
    if (lines.length > widest.length || lines.some((line) => widthOf(line) > maxWidth * share)) break;
    best = lines;
  }
  return best;
}

function isFitting(lines: readonly string[], size: number, column: Column, widthOf: Measure): boolean {
  const height = size * (1 + (lines.length - 1) * column.leading);
  const isNarrow = lines.every((line) => widthOf(line) * size <= column.width);
  return isNarrow && lines.length <= MAX_LINES && height <= column.height;
}

/** Sets a title in a column, in the largest size that needs no more than four lines; the smallest one cuts the rest. */
export function setTitle(title: string, style: Omit<LineStyle, "size">, column: Column) {
  const known = new Map<string, number>();
  const widthOf = (text: string) => {
    const width = known.get(text) ?? setLine(text, { ...style, size: 1 }).width;
    known.set(text, width);
    return width;
  };
  const sentences = title.split("\n").map(partsOf);
  const linesIn = (size: number) => sentences.flatMap((parts) => balanced(parts, column.width / size, widthOf));
  const size = SIZES_PX.find((each) => isFitting(linesIn(each), each, column, widthOf)) ?? SIZES_PX.at(-1)!;
  const lines = linesIn(size);
  const shown = lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES - 1), `${lines[MAX_LINES - 1]}…`] : lines;
  return { size, lines: shown.map((line) => setLine(line, { ...style, size })) };
}

/** How a line is set: its faces, its size in pixels and its letter-spacing as a part of the size. */
interface LineStyle {
  latin: Font;
  arabic: Font;
  size: number;
  tracking: number;
  isRightToLeft: boolean;
}

/** A set line: the outlines of its letters from the origin of its base line, and how long it is, in pixels. */
export interface SetLine {
  svg: string;
  width: number;
}

type Run = { text: string; isArabic: boolean };

const ARABIC = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/;

/** Stretches of one script. Spaces and signs follow the letter before them, unless the Arabic face lacks them. */
function runsOf(text: string, { arabic, isRightToLeft }: LineStyle): Run[] {
  const runs: Run[] = [];
  let isAfterArabic = isRightToLeft;
  for (const letter of text) {
    const isStrong = /[\p{L}\p{N}]/u.test(letter);
    if (isStrong) isAfterArabic = ARABIC.test(letter);
    const isArabic = isAfterArabic && (isStrong || arabic.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const last = runs.at(-1);
    if (last && last.isArabic === isArabic) last.text += letter;
    else runs.push({ text: letter, isArabic });
  }
  return runs;
}

/** A face without a letter would draw an empty box in its place: better the letter without its accent, or nothing. */
function drawable(text: string, font: Font): string {
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  return Array.from(text, (letter) => {
    if (has(letter)) return letter;
    return Array.from(normalForm(letter, "NFKD")).filter(has).join("");
  }).join("");
}

/** Sets text on one line as outlines, shaped and kerned as a browser would. */
export function setLine(text: string, style: LineStyle): SetLine {
  const runs = runsOf(text, style);
  let svg = "";
  let width = 0;
  for (const run of style.isRightToLeft ? runs.reverse() : runs) {
    const set = setRun(run, style);
    svg += `<g transform="translate(${width.toFixed(2)} 0)">${set.svg}</g>`;
    width += set.width;
  }
  return { svg, width };
}

function setRun({ text, isArabic }: Run, { latin, arabic, size, tracking }: LineStyle): SetLine {
  const font = isArabic ? arabic : latin;
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(drawable(text, font));
  // Arabic letters are joined: nothing may come between them.
  const spacing = isArabic ? 0 : tracking * font.unitsPerEm;
  let x = 0;
  const paths = glyphs.map((glyph, i) => {
    const { xAdvance, xOffset, yOffset } = positions[i]!;
    const path = `<path transform="translate(${x + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`;
    x += xAdvance + spacing;
    return path;
  });
  return { svg: `<g transform="scale(${scale} ${-scale})">${paths.join("")}</g>`, width: x * scale };
}
