import type { Permission, PersonRefusal } from "~/features/client-people/model";
import { INVITATION_DAYS, PEOPLE_MAX } from "~/features/client-people/model";
import { getInvitationTo, nameOf, openSince } from "~/features/client-people/queries.server";
import { CLIENT_GONE } from "~/features/clients/model";
import { queueEmail } from "~/features/mail/commands/outbox.server";
import { personInvited } from "~/features/mail/email-templates/person-invited";
import type { Command, Outcome } from "~/server/db/run-command.server";
import { changed, runCommand, runTransaction, unchanged } from "~/server/db/run-command.server";
import type { JsonObject, Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";

interface Invited {
  full_name: string;
  /** In lower case. */
  email: string;
  permission: Permission;
}

interface Addressed {
  clientId: string;
  email: string;
}

const invitationCommand = (actor: User, action: string): Command => {
  return { actor, action, target: "client", notFound: CLIENT_GONE };
};

const done = (clientId: string, details: JsonObject = {}): Outcome<void> =>
  changed({ result: undefined, targetId: clientId, details, cacheTags: [] });

/**
 * Asks the owner of an address to become a person of a client; again, for one that was asked already. Whether an account
 * has the address changes neither what is done nor what is answered. The caller has checked that the actor may.
 * @throws DomainError `not-found`; `invalid`, in the words of the screen
 */
export function invitePerson(
  actor: User,
  clientId: string,
  { refused, ...invited }: Invited & { refused: Record<PersonRefusal, string> },
): Promise<void> {
  return runCommand<void>(invitationCommand(actor, "person-invited"), async (tx) => {
    const client = await lockClient(tx, clientId);
    const refusal = await refusalOf(tx, { clientId, email: invited.email });
    if (refusal) throw new DomainError("invalid", refused[refusal], { field: "email" });
    await sendInvitation(tx, client, invited);
    return done(clientId, { permission: invited.permission });
  });
}

/** Sends an invitation that is not answered again. @throws DomainError `not-found` for one that is no more */
export function resendInvitation(actor: User, { clientId, email }: Addressed): Promise<void> {
  return runCommand<void>(invitationCommand(actor, "person-invited"), async (tx) => {
    const client = await lockClient(tx, clientId);
    const open = { client_id: clientId, email, sent_at: { gt: openSince() } };
    const { full_name, permission } = await tx.clientInvitation.findFirstOrThrow({ where: open });
    await sendInvitation(tx, client, { full_name, email, permission });
    return done(clientId, { permission });
  });
}

/** Takes an invitation back; of two requests at once both succeed. */
export function withdrawInvitation(actor: User, { clientId, email }: Addressed): Promise<void> {
  return runCommand<void>(invitationCommand(actor, "invitation-withdrawn"), (tx) =>
    deleteInvitation(tx, { clientId, email }),
  );
}

/**
 * Makes a user a person of the client by whom it is invited; answered twice, once.
 * @throws DomainError `not-found` for whoever is not invited
 */
export function acceptInvitation(user: User, clientId: string): Promise<void> {
  return runCommand<void>(invitationCommand(user, "person-joined"), async (tx) => {
    await lockClient(tx, clientId);
    const invitation = await getInvitationTo(user.id, clientId, tx);
    const key = { client_id: clientId, profile_id: user.id };
    if (!invitation) {
      if ((await tx.clientPerson.count({ where: key })) > 0) return unchanged(undefined);
      throw new DomainError("not-found", CLIENT_GONE);
    }
    const { permission, email } = invitation;
    // Waits for whoever takes it back meanwhile.
    const { count } = await tx.clientInvitation.deleteMany({ where: { client_id: clientId, email } });
    if (count === 0) throw new DomainError("not-found", CLIENT_GONE);
    await tx.clientPerson.create({ data: { ...key, permission } });
    return done(clientId, { profile_id: user.id, permission });
  });
}

/** Refuses the invitation of a client; answered twice, once. */
export function refuseInvitation(user: User, clientId: string): Promise<void> {
  return runCommand<void>(invitationCommand(user, "invitation-refused"), async (tx) => {
    const invitation = await getInvitationTo(user.id, clientId, tx);
    return invitation ? deleteInvitation(tx, { clientId, email: invitation.email }) : unchanged(undefined);
  });
}

/** Deletes the invitations that nobody has answered in time. */
export async function pruneInvitations(now = new Date()): Promise<void> {
  await runTransaction((tx) => tx.clientInvitation.deleteMany({ where: { sent_at: { lte: openSince(now) } } }));
}

async function deleteInvitation(tx: Transaction, { clientId, email }: Addressed): Promise<Outcome<void>> {
  const { count } = await tx.clientInvitation.deleteMany({ where: { client_id: clientId, email } });
  return count === 0 ? unchanged(undefined) : done(clientId);
}

/** Of an address that is in the list already, or one more than the list takes. */
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

async function sendInvitation(tx: Transaction, client: Inviter, invited: Invited): Promise<void> {
  const { full_name, email, permission } = invited;
  const [where, sent_at] = [{ client_id_email: { client_id: client.id, email } }, new Date()];
  await tx.clientInvitation.upsert({
    where,
    create: { client_id: client.id, ...invited, sent_at },
    update: { full_name, permission, sent_at },
  });
  const account = await tx.profile.findFirst({ where: { credential: { email } }, select: { language: true } });
  const language = account?.language ?? client.language;
  const facts = { recipient: email, fullName: full_name, language, clientId: client.id, inviter: client.name };
  await queueEmail(tx, personInvited({ ...facts, permission, days: INVITATION_DAYS }));
}

type Inviter = Awaited<ReturnType<typeof lockClient>>;

/** Locks a client, so that its people are counted by one request at a time. */
async function lockClient(tx: Transaction, id: string) {
  await tx.$queryRaw`SELECT FROM profiles WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const where = { id, role: "client", erased_at: null } as const;
  const client = await tx.profile.findFirst({ where, select: { full_name: true, company: true, language: true } });
  if (!client) throw new DomainError("not-found", CLIENT_GONE);
  return { id, language: client.language, name: nameOf(client) };
}
