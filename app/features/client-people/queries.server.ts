import type { Permission } from "~/features/client-people/model";
import { oncePerRequest } from "~/server/core/request-context.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";

/** The address is proven: an account that a stranger opened for it sees nothing. */
const PROVEN = { profile: { credential: { email_verified_at: { not: null } } } } as const;

/** Whose projects and documents a user sees: its own, and those of the clients whose person it is. */
export function listClientIdsOf(userId: string): Promise<string[]> {
  return oncePerRequest(`clients ${userId}`, () => readClientIdsOf(userId));
}

/** The same as it is now, for an answer that goes on for long. */
export async function readClientIdsOf(userId: string): Promise<string[]> {
  const rows = await db.clientPerson.findMany({
    where: { profile_id: userId, ...PROVEN },
    select: { client_id: true },
    orderBy: { client_id: "asc" },
  });
  return [userId, ...rows.map(({ client_id }) => client_id)];
}

/** For whom a user decides: for itself, and for the clients whose person with that permission it is. */
export async function listDecidedClientIds(userId: string, tx: Prisma.TransactionClient = db): Promise<string[]> {
  const rows = await tx.clientPerson.findMany({
    where: { profile_id: userId, permission: "decides", ...PROVEN },
    select: { client_id: true },
  });
  return [userId, ...rows.map(({ client_id }) => client_id)];
}

/** Whether a user decides for a client: as the client itself, or as its person with that permission. */
export async function mayDecideFor(userId: string, clientId: string | null): Promise<boolean> {
  return clientId !== null && (userId === clientId || (await listDecidedClientIds(userId)).includes(clientId));
}

/** The people of a client, in the order in which they came. */
export function listPeople(clientId: string) {
  return db.clientPerson.findMany({
    where: { client_id: clientId },
    orderBy: [{ created_at: "asc" }, { profile_id: "asc" }],
    select: {
      ...{ profile_id: true, permission: true, created_at: true },
      profile: { select: { full_name: true, credential: { select: { email: true, email_verified_at: true } } } },
    },
  });
}

/** A client and what a user may do for it. */
export interface OpenClient {
  id: string;
  name: string;
  permission: Permission;
}

/** One of the clients that a user sees, with what the user may do for it; null for any other. */
export async function getClientOf(userId: string, clientId: string): Promise<OpenClient | null> {
  return (await listClientsOf(userId)).find(({ id }) => id === clientId) ?? null;
}

/** The clients that a user sees: itself first, then those whose person it is. */
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

/** The names of the other clients that a user sees, by their ids; nothing is read where there are none. */
export async function listOtherNames(userId: string): Promise<Map<string, string>> {
  const ids = (await listClientIdsOf(userId)).filter((id) => id !== userId);
  if (ids.length === 0) return new Map();
  const clients = await db.profile.findMany({ where: { id: { in: ids } }, select: NAMES });
  return new Map(clients.map((client) => [client.id, nameOf(client)]));
}

/** The name of a client; null for an id that is no client's, or no more. */
export async function getClientName(id: string): Promise<string | null> {
  const found = await db.profile.findFirst({ where: { id, role: "client", erased_at: null }, select: NAMES });
  return found && nameOf(found);
}

/** By which a client is named to its people. */
export function nameOf({ company, full_name }: { company: string | null; full_name: string | null }): string {
  return company ?? full_name ?? "";
}

/** The addresses to which letters for a client go: its own, and those of its people with a permission, or of all. */
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
