import type { CountryCopy } from "~/content/landing-pages/landing-copy";
import { HeroText } from "~/shell/landing-page/hero-text";
import { Statistics } from "~/shell/landing-page/statistics";
import type { Site } from "~/site/site-settings";
import { Arcade } from "./arcade";

/** The promise, and across the strait three arches. */
export function SpainHero({ copy, site }: { copy: CountryCopy; site: Site }) {
  return (
    <header className="[&_.country-headline]:mb-0 lg:[&_:is(.country-promise,_.country-ways,_.country-statistics-block)]:col-[1_/_7] lg:[&_.country-headline]:text-[length:clamp(3.35rem,min(1.2rem_+_6vw,13vh),7.5rem)] lg:[&_.country-statistics-block]:self-end lg:[&_.arcade]:[grid-area:1_/_7_/_4_/_13] lg:[&_.arcade]:[height:calc(100%_+_clamp(2.25rem,3.6vw,3.5rem))] lg:[&_.arcade]:max-h-240 lg:[&_.arcade]:[margin-block-start:calc(-1_*_clamp(2.25rem,3.6vw,3.5rem))] lg:[&_.arcade]:ms-[clamp(0rem,2vw,2rem)] lg:[&_.arcade]:me-[calc(-1_*_max(var(--gutter),(100vw_-_var(--page))_/_2_+_var(--gutter)))] lg:[&_.arcade]:border-t-0 border-b border-b-line bg-surface-2 overflow-clip">
      <div className="wrap grid gap-y-7 pt-[clamp(2.25rem,3.6vw,3.5rem)] lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr] lg:gap-x-(--gap) lg:min-h-[min(52rem,calc(100vh_-_4.8125rem))]">
        <HeroText copy={copy} language="es" />
        <Statistics items={copy.statistics} figures={site.figures} language="es" />
        <Arcade />
      </div>
    </header>
  );
}
