import { pageOffset } from "~/lib/web/page-offset";
import { db } from "~/server/db/db.server";

export const EXAMPLES_PER_PAGE = 20;

/** A page of a service's examples, in the order in which the site shows them, with how many there are in all. */
export async function listExamples(serviceId: string, page: number) {
  const where = { service_id: serviceId };
  const [examples, matchCount] = await Promise.all([
    db.serviceExample.findMany({
      where,
      orderBy: [{ display_order: "asc" }, { id: "asc" }],
      ...pageOffset(page, EXAMPLES_PER_PAGE),
    }),
    db.serviceExample.count({ where }),
  ]);
  return { examples, matchCount };
}

/** The page on which an example stands; the first for one that is gone. */
export async function getExamplePage(serviceId: string, id: string): Promise<number> {
  const example = await getExample(serviceId, id);
  if (!example) return 1;
  const { display_order } = example;
  const isBefore = { OR: [{ display_order: { lt: display_order } }, { display_order, id: { lt: id } }] };
  const before = await db.serviceExample.count({ where: { service_id: serviceId, ...isBefore } });
  return Math.floor(before / EXAMPLES_PER_PAGE) + 1;
}

/** One example of a service, or null. */
export function getExample(serviceId: string, id: string) {
  return db.serviceExample.findFirst({ where: { id, service_id: serviceId } });
}
