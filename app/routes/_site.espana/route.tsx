import type { MetaFunction } from "@remix-run/node";
import { COUNTRY_ALTERNATES } from "~/content/countries/addresses";
import { spain as copy } from "~/content/countries/spain";
import { CityGrid } from "~/features/countries/city-grid";
import { CountryContact } from "~/features/countries/country-contact";
import { ReasonList } from "~/features/countries/reason-list";
import { ServiceGrid } from "~/features/countries/service-grid";
import { pageCards } from "~/features/seo/share-cards";
import type { RouteHandle } from "~/lib/route-handle";
import { seo } from "~/lib/seo";
import { CallToActionBand } from "~/shell/call-to-action-band";
import { PageJsonLd } from "~/shell/page-json-ld";
import { useRootData } from "~/shell/site-page";
import { SpainHero } from "./spain-hero";

export const handle: RouteHandle = { lang: "es", alternates: COUNTRY_ALTERNATES, finished: {} };

export const meta: MetaFunction = () =>
  seo({ title: copy.metaTitle, description: copy.metaDescription, card: pageCards.spain });

export default function SpainPage() {
  const site = useRootData()?.site;
  if (!site) return null;
  return (
    <div className="country country-spain">
      <PageJsonLd crumbs={[{ name: "España", path: "/espana" }]} />
      <SpainHero copy={copy} site={site} />
      <ServiceGrid services={copy.services} language="es" look="borders" />
      <CityGrid cities={copy.cities} look="board" />
      <ReasonList reasons={copy.reasons} language="es" look="pairs" />
      <CountryContact copy={copy} site={site} language="es" />
      <CallToActionBand site={site} message={copy.message} {...copy.callToAction} />
    </div>
  );
}
