import { CLIENT_GONE } from "~/features/clients/model";
import { personInvited } from "~/features/clients/people/emails";
import { queueEmail } from "~/features/mail/outbox.server";
import type { Command, Outcome } from "~/server/db/run-command.server";
import { changed, runCommand, runTransaction, unchanged } from "~/server/db/run-command.server";
import type { JsonObject, Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import type { Permission, PersonRefusal } from "./model";
import { INVITATION_DAYS, PEOPLE_MAX } from "./model";
import { getInvitationTo, nameOf, openSince } from "./queries.server";

/** The address is in lower case. */
type Invited = { full_name: string; email: string; permission: Permission };

type Addressed = { clientId: string; email: string };

function peopleCommand(actor: User, action: string): Command {
  return { actor, action, target: "client", notFound: CLIENT_GONE };
}

const done = (clientId: string, details: JsonObject = {}): Outcome<void> =>
  changed({ result: undefined, targetId: clientId, details, cacheTags: [] });

/**
 * Invites the owner of an address to become a person of a client, also a second time. An account with the address changes
 * neither the effect nor the answer. The caller has checked the actor's rights.
 * @throws DomainError `not-found`; `invalid`, in the words of the screen
 */
export function invitePerson(
  actor: User,
  clientId: string,
  { refused, ...invited }: Invited & { refused: Record<PersonRefusal, string> },
): Promise<void> {
  return runCommand<void>(peopleCommand(actor, "person-invited"), async (tx) => {
    const client = await lockClient(tx, clientId);
    const refusal = await refusalOf(tx, { clientId, email: invited.email });
    if (refusal) throw new DomainError("invalid", refused[refusal], { field: "email" });
    await sendInvitation(tx, client, invited);
    return done(clientId, { permission: invited.permission });
  });
}

/** Sends an open invitation again. @throws DomainError `not-found` for one that has ended */
export function resendInvitation(actor: User, { clientId, email }: Addressed): Promise<void> {
  return runCommand<void>(peopleCommand(actor, "person-invited"), async (tx) => {
    const client = await lockClient(tx, clientId);
    const open = { client_id: clientId, email, sent_at: { gt: openSince() } };
    const { full_name, permission } = await tx.clientInvitation.findFirstOrThrow({ where: open });
    await sendInvitation(tx, client, { full_name, email, permission });
    return done(clientId, { permission });
  });
}

/** Withdraws an invitation; of two requests at once both succeed. */
export function withdrawInvitation(actor: User, { clientId, email }: Addressed): Promise<void> {
  return runCommand<void>(peopleCommand(actor, "invitation-withdrawn"), (tx) =>
    deleteInvitation(tx, { clientId, email }),
  );
}

/**
 * Makes a user a person of the client that has invited the user; a second answer changes nothing.
 * @throws DomainError `not-found` without an invitation
 */
export function acceptInvitation(user: User, clientId: string): Promise<void> {
  return runCommand<void>(peopleCommand(user, "person-joined"), async (tx) => {
    await lockClient(tx, clientId);
    const invitation = await getInvitationTo(user.id, clientId, tx);
    const key = { client_id: clientId, profile_id: user.id };
    if (!invitation) {
      if ((await tx.clientPerson.count({ where: key })) > 0) return unchanged(undefined);
      throw new DomainError("not-found", CLIENT_GONE);
    }
    const { permission, email } = invitation;
    // Waits for a request that withdraws it meanwhile.
    const { count } = await tx.clientInvitation.deleteMany({ where: { client_id: clientId, email } });
    if (count === 0) throw new DomainError("not-found", CLIENT_GONE);
    await tx.clientPerson.create({ data: { ...key, permission } });
    return done(clientId, { profile_id: user.id, permission });
  });
}

/** Refuses the invitation of a client; a second answer changes nothing. */
export function refuseInvitation(user: User, clientId: string): Promise<void> {
  return runCommand<void>(peopleCommand(user, "invitation-refused"), async (tx) => {
    const invitation = await getInvitationTo(user.id, clientId, tx);
    return invitation ? deleteInvitation(tx, { clientId, email: invitation.email }) : unchanged(undefined);
  });
}

/** Deletes the invitations that were not answered in time. */
export async function pruneInvitations(now = new Date()): Promise<void> {
  await runTransaction((tx) => tx.clientInvitation.deleteMany({ where: { sent_at: { lte: openSince(now) } } }));
}

async function deleteInvitation(tx: Transaction, { clientId, email }: Addressed): Promise<Outcome<void>> {
  const { count } = await tx.clientInvitation.deleteMany({ where: { client_id: clientId, email } });
  return count === 0 ? unchanged(undefined) : done(clientId);
}

/** Refuses an address that is in the list already, or one above the limit. */
async function refusalOf(tx: Transaction, { clientId, email }: Addressed): Promise<PersonRefusal | null> {
  const credential = { email };
  const inside = {
    OR: [
      { id: clientId, credential },
      { clients: { some: { client_id: clientId } }, credential },
    ],
  };
  if ((await tx.profile.count({ where: inside })) > 0) return "known";
  const people = await tx.clientPerson.count({ where: { client_id: clientId } });
  const others = { client_id: clientId, email: { not: email }, sent_at: { gt: openSince() } };
  return people + (await tx.clientInvitation.count({ where: others })) >= PEOPLE_MAX ? "full" : null;
}

async function sendInvitation(tx: Transaction, client: Awaited<ReturnType<typeof lockClient>>, invited: Invited) {
  const { full_name, email, permission } = invited;
  const sent_at = new Date();
  await tx.clientInvitation.upsert({
    where: { client_id_email: { client_id: client.id, email } },
    create: { client_id: client.id, ...invited, sent_at },
    update: { full_name, permission, sent_at },
  });
  const account = await tx.profile.findFirst({ where: { credential: { email } }, select: { language: true } });
  const language = account?.language ?? client.language;
  const facts = { recipient: email, fullName: full_name, language, clientId: client.id, inviter: client.name };
  await queueEmail(tx, personInvited({ ...facts, permission, days: INVITATION_DAYS }));
}

/** Locks a client, so that its people are counted by one request at a time. */
async function lockClient(tx: Transaction, id: string) {
  await tx.$queryRaw`SELECT FROM profiles WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const where = { id, role: "client", erased_at: null } as const;
  const client = await tx.profile.findFirst({ where, select: { full_name: true, company: true, language: true } });
  if (!client) throw new DomainError("not-found", CLIENT_GONE);
  return { id, language: client.language, name: nameOf(client) };
}

type Person = { clientId: string; profileId: string };

/** Changes what a person may do for a client. @throws DomainError `not-found` */
export function updatePermission(
  actor: User,
  { clientId, profileId, permission }: Person & { permission: Permission },
): Promise<void> {
  return runCommand<void>(peopleCommand(actor, "person-updated"), async (tx) => {
    const key = { client_id: clientId, profile_id: profileId };
    await tx.clientPerson.update({ where: { client_id_profile_id: key }, data: { permission } });
    return done(clientId, { profile_id: profileId, permission });
  });
}

/** Ends a person's access to a client; of two requests at once both succeed. */
export function removePerson(actor: User, { clientId, profileId }: Person): Promise<void> {
  return runCommand<void>(peopleCommand(actor, "person-removed"), async (tx) => {
    const { count } = await tx.clientPerson.deleteMany({ where: { client_id: clientId, profile_id: profileId } });
    if (count === 0) return unchanged(undefined);
    // A person with a new address may have been invited again.
    const credential = await tx.credential.findUnique({ where: { profile_id: profileId }, select: { email: true } });
    if (credential) await tx.clientInvitation.deleteMany({ where: { client_id: clientId, email: credential.email } });
    return done(clientId, { profile_id: profileId });
  });
}
