import { readerOf } from "~/features/accounts/model/user";
import type { Permission, PersonRefusal } from "~/features/client-people/model";
import { PEOPLE_MAX } from "~/features/client-people/model";
import { nameOf } from "~/features/client-people/queries.server";
import { clientOfAddress } from "~/features/clients/commands/client-of-address.server";
import { inviteAccountIn } from "~/features/clients/commands/clients.server";
import { CLIENT_GONE } from "~/features/clients/model";
import { queueEmail } from "~/features/mail/commands/outbox.server";
import { personAdded } from "~/features/mail/email-templates/person-added";
import type { Command } from "~/server/db/run-command.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";

const NO_PAGE: string[] = [];

function personCommand(actor: User, action: string): Command {
  return { actor, action, target: "client", notFound: CLIENT_GONE };
}

const refused = (why: PersonRefusal) => new DomainError("conflict", why);

interface Invited {
  full_name: string;
  email: string;
  permission: Permission;
}

/**
 * Lets a person see a client's projects and documents, and writes to its address: an invitation where it has no account
 * that was ever proven, else that it may. The caller has checked that the actor may.
 * @throws DomainError `not-found`; `conflict` with a PersonRefusal
 */
export function invitePerson(actor: User, clientId: string, invited: Invited): Promise<void> {
  return runCommand<void>(personCommand(actor, "person-invited"), async (tx) => {
    const client = await lockClient(tx, clientId);
    const { email, permission, full_name } = invited;
    const { language, name: inviter } = client;
    if ((await tx.clientPerson.count({ where: { client_id: clientId } })) >= PEOPLE_MAX) throw refused("full");
    const account = await clientOfAddress(tx, actor, { full_name, email, company: null, language, inviter });
    if (!account || account.kind === "team") throw refused("unavailable");
    if (account.id === clientId) throw refused("known");
    const key = { client_id: clientId, profile_id: account.id };
    const { count } = await tx.clientPerson.createMany({ data: [{ ...key, permission }], skipDuplicates: true });
    if (count === 0) throw refused("known");
    const owner = await tx.credential.findUniqueOrThrow({
      where: { profile_id: account.id },
      select: { email: true, profile: { select: { full_name: true, language: true } } },
    });
    if (account.kind === "unproven") {
      const { recipient, ...guest } = readerOf(owner);
      await inviteAccountIn(tx, actor, { profileId: account.id, email: recipient, ...guest, inviter });
    } else if (!account.isInvited) {
      await queueEmail(tx, personAdded({ ...readerOf(owner), inviter, permission }));
    }
    return changed({
      result: undefined,
      targetId: clientId,
      details: { profile_id: account.id, permission },
      cacheTags: NO_PAGE,
    });
  });
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
    return changed({ result: undefined, targetId: clientId, details: { profile_id: profileId }, cacheTags: NO_PAGE });
  });
}

/** Locks a client, so that its people are counted by one request at a time. */
async function lockClient(tx: Transaction, id: string) {
  await tx.$queryRaw`SELECT FROM profiles WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const where = { id, role: "client", erased_at: null } as const;
  const client = await tx.profile.findFirst({ where, select: { full_name: true, company: true, language: true } });
  if (!client) throw new DomainError("not-found", CLIENT_GONE);
  return { language: client.language, name: nameOf(client) };
}
