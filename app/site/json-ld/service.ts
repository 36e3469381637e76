import type { JsonLdNode } from "./graph";
import { organizationId } from "./organization";

/** What is for sale under one price. */
export interface OfferFacts {
  name: string;
  description?: string | undefined;
  priceMad: number;
  /** The price is the lowest possible one, not the one to pay. */
  isStartingPrice?: boolean;
}

/** What a service's page says, without its look. */
export interface ServiceFacts {
  path: string;
  name: string;
  description: string;
  /** The trade, such as 'Design & Graphisme'. */
  kind: string;
  /** Empty when the price depends on the project. */
  offers: readonly OfferFacts[];
}

/** A service of the agency, with each price at which it is offered. */
export function serviceNode(siteUrl: string, service: ServiceFacts): JsonLdNode {
  const url = siteUrl + service.path;
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    url,
    name: service.name,
    description: service.description || undefined,
    serviceType: service.kind,
    provider: { "@id": organizationId(siteUrl) },
    areaServed: ["MA", "ES", "SA"],
    offers: service.offers.length > 0 ? service.offers.map((offer) => offerNode(url, offer)) : undefined,
  };
}

function offerNode(url: string, { name, description, priceMad, isStartingPrice }: OfferFacts): JsonLdNode {
  const price = { price: priceMad, priceCurrency: "MAD" };
  return {
    "@type": "Offer",
    name,
    description,
    url,
    availability: "https://schema.org/InStock",
    ...price,
    priceSpecification: isStartingPrice
      ? { "@type": "PriceSpecification", minPrice: priceMad, priceCurrency: "MAD" }
      : undefined,
  };
}
