import { NO_ERASURE_OF_ADMINS } from "~/features/accounts/model/user";
import type { ProfileInput } from "~/features/accounts/schema";
import type { Command } from "~/server/db/run-command.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";

function profileCommand(actor: User, action: string): Command {
  return { actor, action, target: "profile" };
}

/** No cached page shows a profile. */
function changedProfile({ id }: User) {
  return changed({ result: undefined, targetId: id, cacheTags: [] });
}

/**
 * Saves the user's own name, company and language. Once the profile is erased it changes nothing: a late form would
 * bring the name back.
 */
export function updateOwnProfile(user: User, input: ProfileInput): Promise<void> {
  return runCommand(profileCommand(user, "updated"), async (tx) => {
    const { count } = await tx.profile.updateMany({
      where: { id: user.id, erased_at: null },
      data: { ...input, version: { increment: 1 } },
    });
    return count === 0 ? unchanged(undefined) : changedProfile(user);
  });
}

/**
 * Asks for the erasure of the user's own data, or takes that back. Asked twice, the first date stands.
 * @throws DomainError `forbidden` for an admin, whom no other admin could erase.
 */
export async function updateErasureRequest(user: User, isWanted: boolean): Promise<void> {
  if (isWanted && user.role === "admin") throw new DomainError("forbidden", NO_ERASURE_OF_ADMINS);
  const action = isWanted ? "erasure-asked" : "erasure-withdrawn";
  await runCommand(profileCommand(user, action), async (tx) => {
    const { count } = await tx.profile.updateMany({
      where: { id: user.id, erased_at: null, erasure_requested_at: isWanted ? null : { not: null } },
      data: { erasure_requested_at: isWanted ? new Date() : null },
    });
    return count === 0 ? unchanged(undefined) : changedProfile(user);
  });
}
