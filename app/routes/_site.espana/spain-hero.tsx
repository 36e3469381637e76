import type { CountryCopy } from "~/content/countries/country-copy";
import { HeroText } from "~/features/countries/hero-text";
import { Statistics } from "~/features/countries/statistics";
import type { Site } from "~/lib/site-info";
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
