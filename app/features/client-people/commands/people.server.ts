import type { Permission } from "~/features/client-people/model";
import { CLIENT_GONE } from "~/features/clients/model";
import type { Command } from "~/server/db/run-command.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { User } from "~/server/sessions/user";

const NO_PAGE: string[] = [];

function personCommand(actor: User, action: string): Command {
  return { actor, action, target: "client", notFound: CLIENT_GONE };
}

interface Person {
  clientId: string;
  profileId: string;
}

/** Changes what a person may do for a client. @throws DomainError `not-found` */
export function updatePermission(
  actor: User,
  { clientId, profileId, permission }: Person & { permission: Permission },
): Promise<void> {
  return runCommand<void>(personCommand(actor, "person-updated"), async (tx) => {
    const key = { client_id: clientId, profile_id: profileId };
    await tx.clientPerson.update({ where: { client_id_profile_id: key }, data: { permission } });
    return changed({
      result: undefined,
      targetId: clientId,
      details: { profile_id: profileId, permission },
      cacheTags: NO_PAGE,
    });
  });
}

/** Ends what a person sees of a client; of two requests at once both succeed. */
export function removePerson(actor: User, { clientId, profileId }: Person): Promise<void> {
  return runCommand<void>(personCommand(actor, "person-removed"), async (tx) => {
    const { count } = await tx.clientPerson.deleteMany({ where: { client_id: clientId, profile_id: profileId } });
    if (count === 0) return unchanged(undefined);
    // Who has changed its address since may have been invited anew.
    const credential = await tx.credential.findUnique({ where: { profile_id: profileId }, select: { email: true } });
    if (credential) await tx.clientInvitation.deleteMany({ where: { client_id: clientId, email: credential.email } });
    return changed({ result: undefined, targetId: clientId, details: { profile_id: profileId }, cacheTags: NO_PAGE });
  });
}
