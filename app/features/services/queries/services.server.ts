import { z } from "zod";
import { formerAddress } from "~/features/redirects/model";
import type { ServiceCategory } from "~/features/services/model/service";
import { formerServicePath } from "~/features/services/model/service";
import { db } from "~/server/db/db.server";
import { addCacheTags } from "~/server/page-cache/collect-cache-tags.server";

/** The active services of a category, oldest first, so that a new one joins at the end. */
export async function listActiveServices(category: ServiceCategory) {
  addCacheTags("services");
  const services = await db.service.findMany({
    where: { category, is_active: true },
    orderBy: [{ created_at: "asc" }, { id: "asc" }],
    select: { id: true, slug: true, category: true, title: true, description: true, icon: true, price_from: true },
  });
  return services.map(({ price_from, ...service }) => ({ ...service, priceFromMad: price_from?.toNumber() ?? null }));
}

/** How many active services each category has; those without any are left out. */
export async function countActiveServices(): Promise<Partial<Record<ServiceCategory, number>>> {
  addCacheTags("services");
  const groups = await db.service.groupBy({ by: ["category"], where: { is_active: true }, _count: true });
  return Object.fromEntries(groups.map(({ category, _count }) => [category, _count]));
}

/** The active services of all categories, oldest first, with what a list for search engines says of each. */
export function listAllActiveServices() {
  return db.service.findMany({
    where: { is_active: true },
    orderBy: [{ category: "asc" }, { created_at: "asc" }, { id: "asc" }],
    select: { slug: true, category: true, title: true, description: true, updated_at: true },
  });
}

/** One service, active or not, with tiers, examples and its own section as stored; null when there is none. */
export async function getService(slug: string) {
  const service = await db.service.findUnique({
    where: { slug },
    include: {
      // The database keeps tier names in the order of their declaration: basic, standard, advanced.
      pricing_tiers: { orderBy: { tier_name: "asc" } },
      examples: { orderBy: [{ display_order: "asc" }, { id: "asc" }] },
      landing_content: true,
    },
  });
  if (!service) return null;
  addCacheTags(`service:${service.id}`);
  const { price_starting: _, price_from, pricing_tiers, ...rest } = service;
  return {
    ...rest,
    priceFromMad: price_from?.toNumber() ?? null,
    pricing_tiers: pricing_tiers.map((tier) => ({ ...tier, price: tier.price?.toNumber() ?? null })),
  };
}

export type Service = NonNullable<Awaited<ReturnType<typeof getService>>>;

/** Where an active service is now, by its id or by an address it had; null when there is none. */
export async function getMovedService(key: string): Promise<{ category: ServiceCategory; slug: string } | null> {
  const select = { category: true, slug: true } as const;
  const id = z.uuid().safeParse(key);
  const known = id.success && (await db.service.findFirst({ where: { id: id.data, is_active: true }, select }));
  if (known) return known;
  const where = { from_path: formerAddress(formerServicePath(key)), service: { is_active: true } };
  return (await db.redirect.findFirst({ where, select: { service: { select } } }))?.service ?? null;
}
