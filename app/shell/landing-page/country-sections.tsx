import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Khatam } from "~/brand/khatam";
import { Pattern } from "~/brand/pattern";
import { focusOn } from "~/brand/zellige/focus";
import { quietTone } from "~/brand/zellige/tone";
import type { CountryCopy, CountryService } from "~/content/landing-pages/landing-copy";
import { CATEGORY_MOTIFS } from "~/features/services/model/service";
import { AddressLine } from "~/shell/site-footer";
import { useRootData } from "~/shell/site-page";
import { usePageLanguage } from "~/shell/use-shell-copy";
import { useWayOut } from "~/shell/use-way-out";
import { frenchTarget } from "~/site/language";
import { CardLink } from "~/ui/card-link";
import { LinkButton } from "~/ui/link-button";
import { TallLink } from "~/ui/tall-link";

/** `part` is a place of the wall at which a piece of this size holds a great star. */
const SERVICE_LOOKS = {
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

interface ServiceGridProps {
  services: CountryCopy["services"];
  /** Where the piece of wall stands: a tile before the words, a border above them, a panel at their end. */
  look: keyof typeof SERVICE_LOOKS;
}

/** Six things people ask us for here, each a link to the trade that does it. */
export function ServiceGrid({ services, look }: ServiceGridProps) {
  const { title, remark, items } = services;
  const target = frenchTarget(usePageLanguage());
  return (
    <section className="section wrap" aria-labelledby="services">
      <div className="section-head">
        <h2 id="services">{title}</h2>
        <p className="lead">{remark}</p>
      </div>
      <ul className={`grid sm:grid-cols-2 sm:gap-x-(--gap) ${SERVICE_LOOKS[look].list}`}>
        {items.map((service) => (
          <li
            key={service.title}
            className={`country-service group relative grid has-[a:focus-visible]:[outline:2px_solid_var(--accent)] has-[a:focus-visible]:-outline-offset-2 ${SERVICE_LOOKS[look].card} cat-${service.category}`}
          >
            <Piece service={service} look={look} />
            <div>
              <h3 className="mb-2.5 text-[length:clamp(1.375rem,1.15rem_+_0.9vw,2rem)] leading-[calc(var(--title-leading)_*_1.06)]">
                <CardLink
                  className="group-hover:[text-decoration:underline_0.05em] group-hover:[text-underline-offset:0.14em]"
                  to={`/services/${service.category}`}
                  {...target}
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
function Piece({ service: { category, title }, look }: { service: CountryService; look: keyof typeof SERVICE_LOOKS }) {
  const { part, ...size } = SERVICE_LOOKS[look].piece;
  const piece = { ...size, seed: `${part} ${title}`, motif: CATEGORY_MOTIFS[category] };
  const focus = focusOn([piece.width / 2, piece.height / 2], piece, quietTone(2));
  return (
    <Pattern
      className={`group-hover:[--light:-60deg] [transition:--light_0.3s] ${SERVICE_LOOKS[look].place}`}
      {...piece}
      {...focus}
    />
  );
}

const CITY_LOOKS = {
  names: {
    list: "gap-x-(--gap) sm:grid-cols-2 lg:grid-cols-4",
    city: "pt-4 pb-5 border-t border-t-line lg:pt-4.5 lg:pb-9",
    name: "text-[length:clamp(1.75rem,1.2rem_+_2vw,2.75rem)]",
    text: "mt-1.5 max-w-[34ch]",
  },
  board: {
    list: "gap-x-(--gap) sm:grid-cols-2 lg:gap-x-[clamp(2rem,6vw,6rem)]",
    city: "grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 items-baseline py-3.5 border-t border-t-line lg:grid-cols-[13rem_minmax(0,1fr)]",
    name: "text-[1.25rem] lg:text-[1.75rem]",
    text: "",
  },
  cells: {
    list: "grid-cols-2 gap-px border border-line bg-line sm:grid-cols-3 lg:grid-cols-4",
    city: "[padding:1.125rem_1rem_1.5rem] bg-surface-2 lg:[padding:1.5rem_1.5rem_2.25rem]",
    name: "text-[length:clamp(1.25rem,1rem_+_1vw,1.75rem)]",
    text: "",
  },
};

interface CityGridProps {
  cities: CountryCopy["cities"];
  /** Names as large as titles, the lines of a departures board, or cells with a star. */
  look: keyof typeof CITY_LOOKS;
}

/** Twelve cities, and who writes to us from there. */
export function CityGrid({ cities: { title, remark, items }, look }: CityGridProps) {
  const { list, city, name: nameLook, text: textLook } = CITY_LOOKS[look];
  return (
    <section className="section border-y border-y-line bg-surface-2" aria-labelledby="cities">
      <div className="wrap">
        <div className="section-head">
          <h2 id="cities">{title}</h2>
          <p className="lead">{remark}</p>
        </div>
        <ul className={`grid ${list}`}>
          {items.map(({ name, text }) => (
            <li key={name} className={`city ${city}`}>
              {look === "cells" && <Khatam className="size-4 mb-5 fill-(--t8)" />}
              <h3 className={nameLook}>{name}</h3>
              <p className={`text-text-2 ${textLook}`}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const REASON_LOOKS = {
  beside: {
    section: "",
    grid: "lg:grid-cols-12 lg:items-start",
    title: "lg:col-[1_/_6] lg:sticky lg:top-8",
    list: "lg:col-[7_/_13]",
  },
  pairs: { section: "", grid: "", title: "", list: "lg:grid-cols-2 lg:gap-x-[clamp(2rem,6vw,6rem)]" },
  abreast: { section: "pb-0", grid: "", title: "", list: "lg:grid-cols-4 lg:gap-x-(--gap)" },
};

interface ReasonListProps {
  reasons: CountryCopy["reasons"];
  /** Beside the title, two by two, or four abreast, the last with large figures. */
  look: keyof typeof REASON_LOOKS;
}

export function ReasonList({ reasons, look }: ReasonListProps) {
  const { section, grid, title, list } = REASON_LOOKS[look];
  return (
    <section className={`section ${section}`} aria-labelledby="reasons">
      <div className={`wrap grid gap-y-[clamp(2rem,5vw,4.5rem)] gap-x-(--gap) ${grid}`}>
        <h2 id="reasons" className={`title-4xl ${title}`}>
          {reasons.title}
        </h2>
        <ol className={`lg:grid ${list}`}>
          {reasons.items.map(({ title, text }, index) => (
            <li key={title} className="country-reason pt-5 pb-6 border-t border-t-line">
              {look === "abreast" && (
                <span
                  className="block mb-2 text-mint font-display font-semibold text-[length:clamp(2.5rem,2rem_+_2vw,4rem)]/[1.2]"
                  aria-hidden="true"
                >
                  {index + 1}
                </span>
              )}
              <h3 className="mb-2 text-[length:clamp(1.375rem,1.15rem_+_0.8vw,1.875rem)] leading-[calc(var(--title-leading)_*_1.06)]">
                {title}
              </h3>
              <p className="max-w-[52ch] text-text-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** How to reach us from this country. Numbers and addresses run from left to right in every language. */
export function CountryContact({ copy, titleLook = "" }: { copy: CountryCopy; titleLook?: string }) {
  const { title, text, button, phoneLabel, phoneNote, emailLabel, addressLabel, facts } = copy.contact;
  const site = useRootData()?.site;
  const wayOut = useWayOut();
  if (!site) return null;
  return (
    <section
      className="section wrap grid gap-y-12 gap-x-(--gap) border-t border-t-line lg:grid-cols-12"
      aria-labelledby="contact"
    >
      <div className="lg:col-[1_/_8]">
        <h2 id="contact" className={`title-4xl ${titleLook}`}>
          {title}
        </h2>
        <p className="lead mt-5 mb-8">{text}</p>
        <LinkButton variant="primary" {...wayOut("whatsapp")}>
          {button}
          <ArrowRight className="flip" aria-hidden="true" />
        </LinkButton>
      </div>
      <dl className="lg:col-[8_/_13]">
        <Fact label={phoneLabel}>
          <TallLink
            className="font-display font-semibold text-2xl/[1.1] tracking-[var(--title-tracking)] no-underline hover:[text-decoration:underline_2px]"
            {...wayOut("appel")}
          >
            <bdi className="figures" dir="ltr">
              {site.phone}
            </bdi>
          </TallLink>
          <p className="note">{phoneNote}</p>
        </Fact>
        <Fact label={emailLabel}>
          <TallLink {...wayOut("email")}>
            <bdi dir="ltr">{site.email}</bdi>
          </TallLink>
        </Fact>
        <Fact label={addressLabel}>
          <AddressLine address={site.address} />
        </Fact>
        {facts.map(({ label, text }) => (
          <Fact key={label} label={label}>
            {text}
          </Fact>
        ))}
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="py-4 border-t border-t-line">
      <dt className="text-text-3 text-sm">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
