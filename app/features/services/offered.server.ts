import { defaultServices } from "~/content/default-services";
import type { ServiceCategory } from "~/features/services/model/service";
import { SERVICE_CATEGORIES } from "~/features/services/model/service";
import { listActiveServices, listAllActiveServices } from "~/features/services/queries.server";
import { logger } from "~/server/logger.server";
import { markUncacheable } from "~/server/page-cache/collect-cache-tags.server";

// What the agency offers: its active services, and where the office has entered none the built-in ones, which have
// neither a page nor a price.

/** Of a category; the built-in ones too while the database does not answer, which is logged. */
export async function listOfferedServices(category: ServiceCategory) {
  const services = await listActiveServices(category).catch((error: unknown) => {
    markUncacheable();
    logger.error({ event: "services-unavailable", category, err: error }, "service list failed, defaults shown");
    return [];
  });
  return services.length > 0 ? services : defaultServices[category];
}

/** Of all categories, by their titles: the built-in ones once there is no active service in any. */
export async function listAllOfferedServices(): Promise<{ category: ServiceCategory; title: string }[]> {
  const services = await listAllActiveServices();
  if (services.length > 0) return services;
  return SERVICE_CATEGORIES.flatMap((category) => defaultServices[category].map(({ title }) => ({ category, title })));
}

/** How many each category offers. @param active how many of them the office has entered, where there are any */
export function countOfferedServices(active: Partial<Record<ServiceCategory, number>>) {
  const counts = SERVICE_CATEGORIES.map((category) => [category, active[category] ?? defaultServices[category].length]);
  return Object.fromEntries(counts) as Record<ServiceCategory, number>;
}
