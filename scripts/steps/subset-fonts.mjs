import { mkdir, readFile } from "node:fs/promises";
import { fingerprint, readStamp, replaceFile } from "./fingerprint.mjs";

const SOURCES = "node_modules/@fontsource-variable";
const TARGET = "app/styles/fonts";
const STAMP = `${TARGET}/.fingerprint`;

/** What French and Spanish are written with, and our typography. */
const LATIN = `${between(0x20, 0x7e)}ÀÂÇÈÉÊÎÔàâçèéêëîïôùûáíóúñÁÍÓÚÑŒœ\u00a0\u202f«»·©¿¡’–—…→`.replace(
  /["#$*<=>[\\\]^_`{|}~]/g,
  "",
);
/** The names of Western Europe, and signs that few pages hold: files of their own, fetched by a page that has one. */
const RARE = Array.from(`${between(0x20, 0x7e)}${between(0xc0, 0xff)}°²º×‘“”€−`)
  .filter((letter) => !LATIN.includes(letter))
  .join("");
const LATIN_FEATURES = ["kern", "mark", "ccmp", "lnum", "tnum"];

const BRICOLAGE = {
  source: "bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
  features: LATIN_FEATURES,
};
const TITLES = { ...BRICOLAGE, axes: { wght: 640, wdth: 84, opsz: { min: 20, max: 96, default: 20 } } };
const QUOTES = { ...BRICOLAGE, axes: { wght: 480, wdth: 84, opsz: 36 } };
const TEXT = { source: "instrument-sans/files/instrument-sans-latin-wght-normal.woff2", features: LATIN_FEATURES };

/**
 * The faces and what is kept of them. A weight that stands at an end of its range halves the file: the other side of
 * the default need not be described. Titles have one weight and one width, and their optical size
 * follows the letters: a second weight costs each page as much again before its first paint, so the light one of
 * quotations is a face of its own, at the size of most of them, that only a page with one fetches.
 */
const FACES = [
  { name: "titles", text: LATIN, ...TITLES },
  { name: "titles-rare", text: RARE, ...TITLES },
  { name: "quotes", text: LATIN, ...QUOTES },
  { name: "quotes-rare", text: RARE, ...QUOTES },
  { name: "text", text: LATIN, ...TEXT },
  { name: "text-rare", text: RARE, ...TEXT },
  {
    name: "arabic",
    source: "alexandria/files/alexandria-arabic-wght-normal.woff2",
    text: between(0x600, 0x6ff),
    axes: { wght: { min: 400, max: 680, default: 400 } },
  },
  {
    name: "arabic-latin",
    source: "alexandria/files/alexandria-latin-wght-normal.woff2",
    text: `${between(0x20, 0x7e)}\u00a0«»·©ñ–—’“”…`,
    features: LATIN_FEATURES,
    axes: { wght: { min: 400, max: 680, default: 400 } },
  },
];

/** Cuts the fonts that the styles name from the installed ones, unless it is done: three quarters of them is unused. */
export async function subsetFonts() {
  const sources = FACES.map(({ source }) => `${SOURCES}/${source}`);
  const current = fingerprint(["scripts/steps/subset-fonts.mjs", "node_modules/subset-font/package.json", ...sources]);
  if (readStamp(STAMP) === current) return;
  // Only a site that is built anew needs it.
  const { default: subsetFont } = await import("subset-font");
  await mkdir(TARGET, { recursive: true });
  for (const { name, source, text, features, axes } of FACES) {
    const options = { targetFormat: "woff2", noHinting: true, keepFeatures: features, variationAxes: axes };
    const bytes = await subsetFont(await readFile(`${SOURCES}/${source}`), text, options);
    await replaceFile(`${TARGET}/${name}.woff2`, bytes);
  }
  await replaceFile(STAMP, current);
}

function between(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
