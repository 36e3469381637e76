import type { ServiceCategory } from "~/features/services/model";
import { db } from "~/server/db.server";
import { tagPage } from "~/server/page-scope.server";

/** The active services of a category, oldest first, so that a new one joins at the end. */
export async function listActiveServices(category: ServiceCategory) {
  tagPage("services");
  const services = await db.service.findMany({
    where: { category, is_active: true },
    orderBy: [{ created_at: "asc" }, { id: "asc" }],
    select: { id: true, category: true, title: true, description: true, icon: true, price_starting: true },
  });
  return services.map(({ price_starting, ...service }) => ({
    ...service,
    price_starting: price_starting?.toNumber() ?? null,
  }));
}

/** How many active services each category has; those without any are left out. */
export async function countActiveServices(): Promise<Partial<Record<ServiceCategory, number>>> {
  tagPage("services");
  const groups = await db.service.groupBy({ by: ["category"], where: { is_active: true }, _count: true });
  return Object.fromEntries(groups.map(({ category, _count }) => [category, _count]));
}

export type ServiceSummary = Awaited<ReturnType<typeof listActiveServices>>[number];

/** The active services of all categories, oldest first, with what a list for search engines says of each. */
export function listEveryActiveService() {
  return db.service.findMany({
    where: { is_active: true },
    orderBy: [{ category: "asc" }, { created_at: "asc" }, { id: "asc" }],
    select: { id: true, category: true, title: true, description: true, updated_at: true },
  });
}

/** One service, active or not, with tiers, examples and its own section as stored; null when there is none. */
export async function getService(id: string) {
  tagPage(`service:${id}`);
  const service = await db.service.findUnique({
    where: { id },
    include: {
      // The database keeps tier names in the order of their declaration: basic, standard, advanced.
      pricing_tiers: { orderBy: { tier_name: "asc" } },
      examples: { orderBy: [{ display_order: "asc" }, { id: "asc" }] },
      landing_content: true,
    },
  });
  if (!service) return null;
  const { price_starting, pricing_tiers, ...rest } = service;
  return {
    ...rest,
    price_starting: price_starting?.toNumber() ?? null,
    pricing_tiers: pricing_tiers.map((tier) => ({ ...tier, price: tier.price.toNumber() })),
  };
}

export type Service = NonNullable<Awaited<ReturnType<typeof getService>>>;
