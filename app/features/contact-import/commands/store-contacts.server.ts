import { createHash } from "node:crypto";
import type { ImportKind } from "~/features/contact-import/model";
import type { ContactRow } from "~/features/contact-import/schema.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import type { User } from "~/server/sessions/user";

/** So many rows in one transaction: others wait for no longer than a moment. */
const BATCH = 500;

/** What is stored, and under which stamp: ids are made of it, so that the same form stores nothing twice. */
interface Contacts {
  kind: ImportKind;
  stamp: string;
  /** Name of the file. */
  source: string;
  rows: readonly { line: number; row: ContactRow }[];
}

/**
 * Stores the rows of a table as leads, or as clients without a password. No letter is sent, neither to them nor to the
 * team. Each batch has its audit entry.
 * @returns how many were stored now: none of those that an earlier try of the same form has stored
 */
export async function storeContacts(actor: User, { kind, stamp, source, rows }: Contacts): Promise<number> {
  const target = kind === "inquiries" ? "inquiry" : "client";
  let stored = 0;
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH).map(({ line, row }) => ({ id: idOf(stamp, line), ...row }));
    stored += await runCommand({ actor, action: "imported", target }, async (tx) => {
      const count = kind === "inquiries" ? await storeLeads(tx, batch, source) : await storeClients(tx, batch);
      if (count === 0) return unchanged(0);
      return changed({ result: count, targetId: stamp, details: { count, first: start + 1 }, cacheTags: [] });
    });
  }
  return stored;
}

type Identified = ContactRow & { id: string };

/** One statement for a batch, leads and the first line of their histories: row by row it would take ten times as long. */
async function storeLeads(tx: Transaction, batch: Identified[], source: string): Promise<number> {
  const rows = batch.map((row) => ({ ...row, message: row.message ?? `Importée de «\u202f${source}\u202f».` }));
  const [stored] = await tx.$queryRaw<{ count: number }[]>`
    WITH stored AS (
      INSERT INTO contact_inquiries (id, name, email, phone, company, service_interest, message, channel)
      SELECT id, name, email, phone, company, service, message, 'import'
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS r(id uuid, name text, email text, phone text, company text, service text, message text)
      ON CONFLICT (id) DO NOTHING RETURNING id
    ), noted AS (
      INSERT INTO inquiry_events (inquiry_id, kind) SELECT id, 'message' FROM stored
    )
    SELECT count(*)::int AS count FROM stored`;
  return stored?.count ?? 0;
}

/** An address that was taken meanwhile stays its account's: the profile that was made for it goes again. */
async function storeClients(tx: Transaction, batch: Identified[]): Promise<number> {
  const ids = idsOf(batch);
  const profiles = batch.map(({ id, name, company, phone }) => ({
    id,
    full_name: name,
    company,
    phone,
    role: "client" as const,
  }));
  await tx.profile.createMany({ data: profiles, skipDuplicates: true });
  const { count } = await tx.credential.createMany({
    data: batch.flatMap(({ id, email }) => (email ? [{ profile_id: id, email }] : [])),
    skipDuplicates: true,
  });
  await tx.profile.deleteMany({ where: { id: { in: ids }, credential: null, erased_at: null } });
  return count;
}

const idsOf = (batch: Identified[]) => batch.map(({ id }) => id);

/** The id of a line's row, the same each time its form is sent (a UUID of version 8, RFC 9562). */
function idOf(stamp: string, line: number): string {
  const hex = createHash("sha256").update(`${stamp}:${line}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
