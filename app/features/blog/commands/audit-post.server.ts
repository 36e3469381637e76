import { audit } from "~/server/db/audit.server";
import type { Prisma } from "~/server/db/client/client";
import { logger } from "~/server/logger.server";
import { dropCacheTags } from "~/server/page-cache/page-cache.server";
import type { User } from "~/server/sessions/user";

/** What an article is called in the audit trail. */
export const TARGET_KIND = "post";

/** Writes down who did what to an article. */
export function record(tx: Prisma.TransactionClient, actor: User, id: string, action: string): Promise<void> {
  return audit(tx, { actor, action, targetKind: TARGET_KIND, targetId: id });
}

/** What follows a change once it is committed: readers see it, and the log knows. */
export function afterChange(change: string, actor: User, id: string): void {
  dropCacheTags("blog");
  logger.info({ event: `post-${change}`, postId: id, actorId: actor.id });
}
