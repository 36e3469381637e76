import { moneyText } from "~/lib/money/format-money";
import type { ServiceCategory } from "./service";

/** What the fields of a service's dialog hold, as text. */
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

/** An empty dialog: active, in the category whose list is open. */
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

interface StoredService {
  title: string;
  slug: string;
  category: ServiceCategory;
  description: string;
  icon: string | null;
  typedPriceMad: number | null;
  is_active: boolean;
  features: string[];
  version: number;
}

/** A stored service in its dialog. */
export function valuesOfService({ icon, typedPriceMad, is_active, ...service }: StoredService): ServiceValues {
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
