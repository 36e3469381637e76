import type { MemberView } from "~/features/team/queries.server";
import { listTeam } from "~/features/team/queries.server";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import { markUncacheable } from "~/server/page-cache/collect-cache-tags.server";

/** The people that the page names; nobody while the database is down. */
export async function toView(): Promise<{ members: MemberView[] }> {
  try {
    return { members: await listTeam() };
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    markUncacheable();
    logger.error({ event: "team-unavailable", err: error }, "database down, page without its team");
    return { members: [] };
  }
}
