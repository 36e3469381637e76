import { data } from "@remix-run/node";
import { z } from "zod";
import type { Service } from "~/features/services/queries.server";
import { getService } from "~/features/services/queries.server";
import { logger } from "~/server/logger.server";

/**
 * The service a visitor may see; null when it is missing or inactive.
 * @throws a 503 when it cannot be read now, which is logged: a search engine must not forget the page for that.
 */
export async function findService(id: string | undefined): Promise<Service | null> {
  const uuid = z.uuid().safeParse(id);
  if (!uuid.success) return null;
  try {
    const service = await getService(uuid.data);
    return service?.is_active ? service : null;
  } catch (error) {
    logger.error({ event: "service-unavailable", serviceId: uuid.data, err: error }, "service could not be read");
    throw data(null, { status: 503, headers: { "Retry-After": "5" } });
  }
}
