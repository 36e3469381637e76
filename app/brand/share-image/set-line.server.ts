import type { Font } from "fontkit";
import { normalForm } from "~/lib/text/normal-form";

/** How a line is set: its faces, its size in pixels and its letter-spacing as a part of the size. */
export interface LineStyle {
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
