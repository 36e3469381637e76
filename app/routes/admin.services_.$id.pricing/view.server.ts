import { TIER_LABELS, tierPrice } from "~/features/services/model/service";
import type { listTiers } from "~/features/services/queries/tiers.server";
import { formatNumber } from "~/lib/text/format-number";

type Tier = Awaited<ReturnType<typeof listTiers>>[number];

/** A tier as its card shows it. */
export type TierCardData = ReturnType<typeof toTierCard>;

export function toTierCard({ id, tier_name, description, priceMad, delivery_time, revisions_count, details }: Tier) {
  return {
    ...{ id, tier_name, description, details },
    label: TIER_LABELS[tier_name],
    price: tierPrice(priceMad),
    delivery: delivery_time,
    revisions: formatNumber(revisions_count),
  };
}
