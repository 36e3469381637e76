import { createToken, digest } from "~/server/crypto/tokens.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { User } from "~/server/sessions/user";

const TARGET = "calendar-link";
const NO_PAGE: string[] = [];

/** Makes the private address of an admin's calendar; one that there was opens nothing any more. @returns its token */
export function createCalendarLink(actor: User): Promise<string> {
  return runCommand({ actor, action: "created", target: TARGET }, async (tx) => {
    const token = createToken();
    const link = { token_hash: digest(token), created_at: new Date() };
    const where = { profile_id: actor.id };
    await tx.calendarLink.upsert({ where, create: { ...where, ...link }, update: link });
    return changed({ result: token, targetId: actor.id, cacheTags: NO_PAGE });
  });
}

/** Takes the address of an admin's calendar back. */
export function revokeCalendarLink(actor: User): Promise<void> {
  return runCommand<void>({ actor, action: "revoked", target: TARGET }, async (tx) => {
    const { count } = await tx.calendarLink.deleteMany({ where: { profile_id: actor.id } });
    if (count === 0) return unchanged(undefined);
    return changed({ result: undefined, targetId: actor.id, cacheTags: NO_PAGE });
  });
}
