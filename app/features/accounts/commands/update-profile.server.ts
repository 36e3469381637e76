import { NO_ERASURE_OF_ADMINS } from "~/features/accounts/model/user";
import type { ProfileInput } from "~/features/accounts/schema";
import { audit } from "~/server/db/audit.server";
import { db } from "~/server/db/db.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";

/** What a signed-in person may read of his own profile beyond what the session says. */
export function getOwnProfile(id: string) {
  return db.profile.findUniqueOrThrow({
    where: { id },
    select: { full_name: true, company: true, language: true, created_at: true, erasure_requested_at: true },
  });
}

/**
 * Saves one's own name, company and the language of one's letters. What comes after all of that was erased is let go: it
 * would bring back who one was.
 */
export async function updateOwnProfile(user: User, input: ProfileInput): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.profile.updateMany({ where: { id: user.id, erased_at: null }, data: input });
    if (count === 0) return;
    await audit(tx, { actor: user, action: "updated", targetKind: "profile", targetId: user.id });
  });
}

/**
 * Asks for everything about oneself to be erased, or takes that back. Asked twice, the first date stands.
 * @throws DomainError `forbidden` for an admin, who is no client and whom nobody could erase.
 */
export async function setErasureRequest(user: User, isWanted: boolean): Promise<void> {
  if (isWanted && user.role === "admin") throw new DomainError("forbidden", NO_ERASURE_OF_ADMINS);
  await db.$transaction(async (tx) => {
    const { count } = await tx.profile.updateMany({
      where: { id: user.id, erased_at: null, erasure_requested_at: isWanted ? null : { not: null } },
      data: { erasure_requested_at: isWanted ? new Date() : null },
    });
    if (count === 0) return;
    const action = isWanted ? "erasure-asked" : "erasure-withdrawn";
    await audit(tx, { actor: user, action, targetKind: "profile", targetId: user.id });
  });
}
