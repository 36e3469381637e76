import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";
import type { OwnAddress } from "~/server/registries/personal-data.server";
import { homeOf } from "~/server/sessions/user";
import type { Language } from "~/site/language";

/** What a user signs in with, by an address in lower case, or null. */
export function getCredential(email: string) {
  return db.credential.findUnique({ where: { email } });
}

export function getOwnProfile(id: string) {
  return db.profile.findUniqueOrThrow({
    where: { id },
    select: { full_name: true, company: true, language: true, created_at: true, erasure_requested_at: true },
  });
}

export async function getHomePath(profileId: string): Promise<string> {
  const { role } = await db.profile.findUniqueOrThrow({ where: { id: profileId }, select: { role: true } });
  return homeOf(role);
}

export async function getLanguageOf(profileId: string): Promise<Language> {
  const { language } = await db.profile.findUniqueOrThrow({ where: { id: profileId }, select: { language: true } });
  return language;
}

export async function hasAdmin(): Promise<boolean> {
  // Plain SQL: every start asks, and would have Prisma compile it.
  const [row] = await db.$queryRaw<{ has: boolean }[]>`
    SELECT EXISTS (
      SELECT 1 FROM profiles JOIN credentials ON credentials.profile_id = profiles.id WHERE role = 'admin'
    ) AS has`;
  return row?.has === true;
}

/** The addresses of all admins. */
export async function listTeamAddresses(tx: Prisma.TransactionClient): Promise<string[]> {
  const admins = await tx.credential.findMany({
    where: { profile: { role: "admin" } },
    select: { email: true },
    orderBy: { email: "asc" },
  });
  return admins.map(({ email }) => email);
}

/** The admins by name. */
export async function listTeam(): Promise<{ id: string; name: string }[]> {
  const admins = await db.profile.findMany({
    where: { role: "admin", erased_at: null },
    select: { id: true, full_name: true },
    orderBy: [{ full_name: "asc" }, { id: "asc" }],
  });
  return admins.map(({ id, full_name }) => ({ id, name: full_name ?? "Sans nom" }));
}

export async function isOfTeam(tx: Prisma.TransactionClient, id: string): Promise<boolean> {
  const found = await tx.profile.findFirst({ where: { id, role: "admin", erased_at: null }, select: { id: true } });
  return found !== null;
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

export async function listOwnNames(tx: Prisma.TransactionClient, profileId: string): Promise<string[]> {
  const traces = await tx.profileTrace.findMany({ where: { profile_id: profileId, kind: "name" } });
  return traces.map(({ value }) => value);
}

/**
 * The names by which a text signed without an account counts as a user's: none while no address is proven, since a form
 * takes any name, and no first name alone.
 */
export async function listSignatures(tx: Prisma.TransactionClient, profileId: string): Promise<string[]> {
  const isKnown = (await listOwnAddresses(tx, profileId)).some(({ isProven }) => isProven);
  return isKnown ? (await listOwnNames(tx, profileId)).filter((name) => /\S\s+\S/.test(name)) : [];
}

/** The messages sent from an address, in lower case; imported ones may still carry capitals. */
export async function listIdsSentFrom(tx: Prisma.TransactionClient, email: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM contact_inquiries WHERE lower(email) = ${email} AND NOT email_from_merge`;
  return rows.map(({ id }) => id);
}

/**
 * What a client wrote to the agency: inquiries that were converted for the client, those without an address that became a
 * project of the client, and those sent from a proven address. Others are left out: a sign-up takes any address.
 */
export async function listIdsWrittenBy(
  tx: Prisma.TransactionClient,
  id: string,
  addresses: OwnAddress[],
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>(idsWrittenBySql(id, addresses));
  return rows.map((row) => row.id);
}

export function idsWrittenBySql(id: string, addresses: OwnAddress[]): Sql {
  const proven = addresses.filter(({ isProven }) => isProven);
  return sql`
    SELECT id::text FROM contact_inquiries WHERE client_id = ${id}::uuid
    UNION SELECT i.id::text FROM projects p JOIN contact_inquiries i ON i.project_id = p.id
      WHERE p.client_id = ${id}::uuid AND i.email IS NULL
    UNION SELECT i.id::text FROM ${sentWhileOwn(proven)}`;
}

/**
 * Whether other messages may be the client's, which nothing proves: from a telephone of theirs alone, or from an address
 * that they never proved.
 */
export async function hasUnprovenMessages(
  tx: Prisma.TransactionClient,
  id: string,
  addresses: OwnAddress[],
): Promise<boolean> {
  const own = { id: { in: await listIdsWrittenBy(tx, id, addresses) }, phone: { not: null } };
  const said = await tx.contactInquiry.findMany({ where: own, select: { phone: true } });
  const phones = said.flatMap(({ phone }) => phone ?? []);
  return (await tx.$queryRaw<unknown[]>(unprovenMessageSql({ id, addresses, phones }))).length > 0;
}

export function unprovenMessageSql({
  id,
  addresses,
  phones,
}: {
  id: string;
  addresses: OwnAddress[];
  phones: string[];
}): Sql {
  const unproven = addresses.filter(({ isProven }) => !isProven);
  return sql`
    (SELECT i.id FROM contact_inquiries i LEFT JOIN projects p ON p.id = i.project_id
     WHERE i.email IS NULL AND i.phone = ANY (${phones}::text[])
       AND i.client_id IS DISTINCT FROM ${id}::uuid AND p.client_id IS DISTINCT FROM ${id}::uuid LIMIT 1)
    UNION ALL
    (SELECT i.id FROM ${sentWhileOwn(unproven)} AND i.client_id IS DISTINCT FROM ${id}::uuid LIMIT 1)`;
}

/** Messages, called `i`, that were sent from one of these addresses while no other user had it. */
function sentWhileOwn(addresses: OwnAddress[]): Sql {
  return sql`
    jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb) AS a(email text, since timestamptz, until timestamptz)
    JOIN contact_inquiries i ON lower(i.email) = a.email AND NOT i.email_from_merge
    WHERE i.created_at >= coalesce(a.since, '-infinity') AND i.created_at < coalesce(a.until, 'infinity')`;
}
