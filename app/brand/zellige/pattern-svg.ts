import type { Polygon } from "./geometry";
import { keepResults } from "./keep-results";
import type { LayoutOptions } from "./layout";
import { layOut } from "./layout";
import { pathOf } from "./path";
import type { Random } from "./random";
import { seededRandom } from "./random";
import type { GlazedPiece, ReliefSheet } from "./relief";
import { Layers, layPiece } from "./relief";
import type { Piece, ToneOf } from "./tone";
import { quietTone } from "./tone";

/** How far a piece has come: not drawn, drawn as a hairline, laid flat, laid and lit. */
export type PieceState = "hidden" | "line" | "flat" | "relief";

export type PatternOptions = LayoutOptions & {
  tone?: ToneOf;
  /** From drawing to wall, by a function of the place; everything in relief when absent. */
  state?: (piece: Piece, random: Random) => PieceState;
  /** Width of the joint on each side, in SVG units. */
  joint?: number;
  /** Width of the bevel, as a part of the edge. */
  bevel?: number;
  /** Where bevels are written once for several pictures; joint and bevel are then the sheet's. */
  sheet?: ReliefSheet;
  /** Also draws the rhombs, as hairlines. */
  hasGrid?: boolean;
  fit?: string;
  /** Raw SVG drawn below and above the pieces. */
  under?: string;
  over?: string;
};

type Laid = { layers: Layers; shared: GlazedPiece[]; rhombs: Polygon[] };

/** Draws or lays every piece; those whose bevels the sheet knows are laid flat and returned apart. */
function layWall(options: PatternOptions): Laid {
  const { edge, sheet, bevel = 0.055, tone = quietTone(), state = () => "relief" } = options;
  const { pieces, rhombs } = layOut(options);
  const random = seededRandom(`${options.seed}/tone`);
  const joint = sheet?.jointFor(edge) ?? options.joint ?? 1.6;
  const laid: Laid = { layers: new Layers(), shared: [], rhombs };
  for (const piece of pieces) {
    const stage = state(piece, random);
    const glaze = tone(piece, random);
    const shade = Math.floor(random() * 3);
    if (stage === "line") laid.layers.add("zl", piece.polygon);
    if (stage === "line" || stage === "hidden") continue;
    const isShared = stage === "relief" && sheet?.holds(glaze) === true;
    if (isShared) laid.shared.push({ piece, tone: glaze });
    const crest = stage === "flat" || isShared ? 0 : Math.min(bevel, piece.kind === "grain" ? 0.018 : 1) * edge;
    layPiece(laid.layers, piece, { tone: glaze, shade, joint, bevel: crest });
  }
  return laid;
}

/** The tiling as one decorative SVG, coloured by the stylesheet (z, zf, zb, zl, zg, zm). Same options, same text. */
export function patternSvg(options: PatternOptions): string {
  const { width, height, edge, sheet } = options;
  const { layers, shared, rhombs } = layWall(options);
  const grid = options.hasGrid ? `<path class="zg" d="${rhombs.map(pathOf).join("")}"/>` : "";
  const fit = options.fit ?? "xMidYMid slice";
  return (
    `<svg class="z" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${fit}" aria-hidden="true">` +
    `${options.under ?? ""}${grid}${layers}${sheet?.place(shared, edge) ?? ""}${options.over ?? ""}</svg>`
  );
}

const KEPT_MAX = 100;

/** The picture of `patternSvg`, drawn once for as long as it is asked for. A shared sheet has then met its pieces. */
export const keptPatternSvg = keepResults(KEPT_MAX, patternSvg);
