import type { MetaFunction } from "@remix-run/node";
import { COUNTRY_ALTERNATES } from "~/content/countries/addresses";
import { saudiArabia as copy } from "~/content/countries/saudi-arabia";
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
import { SaudiHero } from "./saudi-hero";

export const handle: RouteHandle = { lang: "ar", alternates: COUNTRY_ALTERNATES, finished: {} };

export const meta: MetaFunction = () =>
  seo({ title: copy.metaTitle, description: copy.metaDescription, card: pageCards.saudiArabia });

export default function SaudiArabiaPage() {
  const site = useRootData()?.site;
  if (!site) return null;
  return (
    <div className="country country-saudi">
      <PageJsonLd crumbs={[{ name: "السعودية", path: "/saudi-arabia" }]} />
      <SaudiHero copy={copy} site={site} />
      <ReasonList reasons={copy.reasons} language="ar" look="abreast" />
      <ServiceGrid services={copy.services} language="ar" look="panels" />
      <CityGrid cities={copy.cities} look="cells" />
      <CountryContact copy={copy} site={site} language="ar" />
      <CallToActionBand site={site} message={copy.message} {...copy.callToAction} />
    </div>
  );
}
