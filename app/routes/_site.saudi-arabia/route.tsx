import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { saudiArabia as copy } from "~/content/landing-pages/saudi-arabia";
import { CountryCases } from "~/features/case-studies/components/country-cases";
import { getCountryCases } from "~/features/case-studies/queries/case-strips.server";
import { pageCards } from "~/features/seo/model/share-cards";
import { CallToActionBand } from "~/shell/call-to-action-band";
import { CityGrid } from "~/shell/landing-page/city-grid";
import { CountryContact } from "~/shell/landing-page/landing-contact";
import { ReasonList } from "~/shell/landing-page/reason-list";
import { ServiceGrid } from "~/shell/landing-page/service-grid";
import { PageJsonLd } from "~/shell/page-json-ld";
import { useRootData } from "~/shell/site-page";
import { COUNTRY_ALTERNATES } from "~/site/landing-pages";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { SaudiHero } from "./saudi-hero";

export const handle: RouteHandle = { lang: "ar", alternates: COUNTRY_ALTERNATES, cache: {} };

export const meta: MetaFunction = () =>
  seo({ title: copy.metaTitle, description: copy.metaDescription, card: pageCards.saudiArabia });

export async function loader() {
  return { cases: await getCountryCases("ar") };
}

export default function SaudiArabiaPage() {
  const { cases } = useLoaderData<typeof loader>();
  const site = useRootData()?.site;
  if (!site) return null;
  return (
    <div className="country country-saudi">
      <PageJsonLd crumbs={[{ name: "السعودية", path: "/saudi-arabia" }]} />
      <SaudiHero copy={copy} site={site} />
      <ReasonList reasons={copy.reasons} look="abreast" />
      <ServiceGrid services={copy.services} language="ar" look="panels" />
      <CountryCases cases={cases} language="ar" />
      <CityGrid cities={copy.cities} look="cells" />
      <CountryContact copy={copy} site={site} language="ar" />
      <CallToActionBand {...copy.callToAction} />
    </div>
  );
}
