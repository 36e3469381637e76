import type { CountryCopy } from "~/content/landing-pages/landing-copy";
import type { Language } from "~/site/language";
import { inDigitsOf } from "~/site/language";

interface ReasonListProps {
  reasons: CountryCopy["reasons"];
  language: Language;
  /** Beside the title, two by two, or four abreast, the last with large figures. */
  look: "beside" | "pairs" | "abreast";
}

/** Four reasons to choose the agency. */
export function ReasonList({ reasons, language, look }: ReasonListProps) {
  return (
    <section className={`section country-reasons with-${look}`} aria-labelledby="reasons">
      <div className="wrap country-reasons-columns">
        <h2 id="reasons" className="title-4xl country-reasons-title">
          {reasons.title}
        </h2>
        <ol className="country-reason-list">
          {reasons.items.map(({ title, text }, index) => (
            <li key={title} className="country-reason">
              <span className="country-reason-number" aria-hidden="true">
                {inDigitsOf(language, index + 1)}
              </span>
              <h3 className="country-reason-name">{title}</h3>
              <p className="country-reason-text">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
