import { db } from "~/server/db/db.server";

/** The tiers of a service, from the smallest to the largest. */
export async function listTiers(serviceId: string) {
  const tiers = await db.servicePricingTier.findMany({
    where: { service_id: serviceId },
    // The database keeps tier names in the order of their declaration: basic, standard, advanced.
    orderBy: { tier_name: "asc" },
  });
  return tiers.map(withMad);
}

/** One tier of a service, or null. */
export async function getTier(serviceId: string, id: string) {
  const tier = await db.servicePricingTier.findFirst({ where: { id, service_id: serviceId } });
  return tier && withMad(tier);
}

function withMad<Row extends { price: { toNumber(): number } | null }>({ price, ...row }: Row) {
  return { ...row, priceMad: price?.toNumber() ?? null };
}
