import { ERASED_NAME } from "~/features/clients/model";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";
import type { Transaction } from "~/server/db/transaction.server";

/** A person as rows written by others may name them. */
export interface TracedPerson {
  id: string;
  inquiryIds: string[];
  /** In lower case; those that are proven to be the person's. */
  emails: string[];
  names: string[];
  phones: string[];
}

/** Stands where an address or a number was. */
export const ERASED = "(effacé)";
const PHONE_DIGITS_MIN = 9;
/** What stands between the digits of a number. */
const GAP = "[ .()/\\-\\u00a0\\u202f]*";

/**
 * Removes a person's addresses, numbers and names from what is not deleted with the account: the team's own words on
 * the projects, the audit trail, form drafts, jobs and what mail servers answered. An address or a number identifies one
 * person, wherever it stands; a name may be another's too, so it goes only where the row is the person's. Messages in
 * which another person mentions them are that person's, and stay.
 */
export async function redactPerson(tx: Transaction, person: TracedPerson): Promise<void> {
  const contacts = contactsPattern(person);
  for (const { table, column, isJson } of PLACES)
    if (contacts) await redact(tx, { table, column, isJson, pattern: contacts });
  const names = namesPattern(person.names);
  if (!names) return;
  await redactProjects(tx, person.id, names);
  await redactAudit(tx, person, namesPattern(person.names.map(inJson))!);
}

interface Place {
  table: Sql;
  column: Sql;
  isJson: boolean;
}

const PLACES: Place[] = [
  { table: sql`projects`, column: sql`title`, isJson: false },
  { table: sql`projects`, column: sql`description`, isJson: false },
  { table: sql`inquiry_events`, column: sql`text`, isJson: false },
  { table: sql`contact_inquiries`, column: sql`next_action`, isJson: false },
  { table: sql`audit_entries`, column: sql`details`, isJson: true },
  { table: sql`kept_inputs`, column: sql`fields`, isJson: true },
  { table: sql`jobs`, column: sql`payload`, isJson: true },
  { table: sql`jobs`, column: sql`last_error`, isJson: false },
  { table: sql`mail_messages`, column: sql`last_error`, isJson: false },
];

async function redact(tx: Transaction, { table, column, isJson, pattern }: Place & { pattern: string }): Promise<void> {
  const clean = sql`regexp_replace(${column}::text, ${pattern}, ${ERASED}, 'gi')`;
  const value = isJson ? sql`(${clean})::jsonb` : clean;
  await tx.$executeRaw(sql`UPDATE ${table} SET ${column} = ${value} WHERE ${column}::text ~* ${pattern}`);
}

async function redactProjects(tx: Transaction, id: string, names: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE projects SET title = regexp_replace(title, ${names}, ${ERASED_NAME}, 'gi'),
      description = regexp_replace(description, ${names}, ${ERASED_NAME}, 'gi')
    WHERE client_id = ${id}::uuid`;
}

/** Entries about the person, their messages, and projects that are theirs or were. */
async function redactAudit(tx: Transaction, { id, inquiryIds }: TracedPerson, names: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE audit_entries SET details = regexp_replace(details::text, ${names}, ${ERASED_NAME}, 'gi')::jsonb
    WHERE details::text ~* ${names} AND (
      target_id = ${id} OR target_id = ANY (${inquiryIds}::text[]) OR details->>'client_id' = ${id}
      OR target_id IN (SELECT id::text FROM projects WHERE client_id = ${id}::uuid)
      OR target_id IN (SELECT target_id FROM audit_entries WHERE details->>'client_id' = ${id}))`;
}

/** Addresses and numbers, as one expression of PostgreSQL; null for none. */
export function contactsPattern({ emails, phones }: Pick<TracedPerson, "emails" | "phones">): string | null {
  return anyOf([...emails.map(emailPattern), ...phones.flatMap(phonePattern)]);
}

/** Names, as one expression of PostgreSQL; null for none. */
export function namesPattern(names: string[]): string | null {
  return anyOf(names.map(namePattern));
}

/** A text as it stands between the quotes of JSON. */
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

function emailPattern(email: string): string {
  return `(?<![\\w.%+\\-])${escaped(email)}(?![\\w\\-]|\\.\\w)`;
}

function namePattern(name: string): string {
  return `(?<!\\w)${escaped(name.trim()).replace(/\s+/g, "\\s+")}(?!\\w)`;
}

/** By its last nine digits, whatever stands between and before them; a shorter one identifies no one. */
function phonePattern(phone: string): string[] {
  const digits = phone.replace(/\D/g, "");
  if (digits.length < PHONE_DIGITS_MIN) return [];
  return [`(?<!\\d)(\\+?\\d{1,4}${GAP})?0?${GAP}${[...digits.slice(-PHONE_DIGITS_MIN)].join(GAP)}(?!\\d)`];
}
