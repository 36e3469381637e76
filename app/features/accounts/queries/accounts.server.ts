import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { escapeLike } from "~/server/db/sql.server";
import { homeOf } from "~/server/sessions/user";

/** How someone with this address (in lower case) signs in, or null. */
export function findCredential(email: string) {
  return db.credential.findUnique({ where: { email } });
}

/** Where somebody lands who has just signed in. */
export async function findHome(profileId: string): Promise<string> {
  const { role } = await db.profile.findUniqueOrThrow({ where: { id: profileId }, select: { role: true } });
  return homeOf(role);
}

/** Whether anybody can administer the site yet. */
export async function hasAdmin(): Promise<boolean> {
  return (
    (await db.profile.findFirst({ where: { role: "admin", credential: { isNot: null } }, select: { id: true } })) !==
    null
  );
}

/** Where news for the team goes: the address of every admin. */
export async function listTeamAddresses(tx: Prisma.TransactionClient): Promise<string[]> {
  const admins = await tx.credential.findMany({
    where: { profile: { role: "admin" } },
    select: { email: true },
    orderBy: { email: "asc" },
  });
  return admins.map(({ email }) => email);
}

/** An address somebody has, once had, or has asked for. */
export interface OwnAddress {
  /** In lower case. */
  email: string;
  /** Whether it was ever shown to be his: anybody may type somebody else's. */
  isProven: boolean;
  /** Between which times it was his alone; null where nobody else has had it before, or after. */
  since: Date | null;
  until: Date | null;
}

/** Every address of an account: that of today, former ones, and those for which a link was sent. */
export function listOwnAddresses(tx: Prisma.TransactionClient, profileId: string): Promise<OwnAddress[]> {
  return tx.$queryRaw<OwnAddress[]>`
    SELECT t.value AS email, t.proven_at IS NOT NULL AS "isProven",
      CASE WHEN bool_or(o.created_at <= t.created_at) THEN t.created_at END AS since,
      min(o.created_at) FILTER (WHERE o.created_at > t.created_at) AS until
    FROM profile_traces t
      LEFT JOIN profile_traces o ON o.kind = 'email' AND o.value = t.value AND o.profile_id <> t.profile_id
    WHERE t.profile_id = ${profileId}::uuid AND t.kind = 'email'
    GROUP BY t.profile_id, t.kind, t.value ORDER BY t.created_at`;
}

/** Every name somebody has gone by. */
export async function listOwnNames(tx: Prisma.TransactionClient, profileId: string): Promise<string[]> {
  const traces = await tx.profileTrace.findMany({ where: { profile_id: profileId, kind: "name" } });
  return traces.map(({ value }) => value);
}

/**
 * The names by which a text signed without an account passes for somebody's: none while no address of his is proven,
 * since anybody signs up under any name, and no first name alone.
 */
export async function listSignatures(tx: Prisma.TransactionClient, profileId: string): Promise<string[]> {
  const isKnown = (await listOwnAddresses(tx, profileId)).some(({ isProven }) => isProven);
  return isKnown ? (await listOwnNames(tx, profileId)).filter((name) => /\S\s+\S/.test(name)) : [];
}

/**
 * What somebody wrote to the agency: messages converted for him, and those sent from an address that was proven to be
 * his. What came from another is not taken for his: anybody may sign up with somebody else's.
 */
export function writtenBy(id: string, addresses: OwnAddress[]): Prisma.ContactInquiryWhereInput {
  return { OR: [{ client_id: id }, ...addresses.filter(({ isProven }) => isProven).map(sentWhileHis)] };
}

/** What was written from an address in the time in which it was nobody else's. */
export function sentWhileHis({ email, since, until }: OwnAddress): Prisma.ContactInquiryWhereInput {
  return { ...sentFrom(email), created_at: { ...(since && { gte: since }), ...(until && { lt: until }) } };
}

/** What was written from an address; imported ones may still carry capitals. */
export function sentFrom(email: string): Prisma.ContactInquiryWhereInput {
  return { email: { equals: escapeLike(email), mode: "insensitive" } };
}
