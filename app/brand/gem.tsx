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

const CUT =
  "[clip-path:polygon(_97.9%_50%,74%_59.9%,83.9%_83.9%,59.9%_74%,50%_97.9%,40.1%_74%,16.1%_83.9%,26%_59.9%,2.1%_50%,26%_40.1%,16.1%_16.1%,40.1%_26%,50%_2.1%,59.9%_26%,83.9%_16.1%,74%_40.1%_)]";

const LIGHT = {
  surface: "[--hi:color-mix(in_oklab,var(--accent),white_45%)] [--lo:color-mix(in_oklab,var(--accent),black_45%)]",
  accent:
    "[--hi:color-mix(in_oklab,var(--on-accent),transparent_10%)] [--lo:color-mix(in_oklab,var(--on-accent),transparent_65%)]",
};

interface GemProps {
  glint: "3s" | "4s";
  on?: keyof typeof LIGHT;
  className?: string;
}

/** One cut star, lit like the wall; the light passes over it once, in the given time. */
export function Gem({ glint, on = "surface", className = "" }: GemProps) {
  return (
    <span className={`gem relative size-[1.125em] flex-none ${CUT} ${LIGHT[on]} glint-${glint} ${className}`}>
      <svg className="block size-full" viewBox="0 0 24 24" aria-hidden="true">
        {FACETS.map(({ slope, path }) => (
          <path key={path} className={`zb b${slope}`} d={path} />
        ))}
      </svg>
    </span>
  );
}
