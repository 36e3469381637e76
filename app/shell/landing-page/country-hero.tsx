import { ArrowRight } from "lucide-react";
import { Khatam } from "~/brand/khatam";
import type { CountryCopy } from "~/content/landing-pages/landing-copy";
import { FigureNotes, useFigures } from "~/shell/figure-notes";
import { usePageLanguage } from "~/shell/use-shell-copy";
import { useWayOut } from "~/shell/use-way-out";
import { figureText } from "~/site/agency-figures";
import { frenchTarget } from "~/site/language";
import { LinkButton } from "~/ui/link-button";

interface HeroTextProps {
  copy: CountryCopy;
  /** The country's own arrangement of its parts. */
  look: { promise?: string; badge?: string; headline: string; ways?: string };
}

/** The size of a headline in Latin letters, where there is little room. */
export const LATIN_HEADLINE = "text-[length:clamp(2.875rem,14.4vw,5.5rem)] leading-[calc(var(--title-leading)_*_0.9)]";
/** How far the ways on stand below it. */
export const BELOW_HEADLINE = "mb-[clamp(1.25rem,2vw,2rem)]";

/** The promise to one country, and the two ways on. */
export function HeroText({ copy, look }: HeroTextProps) {
  const wayOut = useWayOut();
  return (
    <>
      <div className={look.promise}>
        <p className={`country-badge flex items-center gap-2.5 text-text-2 text-sm ${look.badge ?? ""}`}>
          <Khatam className="flex-none size-3.5 fill-accent" />
          {copy.badge}
        </p>
        <h1 className={`mt-[clamp(1rem,1.8vw,1.75rem)] font-[660] ${look.headline}`}>
          {copy.headline.map((line) => (
            <span key={line} className="block">
              {line}{" "}
            </span>
          ))}
        </h1>
      </div>
      <div className={look.ways}>
        <p className="lead">{copy.lead}</p>
        <div className="btn-row mt-7">
          <LinkButton variant="primary" {...wayOut("whatsapp")}>
            {copy.chatButton}
            <ArrowRight className="flip" aria-hidden="true" />
          </LinkButton>
          <LinkButton className="not-hover:bg-surface" to="/services/programming" {...frenchTarget(usePageLanguage())}>
            {copy.servicesButton}
          </LinkButton>
        </div>
      </div>
    </>
  );
}

interface StatisticsProps {
  items: CountryCopy["statistics"];
  /** The country's own arrangement of them. */
  look: { block?: string; list?: string; figure: string };
}

/** The agency in three figures, in the country's own digits, and what they count. */
export function Statistics({ items, look }: StatisticsProps) {
  const figures = useFigures();
  const language = usePageLanguage();
  return (
    <div className={look.block}>
      <dl className={`grid grid-cols-3 gap-x-(--gap) ${look.list ?? ""}`}>
        {(["projects", "clients", "experts"] as const).map((figure) => (
          <div key={figure} className={`flex flex-col-reverse justify-end ${look.figure}`}>
            <dt className="text-text-2 text-sm leading-[1.35]">{items[figure]}</dt>
            <dd className="font-display font-semibold text-[length:clamp(2.125rem,1.5rem_+_2.3vw,3.5rem)]/[var(--title-leading)] figures tracking-[var(--title-tracking)]">
              {figureText(language, figures, figure)}
            </dd>
          </div>
        ))}
      </dl>
      <FigureNotes labels={items} className="max-w-[62ch] pb-5" />
    </div>
  );
}
