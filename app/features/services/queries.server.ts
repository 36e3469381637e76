import { z } from "zod";
import { formerAddress } from "~/features/redirects/model";
import type { ChosenService, ServiceCategory } from "~/features/services/model/service";
import { CATEGORY_LABELS, formerServicePath, SERVICE_CATEGORIES } from "~/features/services/model/service";
import { serviceListSchema } from "~/features/services/schema";
import { sanitizeHtml } from "~/lib/html/sanitize-html";
import { db } from "~/server/db/db.server";
import type { SortKey } from "~/server/db/list-order.server";
import { ascending, descending, nullsLast } from "~/server/db/list-order.server";
import type { List } from "~/server/db/list-page.server";
import { containing, inOrder, readListPage, readWholeList } from "~/server/db/list-page.server";
import { sql } from "~/server/db/sql.server";
import { addCacheTags } from "~/server/page-cache/collect-cache-tags.server";
import type { Searched } from "~/server/registries/office-search.server";
import { inSearchText } from "~/server/registries/office-search.server";
import type { ServiceChoice, ServiceList } from "./schema";
import { UNSAVED_VERSION } from "./schema";

const WITH_TIER_PRICES = { pricing_tiers: { select: { price: true } } } as const;

type Amount = { toNumber(): number } | null;

/** 'À partir de': the lowest price of its tiers, else the one typed of the service; null where neither has one. */
function priceFromMad({
  price_starting,
  pricing_tiers,
}: {
  price_starting: Amount;
  pricing_tiers: readonly { price: Amount }[];
}): number | null {
  const prices = pricing_tiers.flatMap(({ price }) => price?.toNumber() ?? []);
  return prices.length > 0 ? Math.min(...prices) : (price_starting?.toNumber() ?? null);
}

