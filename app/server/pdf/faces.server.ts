import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "fontkit";
import { create } from "fontkit";
import subsetFont from "subset-font";

/** How a text is cut: plain, heavy, or as a title. */
export type Weight = "text" | "strong" | "title";

const BRICOLAGE = "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin";
const INSTRUMENT = "@fontsource-variable/instrument-sans/files/instrument-sans-latin";
const ALEXANDRIA = "@fontsource-variable/alexandria/files/alexandria";
const DEJAVU = "@fontsource/dejavu-sans/files/dejavu-sans-latin";
const TITLE_AXES = { wght: 640, wdth: 84, opsz: 28 };

/** The site's faces at a document's weights; 'rare' for other Latin letters, 'other' for further scripts and signs. */
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
  other: { file: `${DEJAVU}-400-normal`, axes: {} },
  "other-strong": { file: `${DEJAVU}-700-normal`, axes: {} },
} as const satisfies Record<string, { file: string; axes: Record<string, number> }>;

export type FaceName = keyof typeof FACES;

/** Which faces a text is set in: the first that has a letter draws it. */
export const FACES_OF: Record<"latin" | "arabic", Record<Weight, readonly FaceName[]>> = {
  latin: {
    text: ["text", "text-rare", "arabic", "arabic-latin", "other"],
    strong: ["strong", "strong-rare", "arabic-strong", "arabic-latin-strong", "other-strong"],
    title: ["title", "title-rare", "arabic-strong", "arabic-latin-strong", "other-strong"],
  },
  arabic: {
    text: ["arabic", "arabic-latin", "text", "text-rare", "other"],
    strong: ["arabic-strong", "arabic-latin-strong", "strong", "strong-rare", "other-strong"],
    title: ["arabic-strong", "arabic-latin-strong", "strong", "strong-rare", "other-strong"],
  },
};

/** Whether a face is none of the site's own. */
export function isOtherFace(name: FaceName): boolean {
  return name === "other" || name === "other-strong";
}

export type Faces = Readonly<Record<FaceName, Font>>;

const { resolve } = createRequire(import.meta.url);

let files: Promise<(readonly [FaceName, Buffer])[]> | undefined;

/** A document's own fonts, opened on first use: fontkit keeps state of embedded glyphs in a font, so none is shared. */
export async function openFaces(): Promise<Faces> {
  files ??= fixAll().catch((error) => {
    files = undefined;
    throw error;
  });
  const faces = {};
  for (const [name, file] of await files) {
    let font: Font | undefined;
    const open = () => {
      if (font) return font;
      const created = create(file);
      if (!("layout" in created)) throw new Error("A file of a face holds several fonts");
      font = withVisualLigatures(created);
      return font;
    };
    Object.defineProperty(faces, name, { get: open, enumerable: true });
  }
  return faces as Faces;
}

/** The faces, each fixed at its place on the axes: a document embeds no variable font. */
async function fixAll() {
  const fixed: (readonly [FaceName, Buffer])[] = [];
  // One after another: they share the memory of one WebAssembly module.
  for (const name of Object.keys(FACES) as FaceName[]) {
    const variable = await readFile(resolve(`${FACES[name].file}.woff2`));
    const file = await subsetFont(variable, undefined, {
      targetFormat: "truetype",
      keepAllGlyphs: true,
      noHinting: true,
      variationAxes: FACES[name].axes,
    });
    fixed.push([name, file]);
  }
  return fixed;
}

/** Copying from a PDF reads glyphs left to right, then turns Arabic: letters in a ligature are turned beforehand. */
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
