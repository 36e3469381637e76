import type { Motif } from "~/brand/zellige/layout";
import type { PatternOptions, PieceState } from "~/brand/zellige/pattern-svg";
import { patternSvg } from "~/brand/zellige/pattern-svg";
import type { Random } from "~/brand/zellige/random";
import { ReliefSheet } from "~/brand/zellige/relief";
import type { Piece, Tone, ToneOf } from "~/brand/zellige/tone";
import { quietTone } from "~/brand/zellige/tone";
import type { SheetWall } from "~/brand/zellige/wall-sheet";
import type { CategorySlug } from "~/content/categories";

const ink = quietTone(2);

/** The bevels of the walls that stand in the page itself. */
export const pageSheet = new ReliefSheet("w");

/** Drawn at the first visit, and the same ever after. */
function drawnOnce(options: PatternOptions): () => string {
  let svg: string | undefined;
  return () => {
    svg ??= patternSvg(options);
    return svg;
  };
}

/** From drawing through flat tiles to relief along the x axis; the border wanders with the pieces. */
function stages(line: number, flat: number, jitter: number): (piece: Piece, random: Random) => PieceState {
  return ({ centre }, random) => {
    // The lower lines of text run longer than the headline: the drawing gives way to them.
    const place = centre[0] + (random() - 0.5) * jitter - (centre[1] > 560 ? jitter / 2 : 0);
    return place < line ? "line" : place < flat ? "flat" : "relief";
  };
}

/** Ink by the order of the sharp stars, and a star's glaze by its distance from the middle. */
function inkAround([cx, cy]: readonly [number, number], glazeOf: (distance: number, piece: Piece) => Tone): ToneOf {
  return (piece, random) => {
    const chance = random();
    if (piece.kind === "star") return glazeOf(Math.hypot(piece.centre[0] - cx, piece.centre[1] - cy), piece);
    if (piece.kind === "dart") return chance < 0.12 ? 3 : 1;
    return piece.kind === "grain" ? 4 : 0;
  };
}

const HERO_CENTRE = [1015, 425] as const;
const HERO_RADII = [97, 210, 297, 420, 507, 717];

/** The circles of the stars about the first one, and its sixteen axes. */
function compassLines(): string {
  const [cx, cy] = HERO_CENTRE;
  const rays = Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    return `M${cx} ${cy}l${Math.round(1500 * Math.cos(angle))} ${Math.round(1500 * Math.sin(angle))}`;
  });
  const circles = HERO_RADII.map((radius) => `<circle class="zg" cx="${cx}" cy="${cy}" r="${radius}"/>`);
  return `${circles.join("")}<path class="zg" d="${rays.join("")}"/>`;
}

/** The light that the saffron star throws on its neighbours; seen at night alone. */
function lampLight(): string {
  const [cx, cy] = HERO_CENTRE;
  const stops = ["0 1", ".3 .5", "1 0"].map((stop) => {
    const [offset, opacity] = stop.split(" ");
    return `<stop offset="${offset}" stop-color="#ffb02e" stop-opacity="${opacity}"/>`;
  });
  return (
    `<radialGradient id="lamp">${stops.join("")}</radialGradient>` +
    `<circle class="lamp" cx="${cx}" cy="${cy}" r="430" fill="url(#lamp)"/>`
  );
}

/** One saffron star in a wall of ink, laid from right to left: the vision on the left, the reality on the right. */
export const heroWall = drawnOnce({
  sheet: pageSheet,
  seed: "accueil",
  width: 1440,
  height: 900,
  edge: 210,
  isSymmetric: true,
  centre: HERO_CENTRE,
  fit: "xMaxYMid slice",
  under: compassLines(),
  over: lampLight(),
  state: stages(610, 735, 130),
  tone: inkAround(HERO_CENTRE, (distance, { centre }) => {
    if (distance < 5) return 6;
    if (Math.abs(distance - 507) < 6 && centre[0] > 900) return 5;
    return Math.abs(distance - 210) < 8 ? 2 : 1;
  }),
});

const STRIP = { width: 600, height: 230 };

/** Ink on the left; towards the edge of the page the trade's glaze gathers. */
function stripTone(motif: Motif): ToneOf {
  const isContact = motif === "contact" || motif === "slender";
  return ({ kind, centre }, random) => {
    const [chance, place] = [random(), centre[0] / STRIP.width];
    if (kind === "star") return chance < place * (isContact ? 2 : 0.8) ? 9 : 2;
    if (kind === "square") return chance < place * 0.55 ? 9 : 2;
    return kind === "dart" ? 1 : kind === "grain" || kind === "kite" ? 4 : chance < 0.1 ? 3 : 0;
  };
}

const strip = (seed: string, motif: Motif, edge: number): SheetWall => ({
  ...STRIP,
  seed,
  motif,
  edge,
  tone: stripTone(motif),
  fit: "xMaxYMid slice",
});

const tradeWalls: Readonly<Record<CategorySlug, SheetWall>> = {
  programming: strip("programming 7", "sharp", 150),
  graphics: strip("graphics 11", "broad", 150),
  content: strip("content 7", "contact", 112),
  business: strip("business 2", "slender", 112),
};

const TECHNOLOGY_CENTRE = [520, 360] as const;
const technologyWall: SheetWall = {
  seed: "technologie",
  width: 800,
  height: 720,
  edge: 200,
  isSymmetric: true,
  centre: TECHNOLOGY_CENTRE,
  fit: "xMinYMid slice",
  state: stages(190, 290, 90),
  tone: inkAround(TECHNOLOGY_CENTRE, (distance, { rank }) => (distance < 4 ? 6 : rank === 8 ? 5 : 2)),
};

/** The frieze at the foot of the page, in two layers: the drawing, and the wall that the scrolling lays over it. */
const frieze = { seed: "frise", width: 1440, height: 200, edge: 150, fit: "xMidYMid slice" } as const;
const friezeDrawing: SheetWall = { ...frieze, state: () => "line" };
const friezeWall: SheetWall = {
  ...frieze,
  tone: (piece, random) => {
    const [quiet, chance] = [ink(piece, random), random()];
    if (piece.kind !== "star") return quiet;
    return chance < 0.16 ? 5 : chance < 0.26 ? 6 : chance < 0.34 ? 7 : chance < 0.42 ? 8 : 2;
  },
};

/** What stands below the first screen: drawn at the build, into the one file that the page refers to. */
export const linkedWalls = {
  ...tradeWalls,
  technology: technologyWall,
  "frieze-drawing": friezeDrawing,
  frieze: friezeWall,
} as const satisfies Record<string, SheetWall>;
