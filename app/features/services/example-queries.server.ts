import { db } from "~/server/db.server";

/** The examples of a service in the order in which its page shows them. */
export function listExamples(serviceId: string) {
  return db.serviceExample.findMany({
    where: { service_id: serviceId },
    orderBy: [{ display_order: "asc" }, { id: "asc" }],
  });
}

/** One example of a service, or null. */
export function getExample(serviceId: string, id: string) {
  return db.serviceExample.findFirst({ where: { id, service_id: serviceId } });
}
