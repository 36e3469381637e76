import type { Permission } from "~/features/clients/people/model";
import { INVITATION_DAYS } from "~/features/clients/people/model";
import { DAY_MS } from "~/lib/dates/durations";
import { oncePerRequest } from "~/server/core/request-context.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";

/** An account that a stranger opened for the address, which is not proven, sees nothing. */
const PROVEN = { profile: { credential: { email_verified_at: { not: null } } } } as const;

/** The clients whose projects and documents a user sees: itself, and those whose person it is. */
export function listClientIdsOf(userId: string): Promise<string[]> {
  return oncePerRequest(`clients ${userId}`, () => readClientIdsOf(userId));
}

/** `listClientIdsOf` without the cache of the request, for a long answer. */
export async function readClientIdsOf(userId: string): Promise<string[]> {
  const rows = await db.clientPerson.findMany({
    where: { profile_id: userId, ...PROVEN },
    select: { client_id: true },
    orderBy: { client_id: "asc" },
  });
  return [userId, ...rows.map(({ client_id }) => client_id)];
}

/** The clients for whom a user decides: itself, and those whose person with that permission it is. */
export async function listDecidedClientIds(userId: string, tx: Prisma.TransactionClient = db): Promise<string[]> {
  const rows = await tx.clientPerson.findMany({
    where: { profile_id: userId, permission: "decides", ...PROVEN },
    select: { client_id: true },
  });
  return [userId, ...rows.map(({ client_id }) => client_id)];
}

/** Whether a user is the client, or its person with that permission. */
export async function mayDecideFor(userId: string, clientId: string | null): Promise<boolean> {
  return clientId !== null && (userId === clientId || (await listDecidedClientIds(userId)).includes(clientId));
}

export function listPeople(clientId: string) {
  return db.clientPerson.findMany({
    where: { client_id: clientId },
    orderBy: [{ created_at: "asc" }, { profile_id: "asc" }],
    select: {
      profile_id: true,
      permission: true,
      created_at: true,
      profile: { select: { full_name: true, credential: { select: { email: true, email_verified_at: true } } } },
    },
  });
}

/** Earlier invitations have expired. */
export function openSince(now = new Date()): Date {
  return new Date(now.getTime() - INVITATION_DAYS * DAY_MS);
}

export function listInvitations(clientId: string) {
  return db.clientInvitation.findMany({
    where: { client_id: clientId, sent_at: { gt: openSince() } },
    orderBy: [{ sent_at: "asc" }, { email: "asc" }],
    select: { email: true, full_name: true, permission: true, sent_at: true },
  });
}

/** The clients that invite an address. @param email in lower case */
export async function listInvitersOf(email: string) {
  const invitations = await db.clientInvitation.findMany({
    where: { email },
    select: { sent_at: true, client: { select: NAMES } },
    orderBy: { sent_at: "desc" },
  });
  return invitations.map(({ sent_at, client }) => ({ id: client.id, name: nameOf(client), sent_at }));
}

interface InvitationTo extends OpenClient {
  /** To which it was sent. */
  email: string;
}

/** The clients that invite a user by its proven address. Admins are no client's people. */
export function listInvitationsTo(userId: string, tx: Prisma.TransactionClient = db): Promise<InvitationTo[]> {
  return tx.$queryRaw<InvitationTo[]>`
    SELECT i.client_id::text AS id, coalesce(p.company, p.full_name, '') AS name, i.permission::text AS permission, i.email
    FROM credentials c
      JOIN profiles o ON o.id = c.profile_id AND o.role = 'client'
      JOIN client_invitations i ON i.email = c.email AND i.client_id <> c.profile_id AND i.sent_at > ${openSince()}
      JOIN profiles p ON p.id = i.client_id AND p.erased_at IS NULL
    WHERE c.profile_id = ${userId}::uuid AND c.email_verified_at IS NOT NULL AND NOT EXISTS (
      SELECT FROM client_people q WHERE q.client_id = i.client_id AND q.profile_id = c.profile_id)
    ORDER BY i.sent_at, i.client_id`;
}

/** The client's invitation of a user, or null. */
export async function getInvitationTo(
  userId: string,
  clientId: string,
  tx: Prisma.TransactionClient = db,
): Promise<InvitationTo | null> {
  return (await listInvitationsTo(userId, tx)).find(({ id }) => id === clientId) ?? null;
}

export interface OpenClient {
  id: string;
  name: string;
  permission: Permission;
}

/** One of the clients that a user sees, with what the user may do for it; null for any other. */
export async function getClientOf(userId: string, clientId: string): Promise<OpenClient | null> {
  return (await listClientsOf(userId)).find(({ id }) => id === clientId) ?? null;
}

/** The clients that a user sees, itself first. */
async function listClientsOf(userId: string): Promise<OpenClient[]> {
  const own = await db.profile.findUniqueOrThrow({ where: { id: userId }, select: NAMES });
  const others = await db.clientPerson.findMany({
    where: { profile_id: userId, ...PROVEN },
    orderBy: [{ created_at: "asc" }, { client_id: "asc" }],
    select: { permission: true, client: { select: NAMES } },
  });
  return [
    { id: userId, name: nameOf(own), permission: "decides" },
    ...others.map(({ permission, client }) => ({ id: client.id, name: nameOf(client), permission })),
  ];
}

const NAMES = { id: true, full_name: true, company: true } as const;

/** The names of the other clients that a user sees, by their ids. */
export async function listOtherNames(userId: string): Promise<Map<string, string>> {
  const ids = (await listClientIdsOf(userId)).filter((id) => id !== userId);
  if (ids.length === 0) return new Map();
  const clients = await db.profile.findMany({ where: { id: { in: ids } }, select: NAMES });
  return new Map(clients.map((client) => [client.id, nameOf(client)]));
}

export async function getClientName(id: string): Promise<string | null> {
  const found = await db.profile.findFirst({ where: { id, role: "client", erased_at: null }, select: NAMES });
  return found && nameOf(found);
}

/** The name of a client for its people. */
export function nameOf({ company, full_name }: { company: string | null; full_name: string | null }): string {
  return company ?? full_name ?? "";
}

/** The recipients of letters for a client: its own address, and those of its people, or of those with a permission. */
export async function listReadersOf(tx: Prisma.TransactionClient, clientId: string, permission?: Permission) {
  const people = await tx.clientPerson.findMany({
    where: { client_id: clientId, ...PROVEN, ...(permission && { permission }) },
    select: { profile_id: true },
  });
  return tx.credential.findMany({
    where: { profile_id: { in: [clientId, ...people.map(({ profile_id }) => profile_id)] } },
    select: { email: true, profile: { select: { full_name: true, language: true } } },
    orderBy: { email: "asc" },
  });
}
