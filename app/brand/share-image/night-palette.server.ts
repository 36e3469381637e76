import { mixOklab } from "./mix-oklab.server";

/** The colours of the night, as `styles/tokens.css` has them: a picture knows no style sheet. */
export const NIGHT = {
  surface: "#0a0d13",
  text: "#f3ede2",
  accent: "#f4b63f",
  stroke: "#343e52",
  t0: "#0e131c",
  t1: "#131a26",
  t2: "#1a2230",
  t3: "#212b3b",
  t4: "#2b374a",
  hi: "#b9c6e280",
  lo: "#02030880",
} as const;

/** Each glaze with its lit and its shaded side, and the colour of text that goes with it. */
export const GLAZES = {
  5: { fill: "#2b48f0", hi: "#8ea2ffe6", lo: "#1420a0e6", text: "#93a6ff" },
  6: { fill: "#eaa520", hi: "#ffe3a0e6", lo: "#a85c00e6", text: "#f4b63f" },
  7: { fill: "#cf5a35", hi: "#ffab86e6", lo: "#7c2408e6", text: "#ef8a64" },
  8: { fill: "#2f9e78", hi: "#93ecc9e6", lo: "#0b4f3ae6", text: "#74d3ab" },
} as const;

const LIGHT_DEGREES = -128;

/** The style sheet of a wall at night: what `styles/pattern.css` lets the browser mix is mixed here. */
export function nightWallStyles(): string {
  const inks = [0, 1, 2, 3, 4].map((tone) => `.z${tone}{fill:${NIGHT[`t${tone as 0 | 1 | 2 | 3 | 4}`]}}`);
  const glazes = Object.entries(GLAZES).flatMap(([tone, { fill, hi, lo }]) => [
    `.z${tone}{fill:${fill}}`,
    ...bevels(`.g${tone}`, hi, lo),
  ]);
  const shades = ".v1{fill-opacity:.94}.v2{fill-opacity:.88}";
  const lines = `.zl{fill:none;stroke:${NIGHT.stroke};stroke-width:1}`;
  return [...inks, shades, lines, ...bevels("", NIGHT.hi, NIGHT.lo), ...glazes].join("");
}

/** The sixteen slopes under the one light. */
function bevels(suffix: string, hi: string, lo: string): string[] {
  return Array.from({ length: 16 }, (_, slope) => {
    const turn = ((LIGHT_DEGREES - slope * 22.5) * Math.PI) / 180;
    const share = ((1 + Math.cos(turn)) / 2) ** 2.4;
    return `.b${slope}${suffix}{fill:${mixOklab(hi, lo, share)}}`;
  });
}
