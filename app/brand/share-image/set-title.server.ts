import type { LineStyle, SetLine } from "./set-line.server";
import { setLine } from "./set-line.server";

/** A title in the largest size in which it fits. */
export interface SetTitle {
  lines: SetLine[];
  size: number;
}

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

/**
 * The parts between which a line may break. A word of one or two letters stays with the next one, and French
 * punctuation is held by no-break spaces, which are no places to break at.
 */
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

function remembering(measure: Measure): Measure {
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? measure(text);
    known.set(text, width);
    return width;
  };
}

/** Whether lines fit the column in a size. */
function isFitting(lines: readonly string[], size: number, column: Column, widthOf: Measure): boolean {
  const height = size * (1 + (lines.length - 1) * column.leading);
  const isNarrow = lines.every((line) => widthOf(line) * size <= column.width);
  return isNarrow && lines.length <= MAX_LINES && height <= column.height;
}

/** Sets a title in a column, in the largest size that needs no more than four lines; the smallest one cuts the rest. */
export function setTitle(title: string, style: Omit<LineStyle, "size">, column: Column): SetTitle {
  const widthOf = remembering((text) => setLine(text, { ...style, size: 1 }).width);
  const sentences = title.split("\n").map(partsOf);
  const linesIn = (size: number) => sentences.flatMap((parts) => balanced(parts, column.width / size, widthOf));
  const size = SIZES_PX.find((each) => isFitting(linesIn(each), each, column, widthOf)) ?? SIZES_PX.at(-1)!;
  const lines = linesIn(size);
  const shown = lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES - 1), `${lines[MAX_LINES - 1]}…`] : lines;
  return { size, lines: shown.map((line) => setLine(line, { ...style, size })) };
}
