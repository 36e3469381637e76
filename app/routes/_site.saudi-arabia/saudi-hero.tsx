import { Pattern } from "~/brand/pattern";
import type { PatternOptions } from "~/brand/zellige/pattern-svg";
import { quietTone } from "~/brand/zellige/tone";
import type { CountryCopy } from "~/content/landing-pages/landing-copy";
import { HeroText } from "~/shell/landing-page/hero-text";
import { Statistics } from "~/shell/landing-page/statistics";
import type { Site } from "~/site/site-settings";

const WALL = { width: 1440, height: 900, edge: 216, centre: [425, 425] as const };

/** From drawing to wall the way Arabic is read: the words on the right, the relief on the left. */
const laidFromTheRight: PatternOptions["state"] = ({ centre }, random) => {
  const place = WALL.width - centre[0] + (random() - 0.5) * 130;
  return place < 640 ? "line" : place < 760 ? "flat" : "relief";
};

const ink = quietTone(2);
const mintStar: PatternOptions["tone"] = (piece, random) => {
  const tone = ink(piece, random);
  const distance = Math.hypot(piece.centre[0] - WALL.centre[0], piece.centre[1] - WALL.centre[1]);
  return distance < 2 ? 8 : tone;
};

/** The promise, and one mint star in a wall of slender rays. */
export function SaudiHero({ copy, site }: { copy: CountryCopy; site: Site }) {
  return (
    <header className="saudi-hero">
      <div className="wrap saudi-hero-text">
        <HeroText copy={copy} language="ar" site={site} />
        <Pattern
          className="saudi-wall"
          seed="السعودية"
          motif="slender"
          isSymmetric
          fit="xMinYMid slice"
          state={laidFromTheRight}
          tone={mintStar}
          {...WALL}
        />
        <Statistics items={copy.statistics} figures={site.figures} language="ar" />
      </div>
    </header>
  );
}
