import { useLoaderData } from "@remix-run/react";
import { Pattern } from "~/brand/pattern";
import type { PatternOptions } from "~/brand/zellige/pattern-svg";
import { laidFromStart } from "~/brand/zellige/stages";
import { quietTone } from "~/brand/zellige/tone";
import { morocco as copy } from "~/content/landing-pages/morocco";
import { getCountryCases } from "~/features/case-studies/case-view.server";
import { CountryCases } from "~/features/case-studies/components/case-strip";
import { pageCards } from "~/features/seo/model/share-cards";
import { CallToActionBand } from "~/shell/call-to-action-band";
import { BELOW_HEADLINE, HeroText, LATIN_HEADLINE, Statistics } from "~/shell/landing-page/country-hero";
import { CityGrid, CountryContact, ReasonList, ServiceGrid } from "~/shell/landing-page/country-sections";
import { PageJsonLd } from "~/shell/page-json-ld";
import { COUNTRY_ALTERNATES } from "~/site/landing-pages";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";

export const handle: RouteHandle = { lang: "fr", alternates: COUNTRY_ALTERNATES, cache: {} };

export const meta = () => seo({ title: copy.metaTitle, description: copy.metaDescription, card: pageCards.morocco });

export async function loader() {
  return { cases: await getCountryCases("fr") };
}

export default function MoroccoPage() {
  const { cases } = useLoaderData<typeof loader>();
  return (
    <div className="country country-morocco">
      <PageJsonLd crumbs={[{ name: "Maroc", path: "/maroc" }]} />
      <MoroccoHero />
      <ServiceGrid services={copy.services} look="tiles" />
      <CountryCases cases={cases} language="fr" />
      <CityGrid cities={copy.cities} look="names" />
      <ReasonList reasons={copy.reasons} look="beside" />
      <CountryContact copy={copy} />
      <CallToActionBand {...copy.callToAction} />
    </div>
  );
}

const WALL = { width: 1440, height: 400, edge: 168, centre: [1010, 200] as const };

const ink = quietTone(2);

/** Terracotta for the great stars that are laid already. */
const terracottaStars: PatternOptions["tone"] = (piece, random) => {
  const tone = ink(piece, random);
  return piece.kind === "star" && piece.rank === 8 && piece.centre[0] > 760 ? 7 : tone;
};

const TEXT = {
  promise: "lg:max-w-full",
  headline: `${BELOW_HEADLINE} ${LATIN_HEADLINE} lg:mb-0 lg:text-[length:clamp(3.35rem,min(1.2rem_+_6.6vw,13vh),8rem)]`,
  ways: "lg:flex-[1_1_25rem]",
};

function MoroccoHero() {
  return (
    <header className="border-b border-b-line overflow-clip">
      <div className="wrap grid pt-[clamp(2.25rem,3.6vw,3.5rem)] pb-[clamp(2rem,3.4vw,3.25rem)] lg:flex lg:flex-wrap lg:items-end lg:gap-y-7 lg:gap-x-[clamp(2rem,5vw,5rem)]">
        <HeroText copy={copy} look={TEXT} />
      </div>
      <Pattern
        className="h-[clamp(13rem,27vw,26rem)]"
        seed="maroc"
        motif="broad"
        isSymmetric
        fit="xMaxYMid slice"
        state={laidFromStart({ line: 420, flat: 620, jitter: 150 })}
        tone={terracottaStars}
        {...WALL}
      />
      <div className="wrap">
        <Statistics items={copy.statistics} look={{ figure: "pt-4.5 pb-5.5" }} />
      </div>
    </header>
  );
}
