import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { spain as copy } from "~/content/landing-pages/spain";
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
import { SpainHero } from "./spain-hero";

export const handle: RouteHandle = { lang: "es", alternates: COUNTRY_ALTERNATES, cache: {} };

export const meta: MetaFunction = () =>
  seo({ title: copy.metaTitle, description: copy.metaDescription, card: pageCards.spain });

export async function loader() {
  return { cases: await getCountryCases("es") };
}

export default function SpainPage() {
  const { cases } = useLoaderData<typeof loader>();
  const site = useRootData()?.site;
  if (!site) return null;
  return (
    <div className="country">
      <PageJsonLd crumbs={[{ name: "España", path: "/espana" }]} />
      <SpainHero copy={copy} site={site} />
      <ServiceGrid services={copy.services} language="es" look="borders" />
      <CountryCases cases={cases} language="es" />
      <CityGrid cities={copy.cities} look="board" />
      <ReasonList reasons={copy.reasons} look="pairs" />
      <CountryContact copy={copy} site={site} language="es" titleLook="max-w-[16ch]" />
      <CallToActionBand {...copy.callToAction} />
    </div>
  );
}
