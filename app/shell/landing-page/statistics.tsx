import type { CountryCopy } from "~/content/landing-pages/landing-copy";
import { FigureNotes } from "~/shell/figure-notes";
import type { AgencyFigures } from "~/site/agency-figures";
import { figureText } from "~/site/landing-page-language";
import type { Language } from "~/site/language";

interface StatisticsProps {
  items: CountryCopy["statistics"];
  figures: AgencyFigures;
  language: Language;
  /** The country's own arrangement of them. */
  look: { block?: string; list?: string; figure: string };
}

const SHOWN = ["projects", "clients", "experts"] as const;

/** The agency in three figures, in the country's own digits, and what they count. */
export function Statistics({ items, figures, language, look }: StatisticsProps) {
  return (
    <div className={look.block}>
      <dl className={`grid grid-cols-3 gap-x-(--gap) ${look.list ?? ""}`}>
        {SHOWN.map((figure) => (
          <div key={figure} className={`flex flex-col-reverse justify-end ${look.figure}`}>
            <dt className="text-text-2 text-sm leading-[1.35]">{items[figure]}</dt>
            <dd className="font-display font-semibold text-[length:clamp(2.125rem,1.5rem_+_2.3vw,3.5rem)]/[var(--title-leading)] figures tracking-[var(--title-tracking)]">
              {figureText(language, figures, figure)}
            </dd>
          </div>
        ))}
      </dl>
      <FigureNotes figures={figures} labels={items} language={language} className="max-w-[62ch] pb-5" />
    </div>
  );
}
