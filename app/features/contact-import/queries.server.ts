import type { ImportKind } from "~/features/contact-import/model";
import type { ContactRow } from "~/features/contact-import/schema.server";
import { db } from "~/server/db/db.server";
import { sql } from "~/server/db/sql.server";

/** An account or a lead that has an address or a number. */
export interface Known {
  label: string;
  to: string;
}

interface Found {
  key: string;
  id: string;
  name: string | null;
}

/** Who of these rows is known already, by address and number: clients, and for leads other leads too. */
export async function findKnown(kind: ImportKind, rows: readonly ContactRow[]): Promise<ReadonlyMap<string, Known>> {
  const emails = rows.flatMap(({ email }) => email ?? []);
  const phones = rows.flatMap(({ phone }) => phone ?? []);
  const leads = kind === "inquiries" ? await findLeads(emails, phones) : [];
  const accounts = await findAccounts(emails);
  const known = new Map<string, Known>();
  for (const { key, id, name } of leads) known.set(key, { label: `Demande de ${name}`, to: `/admin/inquiries/${id}` });
  for (const { key, id, name } of accounts)
    known.set(key, { label: `Compte de ${name ?? key}`, to: `/admin/clients/${id}` });
  return known;
}

function findAccounts(emails: string[]): Promise<Found[]> {
  return db.$queryRaw<Found[]>(sql`
    SELECT c.email AS key, p.id, p.full_name AS name FROM credentials c JOIN profiles p ON p.id = c.profile_id
    WHERE c.email = ANY (${emails}::text[])`);
}

function findLeads(emails: string[], phones: string[]): Promise<Found[]> {
  return db.$queryRaw<Found[]>(sql`
    SELECT typed AS key, i.id, i.name FROM unnest(${emails}::text[]) AS typed
    JOIN contact_inquiries i ON email_key(i.email) = email_key(typed) AND NOT i.is_spam
    UNION ALL
    SELECT typed AS key, i.id, i.name FROM unnest(${phones}::text[]) AS typed
    JOIN contact_inquiries i ON phone_key(i.phone) = phone_key(typed) AND NOT i.is_spam`);
}
