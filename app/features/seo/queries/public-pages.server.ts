import { articlePath } from "~/features/blog/model/post";
import { listPublishedPostAddresses } from "~/features/blog/queries/posts.server";
import type { PublicPage } from "~/features/seo/model/public-pages";
import { PUBLIC_PAGES } from "~/features/seo/model/public-pages";
import { servicePath } from "~/features/services/model/service";
import { listAllActiveServices } from "~/features/services/queries/services.server";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";

/** Every page that search engines may show; while the database does not answer, those that do not need it. */
export async function listPublicPages(): Promise<PublicPage[]> {
  const [services, posts] = await Promise.all([
    noneWhenDown("services", listAllActiveServices()),
    noneWhenDown("posts", listPublishedPostAddresses()),
  ]);
  const listed = [
    ...services.map((service) => ({ path: servicePath(service), changedAt: service.updated_at.toISOString() })),
    ...posts.map((post) => ({ path: articlePath(post), changedAt: post.updated_at.toISOString() })),
  ];
  return [...PUBLIC_PAGES.map((page) => withListed(page, listed)), ...listed];
}

/** A page changes with those it lists: the home page with all of them, the others with what lies below their address. */
function withListed(page: PublicPage, listed: readonly PublicPage[]): PublicPage {
  const below = page.path === "/" ? "/" : `${page.path}/`;
  const times = listed.filter(({ path }) => path.startsWith(below)).map(({ changedAt }) => changedAt);
  return { ...page, changedAt: [page.changedAt, ...times].reduce((newest, at) => (at > newest ? at : newest)) };
}

/** The active services of all trades; none while the database does not answer. */
export function listKnownServices() {
  return noneWhenDown("services", listAllActiveServices());
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
