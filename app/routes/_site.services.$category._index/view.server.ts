import { defaultServices } from "~/content/default-services";
import type { ServiceCategory } from "~/features/services/model/service";
import { servicePath } from "~/features/services/model/service";
import { listActiveServices } from "~/features/services/queries.server";
import { logger } from "~/server/logger.server";
import { markUncacheable } from "~/server/page-cache/collect-cache-tags.server";
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

/** The category's active services; the built-in ones when there are none or the database does not answer. */
export async function toView(category: ServiceCategory): Promise<ListedService[]> {
  const services = await listActiveServices(category).catch((error: unknown) => {
    markUncacheable();
    logger.error({ event: "services-unavailable", category, err: error }, "service list failed, defaults shown");
    return [];
  });
  if (services.length === 0) return [...defaultServices[category]];
  return services.map((service) => {
    const { id, title, description, icon, priceFromMad } = service;
    const price = priceFromMad === null ? null : formatMad(priceFromMad);
    return { id, title, description, icon, price, path: servicePath(service) };
  });
}
