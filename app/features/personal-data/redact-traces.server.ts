import { ERASED_NAME } from "~/features/clients/model";
import type { Sql } from "~/server/db/sql.server";
import { escapeLike, joinSql, sql } from "~/server/db/sql.server";
import type { Transaction } from "~/server/db/transaction.server";
import type { Erasure } from "~/server/registries/personal-data.server";

/** A person as rows written by others may name them. */
export interface TracedPerson {
  id: string;
  inquiryIds: string[];
  /** In lower case; those that are proven to be the person's. */
  emails: string[];
  names: string[];
  phones: string[];
}

export const ERASED = "(effacé)";
const PHONE_DIGITS_MIN = 9;
/** Signs between the digits of a number; `contact_text` of the database ignores the same. */
const GAP = "[ .()/\\-\\u00a0\\u202f]*";

/**
 * Removes a person's addresses, numbers and names from what is not deleted with the account: the team's own words, the
 * audit trail, form drafts, jobs and what mail servers answered. An address or a number identifies one person, wherever it
 * stands, and a name beside it is that person's; alone, a name may be another's too, so it goes only where the row is the
 * person's. Messages in which another person mentions them are that person's, and stay.
 */
export async function redactPerson(tx: Transaction, erasures: readonly Erasure[], person: TracedPerson): Promise<void> {
  for (const statement of redactContactsSql(erasures, person)) await tx.$executeRaw(statement);
  const names = namesPattern(person.names.map(inJson));
  if (names) await tx.$executeRaw(redactAuditSql(person, names));
}

/** The statements that remove addresses and numbers, one for each column; an index finds the rows. */
export function redactContactsSql(
  erasures: readonly Erasure[],
  person: Pick<TracedPerson, "emails" | "phones" | "names">,
): Sql[] {
  const pattern = contactsPattern(person);
  if (!pattern) return [];
  const names = [namesPattern(person.names), namesPattern(person.names.map(inJson))] as const;
  const keys = [...person.emails, ...person.phones.flatMap(lastDigits)];
  const columns = erasures.flatMap(({ mentions = [] }) => mentions);
  return columns.map(({ table, column, isJson }) => {
    const said = isJson ? sql`${column}::text` : column;
    const nameless = names[isJson ? 1 : 0];
    const closed = sql`regexp_replace(${said}, ${pattern}, ${ERASED}, 'gi')`;
    const clean = nameless ? sql`regexp_replace(${closed}, ${nameless}, ${ERASED_NAME}, 'gi')` : closed;
    const found = keys.map((key) => sql`contact_text(${said}) LIKE '%' || contact_text(${escapeLike(key)}) || '%'`);
    return sql`UPDATE ${table} SET ${column} = ${isJson ? sql`(${clean})::jsonb` : clean}
      WHERE (${joinSql(found, " OR ")}) AND ${said} ~* ${pattern}`;
  });
}

/** Removes names from entries about the person, the person's messages and projects. */
export function redactAuditSql({ id, inquiryIds }: Pick<TracedPerson, "id" | "inquiryIds">, names: string): Sql {
  return sql`
    UPDATE audit_entries SET details = regexp_replace(details::text, ${names}, ${ERASED_NAME}, 'gi')::jsonb
    WHERE details::text ~* ${names} AND id = ANY (ARRAY(
      SELECT id FROM audit_entries WHERE details->>'client_id' = ${id}
      UNION SELECT id FROM audit_entries WHERE target_id = ANY (${[id, ...inquiryIds]}::text[])
      UNION SELECT e.id FROM projects p JOIN audit_entries e ON e.target_id = p.id::text WHERE p.client_id = ${id}::uuid
      UNION SELECT e.id FROM audit_entries n JOIN audit_entries e ON e.target_id = n.target_id
        WHERE n.details->>'client_id' = ${id}))`;
}

/** Addresses and numbers, as one expression of PostgreSQL; null for none. */
export function contactsPattern({ emails, phones }: Pick<TracedPerson, "emails" | "phones">): string | null {
  return anyOf([
    ...emails.map((email) => `(?<![\\w.%+\\-])${escaped(email)}(?![\\w\\-]|\\.\\w)`),
    ...phones.flatMap(phonePattern),
  ]);
}

/** Names, as one expression of PostgreSQL; null for none. */
export function namesPattern(names: string[]): string | null {
  return anyOf(names.map(namePattern));
}

/** A text as JSON escapes it. */
export function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** One expression of PostgreSQL for all of them, or null for none. */
function anyOf(patterns: string[]): string | null {
  return patterns.length > 0 ? patterns.join("|") : null;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

function namePattern(name: string): string {
  return `(?<!\\w)${escaped(name.trim()).replace(/\s+/g, BETWEEN_NAMES)}(?!\\w)`;
}

/** Between the parts of a name; HTML may write a space that does not break. */
const BETWEEN_NAMES = "(?:[\\s\\u00a0\\u202f]|&nbsp;)+";

/** By the last nine digits. */
function phonePattern(phone: string): string[] {
  return lastDigits(phone).map((digits) => `(?<!\\d)(\\+?\\d{1,4}${GAP})?0?${GAP}${[...digits].join(GAP)}(?!\\d)`);
}

/** None for a shorter number, which identifies no one. */
function lastDigits(phone: string): string[] {
  const digits = phone.replace(/\D/g, "");
  return digits.length < PHONE_DIGITS_MIN ? [] : [digits.slice(-PHONE_DIGITS_MIN)];
}
