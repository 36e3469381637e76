import { Pattern } from "~/brand/pattern";
import type { PatternOptions } from "~/brand/zellige/pattern-svg";
import type { Tone } from "~/brand/zellige/tone";
import { quietTone } from "~/brand/zellige/tone";
import type { ServiceCategory } from "~/features/services/model/service";
import { CATEGORY_MOTIFS } from "~/features/services/model/service";

const SIZE = 240;
const MIDDLE = SIZE / 2;
const EDGE = 124;

type Stage = Pick<PatternOptions, "state" | "tone" | "hasGrid" | "under">;

/** The compass work under every khatam: two circles and eight rays. */
const CONSTRUCTION = `<g class="zg"><circle cx="${MIDDLE}" cy="${MIDDLE}" r="${EDGE * 0.41}"/><circle cx="${MIDDLE}" cy="${MIDDLE}" r="${EDGE}"/>${raysPath()}</g>`;

/** Ink alone, and from the last step on the star in the middle in the category's colour. */
const inkWithStar = (star: Tone): PatternOptions["tone"] => {
  const ink = quietTone(2);
  return (piece, random) => {
    const tone = ink(piece, random);
    const [x, y] = piece.centre;
    return Math.hypot(x - MIDDLE, y - MIDDLE) < 2 ? star : tone;
  };
};

const STAGES: readonly Stage[] = [
  { state: () => "hidden", hasGrid: true, under: CONSTRUCTION },
  { state: () => "line", under: CONSTRUCTION },
  { state: () => "flat", tone: inkWithStar(2) },
  { state: () => "relief", tone: inkWithStar(2) },
  { state: () => "relief", tone: inkWithStar(9) },
];

/** The same star at one of five stages (0 to 4): grid, outline, cut, laid, glazed. */
export function ProcessTile({ category, step }: { category: ServiceCategory; step: number }) {
  return (
    <Pattern
      className={`${step > 1 ? "bg-(--stroke-2)" : "bg-surface"} aspect-[1] [--stroke:var(--line-strong)] [--stroke-2:color-mix(in_oklab,var(--line-strong),var(--surface)_45%)] print:hidden`}
      seed="etapes"
      motif={CATEGORY_MOTIFS[category]}
      width={SIZE}
      height={SIZE}
      edge={EDGE}
      isSymmetric
      {...STAGES[step]}
    />
  );
}

function raysPath(): string {
  const rays = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    const [x, y] = [Math.cos(angle) * SIZE, Math.sin(angle) * SIZE].map(Math.round) as [number, number];
    return `M${MIDDLE - x} ${MIDDLE - y}L${MIDDLE + x} ${MIDDLE + y}`;
  });
  return `<path d="${rays.join("")}"/>`;
}
