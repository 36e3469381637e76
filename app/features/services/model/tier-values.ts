import { moneyText } from "~/lib/money/money-text";
import type { TierName } from "./service";

/** What the fields of a tier's dialog hold, as text. */
export type TierValues = {
  tier_name: string;
  description: string;
  delivery_time: string;
  revisions_count: string;
  price: string;
  details: string[];
};

/** An empty dialog, with one line to begin the details. */
export const NEW_TIER: TierValues = {
  tier_name: "basic",
  description: "",
  delivery_time: "",
  revisions_count: "0",
  price: "",
  details: [""],
};

interface StoredTier {
  tier_name: TierName;
  description: string | null;
  delivery_time: string | null;
  revisions_count: number;
  priceMad: number | null;
  details: string[];
}

/** A stored tier in its dialog. */
export function valuesOfTier({ priceMad, revisions_count, ...tier }: StoredTier): TierValues {
  return {
    tier_name: tier.tier_name,
    description: tier.description ?? "",
    delivery_time: tier.delivery_time ?? "",
    revisions_count: String(revisions_count),
    price: priceMad === null ? "" : moneyText(priceMad),
    details: tier.details,
  };
}
