import type { CountryCopy } from "~/content/landing-pages/landing-copy";
import type { AgencyFigures } from "~/site/agency-figures";
import { moreThan } from "~/site/landing-page-language";
import type { Language } from "~/site/language";

interface StatisticsProps {
  items: CountryCopy["statistics"];
  figures: AgencyFigures;
  language: Language;
}

const SHOWN = ["projects", "clients", "experts"] as const;

/** The agency in three figures, in the country's own digits. */
export function Statistics({ items, figures, language }: StatisticsProps) {
  return (
    <dl className="country-statistics">
      {SHOWN.map((figure) => (
        <div key={figure} className="country-statistic">
          <dt className="country-statistic-label">{items[figure]}</dt>
          <dd className="country-statistic-figure">{moreThan(language, figures[figure])}</dd>
        </div>
      ))}
    </dl>
  );
}
