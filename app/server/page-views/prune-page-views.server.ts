import { db } from "~/server/db/db.server";
import { pruneRows } from "~/server/db/prune.server";
import { COUNTS_OF_A_YEAR } from "~/server/db/row-counts.server";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";

/**
 * Deletes the names that were admitted on days that are over, since they decide about their own day alone, and views,
 * clicks and counts that are older than any figure made of them, which go back twelve months. What is counted without a
 * date, as all inquiries of a status are, and sums of money stay.
 */
export async function prunePageViews(now: Date): Promise<void> {
  const [namesFrom, figuresFrom] = ["2 days", "13 months"].map(
    (age) => sql`(${now}::timestamptz - ${age}::interval)::date`,
  ) as [Sql, Sql];
  await pruneRows(deletion(sql`source_values`, sql`day < ${namesFrom}`));
  await pruneRows(deletion(sql`page_views`, sql`day < ${figuresFrom}`));
  await pruneRows(deletion(sql`contact_clicks`, sql`day < ${figuresFrom}`));
  await pruneRows(
    deletion(sql`row_counts`, sql`name = ANY (${[...COUNTS_OF_A_YEAR]}::text[]) AND at < ${figuresFrom}`),
  );
}

function deletion(table: Sql, isOld: Sql) {
  return (limit: number) =>
    db.$executeRaw(sql`
      DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${isOld} LIMIT ${limit}))`);
}
