import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "fontkit";
import { create } from "fontkit";
import decompress from "woff2-encoder/decompress";

/** The faces of the site, set as its styles set them. */
export interface Typefaces {
  display: Font;
  text: Font;
  arabic: Font;
}

const FILES = {
  display: "bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
  text: "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  arabic: "alexandria/files/alexandria-arabic-wght-normal.woff2",
} as const satisfies Record<keyof Typefaces, string>;

const AXES = {
  display: { opsz: 96, wdth: 86, wght: 620 },
  text: { wght: 560 },
  arabic: { wght: 600 },
} as const satisfies Record<keyof Typefaces, Record<string, number>>;

const { resolve } = createRequire(import.meta.url);

async function open(name: keyof Typefaces): Promise<Font> {
  const compressed = await readFile(resolve(`@fontsource-variable/${FILES[name]}`));
  // fontkit reads WOFF2 itself, but sets no axis of a font that came so.
  const font = create(Buffer.from(await decompress(compressed)));
  if (!("getVariation" in font)) throw new Error(`${FILES[name]} holds several fonts`);
  return font.getVariation(AXES[name]);
}

let typefaces: Promise<Typefaces> | undefined;

/** The site's own font files, opened at the first call and kept. */
export function openTypefaces(): Promise<Typefaces> {
  typefaces ??= Promise.all([open("display"), open("text"), open("arabic")])
    .then(([display, text, arabic]) => ({ display, text, arabic }))
    .catch((error) => {
      typefaces = undefined;
      throw error;
    });
  return typefaces;
}
