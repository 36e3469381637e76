import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { morocco as copy } from "~/content/landing-pages/morocco";
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
import { MoroccoHero } from "./morocco-hero";

export const handle: RouteHandle = { lang: "fr", alternates: COUNTRY_ALTERNATES, cache: {} };

export const meta: MetaFunction = () =>
  seo({ title: copy.metaTitle, description: copy.metaDescription, card: pageCards.morocco });

export async function loader() {
  return { cases: await getCountryCases("fr") };
}

export default function MoroccoPage() {
  const { cases } = useLoaderData<typeof loader>();
  const site = useRootData()?.site;
  if (!site) return null;
  return (
    <div className="country country-morocco">
      <PageJsonLd crumbs={[{ name: "Maroc", path: "/maroc" }]} />
      <MoroccoHero copy={copy} site={site} />
      <ServiceGrid services={copy.services} language="fr" look="tiles" />
      <CountryCases cases={cases} language="fr" />
      <CityGrid cities={copy.cities} look="names" />
      <ReasonList reasons={copy.reasons} look="beside" />
      <CountryContact copy={copy} site={site} language="fr" />
      <CallToActionBand {...copy.callToAction} />
    </div>
  );
}
