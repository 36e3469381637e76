import { cornerOf } from "~/brand/zellige/geometry";
import { khatamPolygon, SHARP_RATIO } from "~/brand/zellige/khatam";
import { pathOf } from "~/brand/zellige/path";
import { slopeOf } from "~/brand/zellige/relief";

const CENTRE = [12, 12] as const;
const STAR = khatamPolygon(CENTRE, 11.5, SHARP_RATIO);
const FACETS = STAR.map((a, i) => {
  const b = cornerOf(STAR, i + 1);
  return { slope: slopeOf(a, b), path: pathOf([a, b, CENTRE]) };
});

/** One cut star, lit like the wall; the light passes over it once, in the given time. */
export function Gem({ glint }: { glint: "3s" | "4s" }) {
  return (
    <span className={`gem glint-${glint}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {FACETS.map(({ slope, path }) => (
          <path key={path} className={`zb b${slope}`} d={path} />
        ))}
      </svg>
    </span>
  );
}
