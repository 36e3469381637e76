import { SERVICE_CATEGORIES } from "~/features/services/model";
import type { ServiceList } from "~/features/services/schema";
import { sql } from "~/server/db/sql.server";
import { db } from "~/server/db.server";
import { containing, inOrder, readListPage } from "~/server/list-page.server";

export const SERVICES_PER_PAGE = 24;

/** One page of all services by category, the newest first in each, with how many match in all. */
export async function listServices({ category, state, q, page }: ServiceList) {
  const where = [
    ...containing(q, [sql`t.title`, sql`t.description`]),
    ...(category ? [sql`t.category = ${category}::"ServiceCategory"`] : []),
    ...(state ? [sql`t.is_active = ${state === "active"}`] : []),
  ];
  const orderBy = sql`t.category, t.created_at DESC, t.id DESC`;
  const found = await readListPage({ from: sql`services t`, where, orderBy, page, perPage: SERVICES_PER_PAGE });
  const rows = await db.service.findMany({ where: { id: { in: found.ids } } });
  return { services: inOrder(found.ids, rows).map(withMad), matchCount: found.matchCount };
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

/** One service without its parts, or null. */
export async function findServiceRow(id: string) {
  const service = await db.service.findUnique({ where: { id } });
  return service && withMad(service);
}

function withMad<Row extends { price_starting: { toNumber(): number } | null }>({ price_starting, ...row }: Row) {
  return { ...row, priceMad: price_starting?.toNumber() ?? null };
}
