import { z } from "zod";
import type { Service } from "~/features/services/queries.server";
import { getService } from "~/features/services/queries.server";
import { logger } from "~/server/logger.server";

/** The service a visitor may see; null when it is missing, inactive, or cannot be read now, which is logged. */
export async function findService(id: string | undefined): Promise<Service | null> {
  const uuid = z.uuid().safeParse(id);
  if (!uuid.success) return null;
  try {
    const service = await getService(uuid.data);
    return service?.is_active ? service : null;
  } catch (error) {
    logger.error({ event: "service-unavailable", serviceId: uuid.data, err: error }, "service could not be read");
    return null;
  }
}
