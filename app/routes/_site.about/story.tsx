import { Pattern } from "~/brand/pattern";
import type { PatternOptions } from "~/brand/zellige/pattern-svg";
import { quietTone } from "~/brand/zellige/tone";
import { about } from "~/content/about";
import { useFigures } from "~/shell/use-figures";
import { withFigures } from "~/site/agency-figures";

const PANEL = { width: 1440, height: 420, edge: 168, centre: [1010, 205] as const };

/** The panel as the craftsman sees it, from behind, and then raised: lit, with one star glazed. */
const raised: PatternOptions["state"] = ({ centre }, random) =>
  centre[0] + (random() - 0.5) * 70 < 610 ? "flat" : "relief";

const ink = quietTone(2);
const oneStar: PatternOptions["tone"] = (piece, random) => {
  const tone = ink(piece, random);
  const distance = Math.hypot(piece.centre[0] - PANEL.centre[0], piece.centre[1] - PANEL.centre[1]);
  if (distance < 2) return 6;
  return piece.kind === "star" && piece.rank === 8 && piece.centre[0] > 700 ? 5 : tone;
};

/** How the agency came about, told from the craft whose name it bears. */
export function Story() {
  const figures = useFigures();
  const [first, ...others] = about.story.paragraphs.map((paragraph) => withFigures(paragraph, figures));
  return (
    <section className="story" aria-labelledby="histoire">
      <Pattern
        className="story-panel h-[clamp(13rem,29vw,28rem)] print:hidden"
        seed="atelier"
        isSymmetric
        state={raised}
        tone={oneStar}
        {...PANEL}
      />
      <div className="wrap grid grid-cols-12 gap-x-(--gap) gap-y-6 pt-[clamp(3rem,6vw,6rem)] pb-(--section)">
        <h2 className="text-xl col-span-full lg:col-[1_/_4] lg:pt-2" id="histoire">
          {about.story.title}
        </h2>
        <p className="col-span-full font-display font-[480] text-2xl/[1.22] tracking-[-0.014em] lg:col-[4_/_12]">
          {first}
        </p>
        <div className="col-span-full grid gap-5 max-w-[64ch] text-text-2 text-lg lg:col-[6_/_12]">
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
