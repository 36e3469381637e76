import type { BillingClient } from "~/features/billing-clients/model";
import { BUYER_KINDS, kindOf, missingFields } from "~/features/billing-clients/model";
import { countryName } from "~/lib/text/countries";

/** A billing client as a row of the list. Names of countries are written on the server: a browser's tables may be older or newer than ours. */
export function toRow(client: BillingClient) {
  const { id, legal_name, contact_name, email, ice, country, currency } = client;
  return {
    id,
    legal_name,
    contact_name,
    email,
    ice,
    currency,
    kind: BUYER_KINDS[kindOf(client)],
    country: countryName(country),
    isComplete: missingFields(client).length === 0,
  };
}
