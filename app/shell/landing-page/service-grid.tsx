import { ArrowRight } from "lucide-react";
import { Pattern } from "~/brand/pattern";
import { focusOn } from "~/brand/zellige/focus";
import { quietTone } from "~/brand/zellige/tone";
import type { CountryCopy, CountryService } from "~/content/landing-pages/landing-copy";
import { CATEGORY_MOTIFS } from "~/features/services/model/service";
import { hrefLangFrom } from "~/site/landing-page-language";
import type { Language } from "~/site/language";
import { AppLink } from "~/ui/app-link";

interface ServiceGridProps {
  services: CountryCopy["services"];
  language: Language;
  /** Where the piece of wall stands: a tile before the words, a border above them, a panel at their end. */
  look: keyof typeof PIECES;
}

/** Of each size, and from a part of the wall where every one of them holds a great star. */
const PIECES = {
  tiles: { width: 200, height: 200, edge: 104, part: 132 },
  borders: { width: 420, height: 72, edge: 84, part: 149 },
  panels: { width: 132, height: 320, edge: 112, part: 40 },
} as const;

/** Six things people ask us for here, each a link to the trade that does it. */
export function ServiceGrid({ services, language, look }: ServiceGridProps) {
  const { title, remark, items } = services;
  return (
    <section className="section wrap" aria-labelledby="services">
      <div className="section-head">
        <h2 id="services">{title}</h2>
        <p className="lead">{remark}</p>
      </div>
      <ul className={`country-services with-${look}`}>
        {items.map((service) => (
          <li key={service.title} className={`country-service cat-${service.category}`}>
            <Piece service={service} look={look} />
            <div>
              <h3 className="country-service-name">
                <AppLink
                  className="country-service-link"
                  to={`/services/${service.category}`}
                  hrefLang={hrefLangFrom(language)}
                >
                  {service.title}
                </AppLink>
              </h3>
              <p className="country-service-words">{service.text}</p>
              <ArrowRight className="flip country-service-arrow" aria-hidden="true" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A piece of wall in the motif of the trade, one gem in its middle glazed. */
function Piece({ service: { category, title }, look }: { service: CountryService; look: keyof typeof PIECES }) {
  const { part, ...size } = PIECES[look];
  const piece = { ...size, seed: `${part} ${title}`, motif: CATEGORY_MOTIFS[category] };
  const focus = focusOn([piece.width / 2, piece.height / 2], piece, quietTone(2));
  return <Pattern className="country-service-piece" {...piece} {...focus} />;
}
