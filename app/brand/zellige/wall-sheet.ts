import type { PatternOptions } from "./pattern-svg";
import { patternSvg } from "./pattern-svg";
import { nightShareOf } from "./relief";

/** The opacity of the shades of a laid piece. */
const SHADES = ["", ' fill-opacity=".94"', ' fill-opacity=".88"'];
/** Joint and bevels where a wall says nothing of them, as parts of the edge: those of `ReliefSheet`. */
const JOINT = 0.009;
const BEVEL = 0.05;

const CLASS = / class="(z[fblg])(?: ([^"]*))?"/g;

/** A picture of a sheet: what `<svg><use href="sheet.svg#name">` shows in a window of its size. */
export type SheetWall = Omit<PatternOptions, "sheet">;

/**
 * Pictures in one SVG file, which pages refer to by name. Browsers disagree on classes and markers there, but custom
 * properties reach into it: it is written out, and coloured by those of `.z-linked`.
 */
export function wallSheet(walls: Readonly<Record<string, SheetWall>>): string {
  const groups = Object.entries(walls).map(([name, wall]) => {
    const svg = patternSvg({ joint: JOINT * wall.edge, bevel: BEVEL, ...wall });
    const content = svg.slice(svg.indexOf(">") + 1, -"</svg>".length);
    return `<g id="${name}">${content.replace(CLASS, (_, kind: string, rest = "") => ` ${paintOf(kind, rest)}`)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join("")}</svg>\n`;
}

/** What the styles say of the class of a path, as attributes. */
function paintOf(kind: string, rest: string): string {
  if (kind === "zl" || kind === "zg") return `fill="none" stroke="var(--stroke${kind === "zg" ? "-2" : ""})"`;
  const digits = rest.match(/\d+/g) ?? [];
  if (kind === "zf") {
    const glaze = digits[0] === "9" ? "var(--cat,var(--t5))" : `var(--t${digits[0]})`;
    return `fill="${glaze}"${SHADES[Number(digits[1])]}`;
  }
  const [slope, glaze = ""] = digits;
  const still = Math.round(nightShareOf(Number(slope)) * 100);
  return `fill="color-mix(in oklab,var(--hi${glaze}) var(--p${slope},${still}%),var(--lo${glaze}))"`;
}
