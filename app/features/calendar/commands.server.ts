import { lockAccount } from "~/features/accounts/commands/account-links.server";
import { createLink } from "~/server/db/links.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { User } from "~/server/sessions/user";

const TARGET = "calendar-link";
const NO_PAGE: string[] = [];

/** Makes the private address of an admin's calendar; one that there was opens nothing any more. @returns its token */
export function createCalendarLink(actor: User): Promise<string> {
  return runCommand({ actor, action: "created", target: TARGET }, async (tx) => {
    const link = { profile_id: actor.id, kind: "calendar" } as const;
    await lockAccount(tx, actor.id);
    await tx.link.deleteMany({ where: link });
    const token = await createLink(tx, link);
    return changed({ result: token, targetId: actor.id, cacheTags: NO_PAGE });
  });
}

/** Takes the address of an admin's calendar back. */
export function revokeCalendarLink(actor: User): Promise<void> {
  return runCommand<void>({ actor, action: "revoked", target: TARGET }, async (tx) => {
    const { count } = await tx.link.deleteMany({ where: { profile_id: actor.id, kind: "calendar" } });
    if (count === 0) return unchanged(undefined);
    return changed({ result: undefined, targetId: actor.id, cacheTags: NO_PAGE });
  });
}
