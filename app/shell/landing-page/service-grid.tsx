import { ArrowRight } from "lucide-react";
import { Pattern } from "~/brand/pattern";
import { focusOn } from "~/brand/zellige/focus";
import { quietTone } from "~/brand/zellige/tone";
import type { CountryCopy, CountryService } from "~/content/landing-pages/landing-copy";
import { CATEGORY_MOTIFS } from "~/features/services/model/service";
import { hrefLangFrom } from "~/site/landing-page-language";
import type { Language } from "~/site/language";
import { CardLink } from "~/ui/card-link";

interface ServiceGridProps {
  services: CountryCopy["services"];
  language: Language;
  /** Where the piece of wall stands: a tile before the words, a border above them, a panel at their end. */
  look: keyof typeof LOOKS;
}

/** Each piece has its size, and is from a part of the wall where every one of them holds a great star. */
const LOOKS = {
  tiles: {
    piece: { width: 200, height: 200, edge: 104, part: 132 },
    place: "aspect-[1]",
    list: "",
    card: "grid-cols-[5.5rem_minmax(0,1fr)] gap-5 items-start py-6 border-t border-t-line lg:grid-cols-[9rem_minmax(0,1fr)] lg:gap-6 lg:py-7",
  },
  borders: {
    piece: { width: 420, height: 72, edge: 84, part: 149 },
    place: "h-18 mb-4.5",
    list: "lg:grid-cols-3 lg:gap-y-6",
    card: "content-start pb-9",
  },
  panels: {
    piece: { width: 132, height: 320, edge: 112, part: 40 },
    place: "absolute inset-y-0 end-0 w-22",
    list: "lg:grid-cols-3",
    card: "pt-6 pb-7 pe-28 border-t border-t-line lg:min-h-60",
  },
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
      <ul className={`grid sm:grid-cols-2 sm:gap-x-(--gap) ${LOOKS[look].list}`}>
        {items.map((service) => (
          <li
            key={service.title}
            className={`country-service group relative grid has-[a:focus-visible]:[outline:2px_solid_var(--accent)] has-[a:focus-visible]:-outline-offset-2 ${LOOKS[look].card} cat-${service.category}`}
          >
            <Piece service={service} look={look} />
            <div>
              <h3 className="mb-2.5 text-[length:clamp(1.375rem,1.15rem_+_0.9vw,2rem)] leading-[calc(var(--title-leading)_*_1.06)]">
                <CardLink
                  className="group-hover:[text-decoration:underline_0.05em] group-hover:[text-underline-offset:0.14em]"
                  to={`/services/${service.category}`}
                  hrefLang={hrefLangFrom(language)}
                >
                  {service.title}
                </CardLink>
              </h3>
              <p className="max-w-[46ch] text-text-2">{service.text}</p>
              <ArrowRight
                className="flip mt-3.5 text-category-text [transition:translate_0.18s] ltr:group-hover:[translate:0.25rem_0] rtl:group-hover:[translate:-0.25rem_0]"
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
function Piece({ service: { category, title }, look }: { service: CountryService; look: keyof typeof LOOKS }) {
  const { part, ...size } = LOOKS[look].piece;
  const piece = { ...size, seed: `${part} ${title}`, motif: CATEGORY_MOTIFS[category] };
  const focus = focusOn([piece.width / 2, piece.height / 2], piece, quietTone(2));
  return (
    <Pattern
      className={`group-hover:[--light:-60deg] [transition:--light_0.3s] ${LOOKS[look].place}`}
      {...piece}
      {...focus}
    />
  );
}