/** The active services of a category, oldest first, so that a new one joins at the end. */
export async function listActiveServices(category: ServiceCategory) {
  addCacheTags("services");
  const services = await db.service.findMany({
    where: { category, is_active: true },
    orderBy: [{ created_at: "asc" }, { id: "asc" }],
    select: {
      id: true,
      slug: true,
      category: true,
      title: true,
      description: true,
      icon: true,
      price_starting: true,
      ...WITH_TIER_PRICES,
    },
  });
  return services.map(({ price_starting, pricing_tiers, ...service }) => ({
    ...service,
    priceFromMad: priceFromMad({ price_starting, pricing_tiers }),
  }));
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
  const { price_starting, pricing_tiers, ...rest } = service;
  return {
    ...rest,
    priceFromMad: priceFromMad({ price_starting, pricing_tiers }),
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

/** The active services as the options of a list, those of a category together; none while there is no service. */
export async function listServiceChoices() {
  addCacheTags("services");
  const services = await db.service.findMany({
    where: { is_active: true },
    orderBy: [{ created_at: "asc" }, { id: "asc" }],
    select: { slug: true, category: true, title: true },
  });
  const inCategory = (category: ServiceCategory) =>
    services
      .filter((service) => service.category === category)
      .map(({ slug, title }) => ({ value: slug, label: title }));
  return SERVICE_CATEGORIES.map((category) => ({
    label: CATEGORY_LABELS[category],
    options: inCategory(category),
  })).filter(({ options }) => options.length > 0);
}

/** What a choice means: the title of the service and, if it has it, the tier; null when there is no such service. */
export async function getChosenService({ slug, tier }: ServiceChoice): Promise<ChosenService | null> {
  const service = await db.service.findFirst({
    where: { slug, is_active: true },
    select: { title: true, pricing_tiers: { select: { tier_name: true } } },
  });
  if (!service) return null;
  const tier_name = service.pricing_tiers.find((offered) => offered.tier_name === tier)?.tier_name ?? null;
  return { service_interest: service.title, tier_name };
}

export const SERVICES_PER_PAGE = 24;

const NEWEST = [descending(sql`t.created_at`, "timestamptz"), descending(sql`t.id`, "uuid")];

const ORDERS: Record<ServiceList["sort"], readonly SortKey[]> = {
  category: [ascending(sql`t.category`, '"ServiceCategory"'), ...NEWEST],
  newest: NEWEST,
  title: [ascending(sql`plain_text(t.title)`, "text"), ascending(sql`t.id`, "uuid")],
  price: [nullsLast(ascending(sql`coalesce(tiers.lowest_price, t.price_starting)`, "numeric")), ...NEWEST],
};

/** Services with the lowest price of their tiers, found once for all: `priceFromMad` as an order of the database. */
const WITH_LOWEST_PRICES = sql`services t
  LEFT JOIN (SELECT service_id, min(price) AS lowest_price FROM service_pricing_tiers GROUP BY service_id) AS tiers
    ON tiers.service_id = t.id`;

export async function listServices(list: ServiceList) {
  const { ids, ...found } = await readListPage(serviceList(list), { page: list.page, perPage: SERVICES_PER_PAGE });
  return { services: inOrder(ids, await findServices(ids)), ...found };
}

export function listAllServices(list: ServiceList) {
  return readWholeList(serviceList(list), findServices);
}

export function serviceList({ category, state, q, sort }: ServiceList): List {
  const where = [
    ...containing(q),
    ...(category ? [sql`t.category = ${category}::"ServiceCategory"`] : []),
    ...(state ? [sql`t.is_active = ${state === "active"}`] : []),
  ];
  const from = sort === "price" ? WITH_LOWEST_PRICES : sql`services t`;
  return { from, where, orderBy: ORDERS[sort], isSearch: Boolean(q) };
}

async function findServices(ids: string[]) {
  const rows = await db.service.findMany({ where: { id: { in: ids } }, include: WITH_TIER_PRICES });
  return rows.map(({ price_starting, pricing_tiers, ...row }) => ({
    ...row,
    typedPriceMad: price_starting?.toNumber() ?? null,
    priceFromMad: priceFromMad({ price_starting, pricing_tiers }),
  }));
}

/** How many services there are, how many of them visitors see, and how many each category has. */
export async function countServices() {
  const groups = await db.service.groupBy({ by: ["category", "is_active"], _count: true });
  const sum = (keep: (group: (typeof groups)[number]) => boolean) =>
    groups.filter(keep).reduce((total, { _count }) => total + _count, 0);
  return {
    total: sum(() => true),
    active: sum(({ is_active }) => is_active),
    byCategory: SERVICE_CATEGORIES.map((category) => ({ category, count: sum((each) => each.category === category) })),
  };
}

export async function getServiceRow(id: string) {
  const service = await db.service.findUnique({ where: { id } });
  if (!service) return null;
  const { price_starting, ...row } = service;
  return { ...row, typedPriceMad: price_starting?.toNumber() ?? null };
}

/** What stands above the parts of a service's page, with how many parts there are; null when there is no service. */
export async function getServiceHead(id: string) {
  const service = await db.service.findUnique({
    where: { id },
    select: {
      id: true,
      slug: true,
      title: true,
      category: true,
      is_active: true,
      _count: { select: { examples: true, pricing_tiers: true } },
    },
  });
  if (!service) return null;
  const { _count, ...head } = service;
  return { ...head, exampleCount: _count.examples, tierCount: _count.pricing_tiers };
}

/** A service's own section as its editor opens it: sanitised again, and empty when there is none. */
export async function getLandingContent(serviceId: string): Promise<{ content: string; version: number }> {
  const landing = await db.serviceLandingContent.findUnique({ where: { service_id: serviceId } });
  return { content: sanitizeHtml(landing?.content ?? ""), version: landing?.version ?? UNSAVED_VERSION };
}

export const SERVICE_SEARCHED: Searched = {
  kind: "services",
  label: "Services",
  list: "/admin/services",
  table: sql`services`,
  title: sql`t.title`,
  note: sql`CASE WHEN NOT t.is_active THEN 'masqué' END`,
  rows: (q) => [serviceList(serviceListSchema.parse({ q }))],
  holds: inSearchText,
  isListed: sql`TRUE`,
};
