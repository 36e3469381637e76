import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "fontkit";
import { create } from "fontkit";
import subsetFont from "subset-font";

/** How a text is cut: plain, heavy, or as a title. */
export type Weight = "text" | "strong" | "title";

const BRICOLAGE = "bricolage-grotesque/files/bricolage-grotesque-latin";
const INSTRUMENT = "instrument-sans/files/instrument-sans-latin";
const ALEXANDRIA = "alexandria/files/alexandria";
const TITLE_AXES = { wght: 640, wdth: 84, opsz: 28 };

/** The site's own families at the weights of a document; the 'rare' ones hold the letters of other Latin languages. */
const FACES = {
  title: { file: `${BRICOLAGE}-standard-normal`, axes: TITLE_AXES },
  "title-rare": { file: `${BRICOLAGE}-ext-standard-normal`, axes: TITLE_AXES },
  text: { file: `${INSTRUMENT}-wght-normal`, axes: { wght: 400 } },
  "text-rare": { file: `${INSTRUMENT}-ext-wght-normal`, axes: { wght: 400 } },
  strong: { file: `${INSTRUMENT}-wght-normal`, axes: { wght: 620 } },
  "strong-rare": { file: `${INSTRUMENT}-ext-wght-normal`, axes: { wght: 620 } },
  arabic: { file: `${ALEXANDRIA}-arabic-wght-normal`, axes: { wght: 350 } },
  "arabic-latin": { file: `${ALEXANDRIA}-latin-wght-normal`, axes: { wght: 350 } },
  "arabic-strong": { file: `${ALEXANDRIA}-arabic-wght-normal`, axes: { wght: 580 } },
  "arabic-latin-strong": { file: `${ALEXANDRIA}-latin-wght-normal`, axes: { wght: 580 } },
} as const satisfies Record<string, { file: string; axes: Record<string, number> }>;

export type FaceName = keyof typeof FACES;

/** Which faces a text is set in: the first that has a letter draws it. */
export const FACES_OF: Record<"latin" | "arabic", Record<Weight, readonly FaceName[]>> = {
  latin: {
    text: ["text", "text-rare", "arabic", "arabic-latin"],
    strong: ["strong", "strong-rare", "arabic-strong", "arabic-latin-strong"],
    title: ["title", "title-rare", "arabic-strong", "arabic-latin-strong"],
  },
  arabic: {
    text: ["arabic", "arabic-latin", "text", "text-rare"],
    strong: ["arabic-strong", "arabic-latin-strong", "strong", "strong-rare"],
    title: ["arabic-strong", "arabic-latin-strong", "strong", "strong-rare"],
  },
};

export type Faces = Record<FaceName, Font>;

const { resolve } = createRequire(import.meta.url);

/** One face, fixed at its place on the axes: a document embeds no variable font. */
async function openFace(name: FaceName): Promise<readonly [FaceName, Font]> {
  const { file, axes } = FACES[name];
  const variable = await readFile(resolve(`@fontsource-variable/${file}.woff2`));
  const fixed = await subsetFont(variable, undefined, {
    targetFormat: "truetype",
    keepAllGlyphs: true,
    noHinting: true,
    variationAxes: axes,
  });
  const font = create(fixed);
  if (!("layout" in font)) throw new Error(`${file} holds several fonts`);
  return [name, withVisualLigatures(font)];
}

/**
 * What copies text out of a PDF takes the glyphs of a line from left to right, then turns the letters of Arabic. Within
 * a ligature the letters have to stand from left to right for that, too.
 */
function withVisualLigatures(font: Font): Font {
  const turned = new WeakSet<object>();
  const { layout } = font;
  font.layout = (...asked: Parameters<Font["layout"]>) => {
    const run = layout.apply(font, asked);
    for (const glyph of run.direction === "rtl" ? run.glyphs : []) {
      if (glyph.codePoints.length > 1 && !turned.has(glyph)) glyph.codePoints.reverse();
      turned.add(glyph);
    }
    return run;
  };
  return font;
}

let faces: Promise<Faces> | undefined;

/** The faces of documents, opened at the first call and kept. */
export function openFaces(): Promise<Faces> {
  faces ??= openAll().catch((error) => {
    faces = undefined;
    throw error;
  });
  return faces;
}

async function openAll(): Promise<Faces> {
  const opened: (readonly [FaceName, Font])[] = [];
  // One after another: they share the memory of one WebAssembly module.
  for (const name of Object.keys(FACES) as FaceName[]) opened.push(await openFace(name));
  return Object.fromEntries(opened) as Faces;
}
