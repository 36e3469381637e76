import { Pattern } from "~/brand/pattern";
import type { PatternOptions } from "~/brand/zellige/pattern-svg";
import { laidFromStart } from "~/brand/zellige/stages";
import { quietTone } from "~/brand/zellige/tone";
import type { CountryCopy } from "~/content/landing-pages/landing-copy";
import { HeroText } from "~/shell/landing-page/hero-text";
import { Statistics } from "~/shell/landing-page/statistics";
import type { Site } from "~/site/site-settings";

const WALL = { width: 1440, height: 400, edge: 168, centre: [1010, 200] as const };

const ink = quietTone(2);

/** Terracotta for the great stars that are laid already. */
const terracottaStars: PatternOptions["tone"] = (piece, random) => {
  const tone = ink(piece, random);
  return piece.kind === "star" && piece.rank === 8 && piece.centre[0] > 760 ? 7 : tone;
};

/** The promise from edge to edge, and under it a wall that goes from drawing to relief. */
export function MoroccoHero({ copy, site }: { copy: CountryCopy; site: Site }) {
  return (
    <header className="morocco-hero">
      <div className="wrap morocco-hero-text">
        <HeroText copy={copy} language="fr" site={site} />
      </div>
      <Pattern
        className="morocco-wall"
        seed="maroc"
        motif="broad"
        isSymmetric
        fit="xMaxYMid slice"
        state={laidFromStart({ line: 420, flat: 620, jitter: 150 })}
        tone={terracottaStars}
        {...WALL}
      />
      <div className="wrap">
        <Statistics items={copy.statistics} figures={site.figures} language="fr" />
      </div>
    </header>
  );
}
