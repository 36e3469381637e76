import { ERASED_NAME } from "~/features/clients/model";
import type { TracedPerson } from "~/features/personal-data/redact-traces.server";
import { contactsPattern, ERASED, inJson, namesPattern } from "~/features/personal-data/redact-traces.server";
import { escapeXml } from "~/lib/html/xml";
import type { Sql } from "~/server/db/sql.server";
import { joinSql, sql } from "~/server/db/sql.server";
import type { Transaction } from "~/server/db/transaction.server";

/** A person's rows in which the agency's own words may name the person. */
export interface TiedRows {
  projectIds: string[];
  caseIds: string[];
  reviewIds: string[];
  /** Of any kind, as the audit trail names them. */
  targetIds: string[];
}

const PLACES: {
  table: Sql;
  key: Sql;
  rows: "projectIds" | "caseIds" | "reviewIds";
  columns: Sql[];
  /** Whether its rows have a version: an open editor must not write the name again. */
  hasVersion: boolean;
}[] = [
  {
    table: sql`projects`,
    key: sql`id`,
    rows: "projectIds",
    hasVersion: true,
    columns: [sql`title`, sql`description`],
  },
  {
    table: sql`project_milestones`,
    key: sql`project_id`,
    rows: "projectIds",
    hasVersion: true,
    columns: [sql`title`, sql`waits_for`],
  },
  {
    table: sql`case_studies`,
    key: sql`id`,
    rows: "caseIds",
    hasVersion: true,
    columns: [sql`title`, sql`client_name`, sql`summary`, sql`problem`, sql`work_done`, sql`image_alt`],
  },
  {
    table: sql`case_study_figures`,
    key: sql`case_id`,
    rows: "caseIds",
    hasVersion: false,
    columns: [sql`label`, sql`before_text`, sql`after_text`, sql`source`],
  },
  {
    table: sql`case_study_pictures`,
    key: sql`case_id`,
    rows: "caseIds",
    hasVersion: false,
    columns: [sql`image_alt`, sql`caption`],
  },
  {
    table: sql`testimonials`,
    key: sql`id`,
    rows: "reviewIds",
    hasVersion: false,
    columns: [sql`content`, sql`reply`],
  },
];

interface Named extends Pick<TracedPerson, "emails" | "phones" | "names"> {
  /** The person's: removed from works and reviews only, since projects and the audit trail are not public. */
  companies: string[];
}

/** Removes a person's addresses, numbers and names from rows that are the person's, and from the audit trail of them. */
export async function redactTied(tx: Transaction, rows: TiedRows, person: Named): Promise<void> {
  for (const { table, key, columns, hasVersion, rows: kind } of PLACES) {
    if (rows[kind].length === 0) continue;
    const names = kind === "projectIds" ? person.names : [...person.names, ...person.companies];
    const clean = cleaner(person, [...names, ...names.map(escapeXml)]);
    const set = columns.map((column) => sql`${column} = ${clean(column)}`);
    if (hasVersion) set.push(sql`version = version + 1`);
    await tx.$executeRaw(sql`UPDATE ${table} SET ${joinSql(set)} WHERE ${key} = ANY (${rows[kind]}::uuid[])`);
  }
  const details = cleaner(person, person.names.map(inJson))(sql`details::text`);
  await tx.$executeRaw(sql`
    UPDATE audit_entries SET details = (${details})::jsonb WHERE target_id = ANY (${rows.targetIds}::text[])`);
}

/** An expression of a column without the addresses, numbers and names of a person. */
function cleaner(person: Named, names: string[]): (column: Sql) => Sql {
  const found = [
    [contactsPattern(person), ERASED],
    [namesPattern(names), ERASED_NAME],
  ] as const;
  return (column) =>
    found.reduce<Sql>(
      (said, [pattern, by]) => (pattern ? sql`regexp_replace(${said}, ${pattern}, ${by}, 'gi')` : said),
      column,
    );
}
