import { servicePage } from "~/content/service-pages";
import { CATEGORY_LABELS, servicePath, TIER_LABELS } from "~/features/services/model/service";
import type { Service } from "~/features/services/queries/services.server";
import type { OfferFacts, ServiceFacts } from "~/site/json-ld/service";

/** A service as search engines are told of it, with an offer a tier, or the starting price alone. */
export function factsOf(service: Service): ServiceFacts {
  const { title, description, category } = service;
  return {
    path: servicePath(service),
    name: title,
    description,
    kind: CATEGORY_LABELS[category],
    offers: offersOf(service),
  };
}

function offersOf({ pricing_tiers, priceFromMad }: Service): OfferFacts[] {
  if (pricing_tiers.length > 0) {
    return pricing_tiers.map(({ tier_name, description, price }) => ({
      name: TIER_LABELS[tier_name],
      description: description ?? undefined,
      priceMad: price,
    }));
  }
  if (priceFromMad === null) return [];
  return [{ name: servicePage.priceLabel, priceMad: priceFromMad, isStartingPrice: true }];
}
