import { serviceSchema } from "~/features/services/schema";
import type { ValuesOf } from "~/lib/forms/values-of";
import { valuesOf } from "~/lib/forms/values-of";
import { moneyText } from "~/lib/money/format-money";
import type { ServiceCategory } from "./service";

export type ServiceValues = ValuesOf<typeof serviceSchema.shape>;

/** An empty dialog: active, in the category whose list is open. */
export function newServiceValues(category: ServiceCategory | undefined): ServiceValues {
  return valuesOf(serviceSchema, { category, features: [], is_active: "on", was_active: "on" });
}

export function valuesOfService({
  typedPriceMad,
  is_active,
  ...stored
}: Pick<ServiceValues, "title" | "slug" | "category" | "description" | "features"> & {
  icon: string | null;
  typedPriceMad: number | null;
  is_active: boolean;
  version: number;
}): ServiceValues {
  return valuesOf(serviceSchema, {
    ...stored,
    price_starting: moneyText(typedPriceMad),
    is_active: is_active ? "on" : "",
    was_active: is_active ? "on" : "off",
  });
}
