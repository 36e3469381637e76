import { listTeam } from "~/features/accounts/queries/accounts.server";
import type { InquiryList } from "~/features/inquiries/schema/inquiry";
import { db } from "~/server/db/db.server";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";

/**
 * The inquiries, called `t`, of an owner whom the list's address names, for the user who asks. Those of a colleague who has
 * left the team are nobody's.
 */
export async function ownerFilter(responsable: InquiryList["responsable"], userId: string): Promise<Sql[]> {
  if (responsable === undefined) return [];
  if (responsable === "moi") return [sql`t.owner_id = ${userId}::uuid`];
  if (responsable !== "personne" && responsable !== "moi-ou-personne") return [sql`t.owner_id = ${responsable}::uuid`];
  const former = await listFormerOwners();
  const owners = responsable === "personne" ? former : [userId, ...former];
  // Alone, so that its index is taken in its order.
  if (owners.length === 0) return [sql`t.owner_id IS NULL`];
  return [sql`(t.owner_id IS NULL OR t.owner_id = ANY (${owners}::uuid[]))`];
}

/** Who has inquiries and is not of the team any more. */
async function listFormerOwners(): Promise<string[]> {
  const [team, owners] = await Promise.all([listTeam(), db.$queryRaw<{ owner_id: string }[]>(ownersSql())]);
  const present = new Set(team.map(({ id }) => id));
  return owners.flatMap(({ owner_id }) => (present.has(owner_id) ? [] : [owner_id]));
}

/** The statement that reads each owner once, by one step in the index an owner. */
export function ownersSql(): Sql {
  return sql`
    WITH RECURSIVE owners AS (
      (SELECT owner_id FROM contact_inquiries WHERE owner_id IS NOT NULL ORDER BY owner_id LIMIT 1)
      UNION ALL
      SELECT (SELECT i.owner_id FROM contact_inquiries i WHERE i.owner_id > o.owner_id ORDER BY i.owner_id LIMIT 1)
      FROM owners o WHERE o.owner_id IS NOT NULL
    )
    SELECT owner_id::text AS owner_id FROM owners WHERE owner_id IS NOT NULL`;
}
