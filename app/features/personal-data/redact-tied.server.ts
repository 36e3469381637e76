import { contactsPattern, ERASED, inJson, namesPattern } from "~/features/personal-data/redact-traces.server";
import { escapeXml } from "~/lib/html/xml";
import type { Sql } from "~/server/db/sql.server";
import { joinSql, sql } from "~/server/db/sql.server";
import type { Transaction } from "~/server/db/transaction.server";
import type { ErasedPerson, PersonRows } from "~/server/registries/personal-data.server";

/** Removes a person's addresses, numbers and names from rows that are the person's. */
export async function redactRows(tx: Transaction, rows: PersonRows, person: ErasedPerson): Promise<void> {
  const { ids, redactedIds = ids, redacted = [], isPublic = false } = rows;
  if (redactedIds.length === 0) return;
  const names = isPublic ? [...person.names, ...person.companies] : person.names;
  const clean = cleaner(person, [...names, ...names.map(escapeXml)]);
  for (const { table, key, columns, hasVersion } of redacted) {
    const set = columns.map((column) => sql`${column} = ${clean(column)}`);
    if (hasVersion) set.push(sql`version = version + 1`);
    await tx.$executeRaw(sql`UPDATE ${table} SET ${joinSql(set)} WHERE ${key} = ANY (${redactedIds}::uuid[])`);
  }
}

/** Removes them from the audit trail. @param targetIds of any kind, as it names them */
export async function redactTrail(tx: Transaction, targetIds: string[], person: ErasedPerson): Promise<void> {
  const details = cleaner(person, person.names.map(inJson))(sql`details::text`);
  await tx.$executeRaw(sql`
    UPDATE audit_entries SET details = (${details})::jsonb WHERE target_id = ANY (${targetIds}::text[])`);
}

/** An expression of a column without the addresses, numbers and names of a person. */
function cleaner(person: ErasedPerson, names: string[]): (column: Sql) => Sql {
  const found = [
    [contactsPattern(person), ERASED],
    [namesPattern(names), person.erasedName],
  ] as const;
  return (column) =>
    found.reduce<Sql>(
      (said, [pattern, by]) => (pattern ? sql`regexp_replace(${said}, ${pattern}, ${by}, 'gi')` : said),
      column,
    );
}
