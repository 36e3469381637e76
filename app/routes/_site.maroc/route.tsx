import type { MetaFunction } from "@remix-run/node";
import { COUNTRY_ALTERNATES } from "~/content/countries/addresses";
import { morocco as copy } from "~/content/countries/morocco";
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
import { MoroccoHero } from "./morocco-hero";

export const handle: RouteHandle = { lang: "fr", alternates: COUNTRY_ALTERNATES, finished: {} };

export const meta: MetaFunction = () =>
  seo({ title: copy.metaTitle, description: copy.metaDescription, card: pageCards.morocco });

export default function MoroccoPage() {
  const site = useRootData()?.site;
  if (!site) return null;
  return (
    <div className="country country-morocco">
      <PageJsonLd crumbs={[{ name: "Maroc", path: "/maroc" }]} />
      <MoroccoHero copy={copy} site={site} />
      <ServiceGrid services={copy.services} language="fr" look="tiles" />
      <CityGrid cities={copy.cities} look="names" />
      <ReasonList reasons={copy.reasons} language="fr" look="beside" />
      <CountryContact copy={copy} site={site} language="fr" />
      <CallToActionBand site={site} message={copy.message} {...copy.callToAction} />
    </div>
  );
}
