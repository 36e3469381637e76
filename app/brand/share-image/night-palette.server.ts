import { nightShareOf } from "~/brand/zellige/relief";

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
  return Array.from({ length: 16 }, (_, slope) => `.b${slope}${suffix}{fill:${mixOklab(hi, lo, nightShareOf(slope))}}`);
}

type Triple = readonly [number, number, number];

/** A colour as sRGB numbers from 0 to 1, from '#rrggbb' or '#rrggbbaa'; opacity is 1 when absent. */
interface Colour {
  rgb: Triple;
  opacity: number;
}

function parse(hex: string): Colour {
  const byte = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return { rgb: [byte(1), byte(3), byte(5)], opacity: hex.length > 7 ? byte(7) : 1 };
}

function format({ rgb, opacity }: Colour): string {
  const bytes = [...rgb, opacity].map((value) => Math.round(value * 255));
  return `#${Buffer.from(bytes).toString("hex")}`;
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toSrgb = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
const clamp = (value: number) => Math.min(1, Math.max(0, value));

function toOklab([r, g, b]: Triple): Triple {
  const [x, y, z] = [toLinear(r), toLinear(g), toLinear(b)];
  const l = Math.cbrt(0.4122214708 * x + 0.5363325363 * y + 0.0514459929 * z);
  const m = Math.cbrt(0.2119034982 * x + 0.6806995451 * y + 0.1073969566 * z);
  const s = Math.cbrt(0.0883024619 * x + 0.2817188376 * y + 0.6299787005 * z);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(toSrgb(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)),
    clamp(toSrgb(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)),
    clamp(toSrgb(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)),
  ];
}

/**
 * What CSS calls `color-mix(in oklab, a share, b)`, for pictures drawn without a style sheet: `share` is that of `a`,
 * 0 to 1; the result is '#rrggbbaa'.
 * Source: Björn Ottosson, "A perceptual color space for image processing" (2020); CSS Color 5, premultiplied.
 */
export function mixOklab(a: string, b: string, share: number): string {
  const [first, second] = [parse(a), parse(b)];
  const opacity = first.opacity * share + second.opacity * (1 - share);
  const weight = opacity === 0 ? 0 : (first.opacity * share) / opacity;
  const [from, to] = [toOklab(first.rgb), toOklab(second.rgb)];
  const mixed = from.map((value, i) => value * weight + to[i]! * (1 - weight)) as unknown as Triple;
  return format({ rgb: fromOklab(mixed), opacity });
}
