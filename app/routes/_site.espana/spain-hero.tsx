import type { CountryCopy } from "~/content/landing-pages/landing-copy";
import { HeroText, LATIN_HEADLINE } from "~/shell/landing-page/hero-text";
import { Statistics } from "~/shell/landing-page/statistics";
import type { Site } from "~/site/site-settings";
import { Arcade } from "./arcade";

const TEXT = {
  promise: "lg:col-[1_/_7]",
  headline: `${LATIN_HEADLINE} lg:text-[length:clamp(3.35rem,min(1.2rem_+_6vw,13vh),7.5rem)]`,
  ways: "lg:col-[1_/_7]",
};
const STATISTICS = { block: "lg:col-[1_/_7] lg:self-end", figure: "pt-3 pb-5 border-t border-t-line-strong" };

/** The promise, and across the strait three arches. */
export function SpainHero({ copy, site }: { copy: CountryCopy; site: Site }) {
  return (
    <header className="border-b border-b-line bg-surface-2 overflow-clip">
      <div className="wrap grid gap-y-7 pt-[clamp(2.25rem,3.6vw,3.5rem)] lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr] lg:gap-x-(--gap) lg:min-h-[min(52rem,calc(100vh_-_4.8125rem))]">
        <HeroText copy={copy} language="es" look={TEXT} />
        <Statistics items={copy.statistics} figures={site.figures} language="es" look={STATISTICS} />
        <Arcade />
      </div>
    </header>
  );
}
