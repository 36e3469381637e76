import { useLoaderData } from "@remix-run/react";
import { Pattern } from "~/brand/pattern";
import type { PatternOptions, PieceState } from "~/brand/zellige/pattern-svg";
import { ReliefSheet } from "~/brand/zellige/relief";
import { quietTone } from "~/brand/zellige/tone";
import { spain as copy } from "~/content/landing-pages/spain";
import { getCountryCases } from "~/features/case-studies/case-view.server";
import { CountryCases } from "~/features/case-studies/components/case-strip";
import { pageCards } from "~/features/seo/model/share-cards";
import { CallToActionBand } from "~/shell/call-to-action-band";
import { HeroText, LATIN_HEADLINE, Statistics } from "~/shell/landing-page/country-hero";
import { CityGrid, CountryContact, ReasonList, ServiceGrid } from "~/shell/landing-page/country-sections";
import { PageJsonLd } from "~/shell/page-json-ld";
import { COUNTRY_ALTERNATES } from "~/site/landing-pages";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";

export const handle: RouteHandle = { lang: "es", alternates: COUNTRY_ALTERNATES, cache: {} };

export const meta = () => seo({ title: copy.metaTitle, description: copy.metaDescription, card: pageCards.spain });

export async function loader() {
  return { cases: await getCountryCases("es") };
}

export default function SpainPage() {
  const { cases } = useLoaderData<typeof loader>();
  return (
    <div className="country">
      <PageJsonLd crumbs={[{ name: "España", path: "/espana" }]} />
      <SpainHero />
      <ServiceGrid services={copy.services} look="borders" />
      <CountryCases cases={cases} language="es" />
      <CityGrid cities={copy.cities} look="board" />
      <ReasonList reasons={copy.reasons} look="pairs" />
      <CountryContact copy={copy} titleLook="max-w-[16ch]" />
      <CallToActionBand {...copy.callToAction} />
    </div>
  );
}

const TEXT = {
  promise: "lg:col-[1_/_7]",
  headline: `${LATIN_HEADLINE} lg:text-[length:clamp(3.35rem,min(1.2rem_+_6vw,13vh),7.5rem)]`,
  ways: "lg:col-[1_/_7]",
};
const STATISTICS = { block: "lg:col-[1_/_7] lg:self-end", figure: "pt-3 pb-5 border-t border-t-line-strong" };

function SpainHero() {
  return (
    <header className="border-b border-b-line bg-surface-2 overflow-clip">
      <div className="wrap grid gap-y-7 pt-[clamp(2.25rem,3.6vw,3.5rem)] lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr] lg:gap-x-(--gap) lg:min-h-[min(52rem,calc(100vh_-_4.8125rem))]">
        <HeroText copy={copy} look={TEXT} />
        <Statistics items={copy.statistics} look={STATISTICS} />
        <Arcade />
      </div>
    </header>
  );
}

const BAY = { width: 280, height: 1040 } as const;
const [MIDDLE_X, MIDDLE_Y] = [140, 236] as const;
const OPENING = { radius: 114, halfWidth: 94 } as const;
const COLUMN_RADIUS = 14;
const VOUSSOIRS = { outer: 140, count: 17 } as const;
/** Where the horseshoe meets its columns. */
const SPRING_Y = Math.round(MIDDLE_Y + Math.sqrt(OPENING.radius ** 2 - OPENING.halfWidth ** 2));

const opening =
  `M${MIDDLE_X - OPENING.halfWidth} ${BAY.height}V${SPRING_Y}` +
  `A${OPENING.radius} ${OPENING.radius} 0 1 1 ${MIDDLE_X + OPENING.halfWidth} ${SPRING_Y}V${BAY.height}`;

