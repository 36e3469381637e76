import { data, redirect } from "@remix-run/node";
import { servicePath } from "~/features/services/model/service";
import type { Service } from "~/features/services/queries/services.server";
import { getMovedService, getService } from "~/features/services/queries/services.server";
import { logger } from "~/server/logger.server";

/**
 * The service that a visitor may see at an address; null when it is missing or inactive.
 * @throws a permanent redirect from any other address that leads to it: under another category, by a former slug, by
 * its id. A 503 when it cannot be read now, which is logged: a search engine must not drop the page for that.
 */
export async function getVisibleService(category: string | undefined, slug = ""): Promise<Service | null> {
  const { service, present } = await read(slug);
  if (present && (!service || service.category !== category)) throw redirect(servicePath(present), 301);
  return service;
}

/** The active service of a slug, and where it, or the one that the slug once meant, is at present. */
async function read(slug: string) {
  try {
    const found = await getService(slug);
    const service = found?.is_active ? found : null;
    return { service, present: service ?? (await getMovedService(slug)) };
  } catch (error) {
    logger.error({ event: "service-unavailable", slug, err: error }, "service could not be read");
    throw data(null, { status: 503, headers: { "Retry-After": "5" } });
  }
}
