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
      <ul
        className={`lg:[&.with-borders]:grid-cols-3 lg:[&.with-borders]:gap-y-6 lg:[&.with-panels]:grid-cols-3 grid sm:grid-cols-2 sm:gap-x-(--gap) with-${look}`}
      >
        {items.map((service) => (
          <li
            key={service.title}
            className={`country-service [.with-tiles_&]:grid-cols-[5.5rem_minmax(0,1fr)] [.with-tiles_&]:gap-5 [.with-tiles_&]:items-start [.with-borders_&]:content-start [.with-borders_&]:pt-0 [.with-borders_&]:pb-9 [.with-borders_&]:border-t-0 [.with-panels_&]:pb-7 [.with-panels_&]:pe-28 [&:hover_.country-service-link]:[text-decoration:underline_0.05em] [&:hover_.country-service-link]:[text-underline-offset:0.14em] [&:hover_.country-service-arrow]:[translate:0.25rem_0] [[dir=rtl]_&:hover_.country-service-arrow]:[translate:-0.25rem_0] [&:hover_.country-service-piece]:[--light:-60deg] [&:has(a:focus-visible)]:[outline:2px_solid_var(--accent)] [&:has(a:focus-visible)]:-outline-offset-2 lg:[.with-tiles_&]:grid-cols-[9rem_minmax(0,1fr)] lg:[.with-tiles_&]:gap-6 lg:[.with-tiles_&]:py-7 lg:[.with-panels_&]:min-h-60 relative grid py-6 border-t border-t-line cat-${service.category}`}
          >
            <Piece service={service} look={look} />
            <div>
              <h3 className="mb-2.5 text-[length:clamp(1.375rem,1.15rem_+_0.9vw,2rem)] leading-[calc(var(--title-leading)_*_1.06)]">
                <AppLink
                  className="country-service-link no-underline after:absolute after:inset-0 after:z-1 focus-visible:[outline:none]"
                  to={`/services/${service.category}`}
                  hrefLang={hrefLangFrom(language)}
                >
                  {service.title}
                </AppLink>
              </h3>
              <p className="max-w-[46ch] text-text-2">{service.text}</p>
              <ArrowRight
                className="flip country-service-arrow mt-3.5 text-category-text [transition:translate_0.18s]"
                aria-hidden="true"
              />
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
  return (
    <Pattern
      className="country-service-piece [.with-tiles_&]:aspect-[1] [.with-borders_&]:h-18 [.with-borders_&]:mb-4.5 [.with-panels_&]:absolute [.with-panels_&]:inset-y-0 [.with-panels_&]:end-0 [.with-panels_&]:w-22 [transition:--light_0.3s]"
      {...piece}
      {...focus}
    />
  );
}
