import type { LayoutOptions } from "./layout";
import { layOut } from "./layout";
import { pathOf } from "./path";
import type { Piece } from "./piece";
import type { Random } from "./random";
import { seededRandom } from "./random";
import { Layers, layPiece } from "./relief";
import type { ToneOf } from "./tone";
import { quietTone } from "./tone";

/** How far a piece has come: not drawn, drawn as a hairline, laid flat, laid and lit. */
export type PieceState = "hidden" | "line" | "flat" | "relief";

/** A picture of the tiling. */
export type PatternOptions = LayoutOptions & {
  tone?: ToneOf;
  /** From drawing to wall, by a function of the place; everything in relief when absent. */
  state?: (piece: Piece, random: Random) => PieceState;
  /** Width of the joint on each side, in SVG units. */
  joint?: number;
  /** Width of the bevel, as a part of the edge. */
  bevel?: number;
  /** Also draws the rhombs, as hairlines. */
  hasGrid?: boolean;
  /** Value of preserveAspectRatio. */
  fit?: string;
  /** Raw SVG drawn below and above the pieces. */
  under?: string;
  over?: string;
};

/**
 * The tiling as one SVG element, coloured and lit by the stylesheet alone (classes z, zf, zb, zl, zg). It is a
 * decoration and hidden from assistive technology. The same options always give the same text.
 */
export function patternSvg(options: PatternOptions): string {
  const { width, height, edge, joint = 1.6, bevel = 0.055, tone = quietTone(), state = () => "relief" } = options;
  const { pieces, rhombs } = layOut(options);
  const random = seededRandom(`${options.seed}/tone`);
  const layers = new Layers();
  for (const piece of pieces) {
    const stage = state(piece, random);
    const glaze = tone(piece, random);
    const shade = Math.floor(random() * 3);
    if (stage === "line") layers.add("zl", piece.polygon);
    if (stage === "line" || stage === "hidden") continue;
    const crest = stage === "flat" ? 0 : Math.min(bevel, piece.kind === "grain" ? 0.018 : 1) * edge;
    layPiece(layers, piece, { tone: glaze, shade, joint, bevel: crest });
  }
  const grid = options.hasGrid ? `<path class="zg" d="${rhombs.map(pathOf).join("")}"/>` : "";
  const fit = options.fit ?? "xMidYMid slice";
  return (
    `<svg class="z" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${fit}" aria-hidden="true" focusable="false">` +
    `${options.under ?? ""}${grid}${layers}${options.over ?? ""}</svg>`
  );
}
