import type { PatternOptions, PieceState } from "~/lib/zellige/pattern-svg";
import { quietTone } from "~/lib/zellige/tone";
import { Pattern } from "~/ui/pattern";

const BAY = { width: 280, height: 1040 } as const;
const [MIDDLE_X, MIDDLE_Y] = [140, 236] as const;
const OPENING = { radius: 114, halfWidth: 94 } as const;
const VOUSSOIRS = { outer: 140, count: 17 } as const;
/** Where the horseshoe meets its columns. */
const SPRING_Y = Math.round(MIDDLE_Y + Math.sqrt(OPENING.radius ** 2 - OPENING.halfWidth ** 2));

const opening =
  `M${MIDDLE_X - OPENING.halfWidth} ${BAY.height}V${SPRING_Y}` +
  `A${OPENING.radius} ${OPENING.radius} 0 1 1 ${MIDDLE_X + OPENING.halfWidth} ${SPRING_Y}V${BAY.height}`;

/** Every second stone of the arch, as in Córdoba. */
function stonesPath(): string {
  const dip = Math.asin((SPRING_Y - MIDDLE_Y) / OPENING.radius);
  const at = (radius: number, step: number) => {
    const angle = Math.PI - dip + ((Math.PI + 2 * dip) * step) / VOUSSOIRS.count;
    return `${(MIDDLE_X + radius * Math.cos(angle)).toFixed(1)} ${(MIDDLE_Y + radius * Math.sin(angle)).toFixed(1)}`;
  };
  const { radius } = OPENING;
  return Array.from({ length: Math.ceil(VOUSSOIRS.count / 2) }, (_, i) => {
    const [from, to] = [2 * i, 2 * i + 1];
    return (
      `M${at(radius, from)}A${radius} ${radius} 0 0 1 ${at(radius, to)}` +
      `L${at(VOUSSOIRS.outer, to)}A${VOUSSOIRS.outer} ${VOUSSOIRS.outer} 0 0 0 ${at(VOUSSOIRS.outer, from)}z`
    );
  }).join("");
}

/** The wall around the opening, the stones of the arch, and the edge of both. */
const FRONT =
  `<path class="arcade-front" fill-rule="evenodd" d="M-1-1H${BAY.width + 1}V${BAY.height + 1}H-1z${opening}z"/>` +
  `<path class="arcade-stones" d="${stonesPath()}"/>` +
  `<path class="arcade-edge" d="${opening}M0 ${SPRING_Y}H46M0 ${SPRING_Y + 16}H46M234 ${SPRING_Y}H280M234 ${SPRING_Y + 16}H280M14 ${SPRING_Y + 16}V${BAY.height}M266 ${SPRING_Y + 16}V${BAY.height}"/>`;

const ink = quietTone(2);
const blueStar: PatternOptions["tone"] = (piece, random) => {
  const tone = ink(piece, random);
  const isMiddle = Math.hypot(piece.centre[0] - MIDDLE_X, piece.centre[1] - MIDDLE_Y) < 2;
  return isMiddle ? 5 : tone;
};

/** What stands in the wall's way is not drawn. */
const within =
  (state: PieceState) =>
  ({ centre: [x, y] }: { centre: readonly [number, number] }): PieceState =>
    Math.abs(x - MIDDLE_X) < OPENING.radius + 30 && y > MIDDLE_Y - OPENING.radius - 30 ? state : "hidden";

/** Drawn, cut, laid: one stage of the same wall behind each of three horseshoe arches. */
export function Arcade() {
  return (
    <div className="arcade">
      {(["line", "flat", "relief"] as const).map((stage) => (
        <Pattern
          key={stage}
          className="arcade-bay"
          seed={`arco-${stage}`}
          motif="sharp"
          edge={78}
          centre={[MIDDLE_X, MIDDLE_Y]}
          isSymmetric
          state={within(stage)}
          tone={stage === "relief" ? blueStar : ink}
          over={FRONT}
          {...BAY}
        />
      ))}
    </div>
  );
}
