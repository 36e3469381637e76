import type { ServiceCategory } from "~/features/services/model/service";
import { servicePath } from "~/features/services/model/service";
import { listOfferedServices } from "~/features/services/offered.server";
import { formatMad } from "~/site/format";

/** One line of the list; a built-in one leads nowhere and has no price. */
export interface ListedService {
  title: string;
  description: string;
  icon: string | null;
  path?: string;
  id?: string;
  /** Null when the price depends on the project. */
  price?: string | null;
}

export async function toView(category: ServiceCategory): Promise<ListedService[]> {
  const services = await listOfferedServices(category);
  return services.map((service) => {
    if (!("slug" in service)) return service;
    const { id, title, description, icon, priceFromMad } = service;
    const price = priceFromMad === null ? null : formatMad(priceFromMad);
    return { id, title, description, icon, price, path: servicePath(service) };
  });
}
