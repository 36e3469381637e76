import type { CountryCopy } from "~/content/countries/country-copy";
import type { Language } from "~/lib/language";
import { moreThan } from "./model";

interface StatisticsProps {
  items: CountryCopy["statistics"];
  language: Language;
}

/** The agency in three figures, in the country's own digits. */
export function Statistics({ items, language }: StatisticsProps) {
  return (
    <dl className="country-statistics">
      {items.map(({ value, label }) => (
        <div key={label} className="country-statistic">
          <dt className="country-statistic-label">{label}</dt>
          <dd className="country-statistic-figure">{moreThan(language, value)}</dd>
        </div>
      ))}
    </dl>
  );
}
