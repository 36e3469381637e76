import { SERVICE_CATEGORIES } from "~/features/services/model/service";
import type { ServiceList } from "~/features/services/schema";
import { UNSAVED_VERSION } from "~/features/services/schema";
import { sanitizeHtml } from "~/lib/html/sanitize-html";
import { db } from "~/server/db/db.server";
import type { SortKey } from "~/server/db/list-order.server";
import { ascending, descending, nullsLast } from "~/server/db/list-order.server";
import type { List } from "~/server/db/list-page.server";
import { containing, inOrder, readListPage, readWholeList } from "~/server/db/list-page.server";
import { sql } from "~/server/db/sql.server";

export const SERVICES_PER_PAGE = 24;

const NEWEST = [descending(sql`t.created_at`, "timestamptz"), descending(sql`t.id`, "uuid")];

const ORDERS: Record<ServiceList["sort"], readonly SortKey[]> = {
  category: [ascending(sql`t.category`, '"ServiceCategory"'), ...NEWEST],
  newest: NEWEST,
  title: [ascending(sql`plain_text(t.title)`, "text"), ascending(sql`t.id`, "uuid")],
  price: [nullsLast(ascending(sql`t.price_from`, "numeric")), ...NEWEST],
};

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
  return { from: sql`services t`, where, orderBy: ORDERS[sort], isSearch: Boolean(q) };
}

async function findServices(ids: string[]) {
  const rows = await db.service.findMany({ where: { id: { in: ids } } });
  return rows.map(withMad);
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
  return service && withMad(service);
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

type Amount = { toNumber(): number } | null;

function withMad<Row extends { price_starting: Amount; price_from: Amount }>(service: Row) {
  const { price_starting, price_from, ...row } = service;
  return { ...row, typedPriceMad: price_starting?.toNumber() ?? null, priceFromMad: price_from?.toNumber() ?? null };
}