/** Every second stone of the arch, as in Córdoba. */
function stonesPath(): string {
  const dip = Math.asin((SPRING_Y - MIDDLE_Y) / OPENING.radius);
  const at = (radius: number, step: number) => {
    const angle = Math.PI - dip + ((Math.PI + 2 * dip) * step) / VOUSSOIRS.count;
    return `${(MIDDLE_X + radius * Math.cos(angle)).toFixed(1)} ${(MIDDLE_Y + radius * Math.sin(angle)).toFixed(1)}`;
  };
  const { radius } = OPENING;
  return Array.from({ length: Math.ceil(VOUSSOIRS.count / 2) }, (_, i) => {
    const [from, to] = [2 * i, 2 * i + 1];
    return (
      `M${at(radius, from)}A${radius} ${radius} 0 0 1 ${at(radius, to)}` +
      `L${at(VOUSSOIRS.outer, to)}A${VOUSSOIRS.outer} ${VOUSSOIRS.outer} 0 0 0 ${at(VOUSSOIRS.outer, from)}z`
    );
  }).join("");
}

function columnsPath(): string {
  const [top, bottom] = [SPRING_Y, SPRING_Y + 16];
  const jamb = MIDDLE_X - OPENING.halfWidth;
  const half = (x: number, towards: 1 | -1) => {
    const inner = x + towards * jamb;
    return `M${x} ${top}H${inner}M${x} ${bottom}H${inner}M${x + towards * COLUMN_RADIUS} ${bottom}V${BAY.height}`;
  };
  return half(0, 1) + half(BAY.width, -1);
}

/** The wall around the opening, the stones of the arch, and the edges of all. */
const FRONT =
  `<path class="fill-surface-2" fill-rule="evenodd" d="M-1-1H${BAY.width + 1}V${BAY.height + 1}H-1z${opening}z"/>` +
  `<path class="fill-(--t4)" d="${stonesPath()}"/><path class="fill-none stroke-line-strong" d="${opening}${columnsPath()}"/>`;

/** The wall is long and has few shapes: each bevel is written once. */
const bevels = new ReliefSheet("arco");

const ink = quietTone(2);
const blueStar: PatternOptions["tone"] = (piece, random) => {
  const tone = ink(piece, random);
  const isMiddle = Math.hypot(piece.centre[0] - MIDDLE_X, piece.centre[1] - MIDDLE_Y) < 2;
  return isMiddle ? 5 : tone;
};

/** What stands in the wall's way is not drawn. */
const within =
  (state: PieceState) =>
  ({ centre: [x, y] }: { centre: readonly [number, number] }): PieceState =>
    Math.abs(x - MIDDLE_X) < OPENING.radius + 30 && y > MIDDLE_Y - OPENING.radius - 30 ? state : "hidden";

const STAGES = { line: within("line"), flat: within("flat"), relief: within("relief") };

/** From the head's upper edge to its foot, and to the edge of the window. */
const BESIDE_THE_WORDS =
  "lg:[grid-area:1_/_7_/_4_/_13] lg:h-[calc(100%_+_clamp(2.25rem,3.6vw,3.5rem))] lg:max-h-240 lg:mt-[calc(-1_*_clamp(2.25rem,3.6vw,3.5rem))] lg:ms-[clamp(0rem,2vw,2rem)] lg:me-[calc(-1_*_max(var(--gutter),(100vw_-_var(--page))_/_2_+_var(--gutter)))] lg:border-t-0";

/** Drawn, cut, laid: one stage of the same wall behind each of three horseshoe arches. */
function Arcade() {
  return (
    <div
      className={`grid grid-cols-3 items-start h-[clamp(19rem,58vw,34rem)] mx-[calc(-1_*_var(--gutter))] border-t border-t-line overflow-clip ${BESIDE_THE_WORDS}`}
    >
      {(["line", "flat", "relief"] as const).map((stage) => (
        <Pattern
          key={stage}
          className="aspect-[280/1040] bg-surface [--stroke:var(--line-strong)]"
          seed={`arco-${stage}`}
          motif="sharp"
          edge={86}
          centre={[MIDDLE_X, MIDDLE_Y]}
          isSymmetric
          state={STAGES[stage]}
          tone={stage === "relief" ? blueStar : ink}
          sheet={bevels}
          over={FRONT}
          {...BAY}
        />
      ))}
      <SharedBevels />
    </div>
  );
}

/** Stands after the wall, so that it knows all its shapes. */
function SharedBevels() {
  const html = `<defs>${bevels.defs}</defs>`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own generator from numbers alone
  return <svg className="z-defs" aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />;
}
