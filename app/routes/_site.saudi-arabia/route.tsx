import { useLoaderData } from "@remix-run/react";
import { Pattern } from "~/brand/pattern";
import type { PatternOptions } from "~/brand/zellige/pattern-svg";
import { quietTone } from "~/brand/zellige/tone";
import { saudiArabia as copy } from "~/content/landing-pages/saudi-arabia";
import { getCountryCases } from "~/features/case-studies/case-view.server";
import { CountryCases } from "~/features/case-studies/components/case-strip";
import { pageCards } from "~/features/seo/model/share-cards";
import { CallToActionBand } from "~/shell/call-to-action-band";
import { BELOW_HEADLINE, HeroText, Statistics } from "~/shell/landing-page/country-hero";
import { CityGrid, CountryContact, ReasonList, ServiceGrid } from "~/shell/landing-page/country-sections";
import { PageJsonLd } from "~/shell/page-json-ld";
import { COUNTRY_ALTERNATES } from "~/site/landing-pages";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";

export const handle: RouteHandle = { lang: "ar", alternates: COUNTRY_ALTERNATES, cache: {} };

export const meta = () =>
  seo({ title: copy.metaTitle, description: copy.metaDescription, card: pageCards.saudiArabia });

export async function loader() {
  return { cases: await getCountryCases("ar") };
}

export default function SaudiArabiaPage() {
  const { cases } = useLoaderData<typeof loader>();
  return (
    <div className="country country-saudi">
      <PageJsonLd crumbs={[{ name: "السعودية", path: "/saudi-arabia" }]} />
      <SaudiHero />
      <ReasonList reasons={copy.reasons} look="abreast" />
      <ServiceGrid services={copy.services} look="panels" />
      <CountryCases cases={cases} language="ar" />
      <CityGrid cities={copy.cities} look="cells" />
      <CountryContact copy={copy} />
      <CallToActionBand {...copy.callToAction} />
    </div>
  );
}

/** Behind the words where there is room, and faint where small text stands on it. */
const WALL_PLACE =
  "relative h-80 mt-9 mx-[calc(-1_*_var(--gutter))] lg:absolute lg:inset-y-0 lg:[inset-inline:calc((100vw_-_100%)_/_-2)] lg:-z-1 lg:h-auto lg:m-0 lg:[mask-image:linear-gradient(to_left,rgb(0_0_0_/_0.24)_42%,#000_56%)]";
const WALL = { width: 1440, height: 900, edge: 216, centre: [425, 425] as const };

/** From drawing to wall the way Arabic is read: the words on the right, the relief on the left. */
const laidFromTheRight: PatternOptions["state"] = ({ centre }, random) => {
  const place = WALL.width - centre[0] + (random() - 0.5) * 130;
  return place < 640 ? "line" : place < 760 ? "flat" : "relief";
};

const ink = quietTone(2);
const mintStar: PatternOptions["tone"] = (piece, random) => {
  const tone = ink(piece, random);
  const distance = Math.hypot(piece.centre[0] - WALL.centre[0], piece.centre[1] - WALL.centre[1]);
  return distance < 2 ? 8 : tone;
};

/** Arabic letters reach higher and lower, so lines stand further apart. */
const TEXT = {
  badge: "w-fit bg-surface [box-shadow:0_0_0_0.5rem_var(--surface)]",
  headline: `${BELOW_HEADLINE} text-[length:clamp(2.25rem,11.4vw,5rem)] leading-[1.24] lg:text-[length:clamp(3rem,min(0.8rem_+_5.6vw,11vh),6.5rem)]`,
  ways: "lg:max-w-[min(38rem,46%)]",
};
const STATISTICS = {
  block: "lg:mt-auto",
  list: "lg:grid-cols-12 lg:pt-10",
  figure: "pt-3 pb-5 border-t border-t-line-strong lg:col-span-2 lg:pt-3.5 lg:pb-6",
};

function SaudiHero() {
  return (
    <header className="isolate border-b border-b-line overflow-clip">
      <div className="wrap flex flex-col pt-[clamp(2.25rem,3.6vw,3.5rem)] lg:relative lg:min-h-[min(51.25rem,calc(100vh_-_4.8125rem))]">
        <HeroText copy={copy} look={TEXT} />
        <Pattern
          className={`saudi-wall ${WALL_PLACE}`}
          seed="السعودية"
          motif="slender"
          isSymmetric
          fit="xMinYMid slice"
          state={laidFromTheRight}
          tone={mintStar}
          {...WALL}
        />
        <Statistics items={copy.statistics} look={STATISTICS} />
      </div>
    </header>
  );
}
