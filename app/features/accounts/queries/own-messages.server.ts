import type { Prisma } from "~/server/db/client/client";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";
import type { OwnAddress } from "./accounts.server";

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

/** The statement of `listIdsWrittenBy`, each part of which goes by an index. */
export function idsWrittenBySql(id: string, addresses: OwnAddress[]): Sql {
  const proven = addresses.filter(({ isProven }) => isProven);
  return sql`
    SELECT id::text FROM contact_inquiries WHERE client_id = ${id}::uuid
    UNION SELECT i.id::text FROM projects p JOIN contact_inquiries i ON i.project_id = p.id
      WHERE p.client_id = ${id}::uuid AND i.email IS NULL
    UNION SELECT i.id::text FROM ${sentWhileOwn(proven)}`;
}

/** What was sent from a proven address of the client and merged into another inquiry, as its history keeps it. */
export function listOwnMerged(tx: Prisma.TransactionClient, addresses: OwnAddress[]) {
  const proven = JSON.stringify(addresses.filter(({ isProven }) => isProven));
  return tx.$queryRaw<{ created_at: Date; text: string }[]>`
    SELECT e.created_at, e.text
    FROM jsonb_to_recordset(${proven}::jsonb) AS a(email text, since timestamptz, until timestamptz)
      JOIN inquiry_merges m ON m.sender_email = a.email
      JOIN inquiry_events e ON e.merged_id = m.merged_id AND e.kind = 'message' AND e.text IS NOT NULL
    WHERE e.created_at >= coalesce(a.since, '-infinity') AND e.created_at < coalesce(a.until, 'infinity')
    ORDER BY e.created_at`;
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

/** The statement that finds one of them by indexes. */
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
