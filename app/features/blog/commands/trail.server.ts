import type { User } from "~/features/accounts/model";
import { audit } from "~/server/audit.server";
import type { Prisma } from "~/server/db/client/client";
import { dropPages } from "~/server/finished-pages.server";
import { logger } from "~/server/logger.server";

/** What an article is called in the audit trail. */
export const TARGET_KIND = "post";

/** Writes down who did what to an article. */
export function record(tx: Prisma.TransactionClient, actor: User, id: string, action: string): Promise<void> {
  return audit(tx, { actor, action, targetKind: TARGET_KIND, targetId: id });
}

/** What follows a change once it is committed: readers see it, and the log knows. */
export function afterChange(change: string, actor: User, id: string): void {
  dropPages("blog");
  logger.info({ event: `post-${change}`, postId: id, actorId: actor.id });
}
