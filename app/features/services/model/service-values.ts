import { moneyText } from "~/lib/money/money-text";
import type { ServiceCategory } from "./service";

export type ServiceValues = {
  title: string;
  slug: string;
  category: string;
  description: string;
  icon: string;
  price_starting: string;
  /** 'on' when it is shown on the site. */
  is_active: string;
  /** 'on' or 'off', as the switch shows it until it is touched. */
  was_active: string;
  version: string;
  features: string[];
};

export function newServiceValues(category: ServiceCategory | undefined): ServiceValues {
  return {
    title: "",
    slug: "",
    category: category ?? "",
    description: "",
    icon: "",
    price_starting: "",
    is_active: "on",
    was_active: "on",
    version: "",
    features: [],
  };
}

export function valuesOfService({
  icon,
  typedPriceMad,
  is_active,
  ...service
}: Pick<ServiceValues, "title" | "slug" | "category" | "description" | "features"> & {
  icon: string | null;
  typedPriceMad: number | null;
  is_active: boolean;
  version: number;
}): ServiceValues {
  const { title, slug, category, description, features } = service;
  return {
    title,
    slug,
    category,
    description,
    features,
    icon: icon ?? "",
    price_starting: moneyText(typedPriceMad),
    is_active: is_active ? "on" : "",
    was_active: is_active ? "on" : "off",
    version: String(service.version),
  };
}
