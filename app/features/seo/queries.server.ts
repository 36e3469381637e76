import { articlePath } from "~/features/blog/model";
import { listPublishedPostAddresses } from "~/features/blog/queries.server";
import type { PublicPage } from "~/features/seo/public-pages";
import { PUBLIC_PAGES } from "~/features/seo/public-pages";
import { servicePath } from "~/features/services/model";
import { listEveryActiveService } from "~/features/services/queries.server";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";

/** Every page that search engines may show; while the database does not answer, those that do not need it. */
export async function listPublicPages(): Promise<PublicPage[]> {
  const [services, posts] = await Promise.all([
    noneWhenDown("services", listEveryActiveService()),
    noneWhenDown("posts", listPublishedPostAddresses()),
  ]);
  return [
    ...PUBLIC_PAGES,
    ...services.map((service) => ({ path: servicePath(service), changedAt: service.created_at.toISOString() })),
    ...posts.map((post) => ({ path: articlePath(post), changedAt: post.updated_at.toISOString() })),
  ];
}

/** The active services of all trades; none while the database does not answer. */
export function listKnownServices() {
  return noneWhenDown("services", listEveryActiveService());
}

async function noneWhenDown<Row>(list: string, rows: Promise<Row[]>): Promise<Row[]> {
  try {
    return await rows;
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    logger.error({ event: "seo-list-unavailable", list, err: error }, "database down, pages left out");
    return [];
  }
}
