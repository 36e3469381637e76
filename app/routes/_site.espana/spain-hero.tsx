import type { CountryCopy } from "~/content/landing-pages/landing-copy";
import { HeroText } from "~/shell/landing-page/hero-text";
import { Statistics } from "~/shell/landing-page/statistics";
import type { Site } from "~/site/site-settings";
import { Arcade } from "./arcade";

/** The promise, and across the strait three arches. */
export function SpainHero({ copy, site }: { copy: CountryCopy; site: Site }) {
  return (
    <header className="spain-hero">
      <div className="wrap spain-hero-text">
        <HeroText copy={copy} language="es" site={site} />
        <Statistics items={copy.statistics} figures={site.figures} language="es" />
        <Arcade />
      </div>
    </header>
  );
}
