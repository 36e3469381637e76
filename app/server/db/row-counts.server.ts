import { db } from "./db.server";
import type { Sql } from "./sql.server";
import { sql } from "./sql.server";

/** Dated counts whose figures go back twelve months. What was accepted, invoiced and received is shown of every month. */
export const COUNTS_OF_A_YEAR = [
  ...(["inquiries_by_hour", "inquiry_statuses_by_day", "inquiry_services_by_day", "views_by_day"] as const),
  ...(["leads_by_page", "leads_by_campaign", "leads_by_site"] as const),
  ...(["leads_by_page_and_month", "leads_by_campaign_and_month", "leads_by_site_and_month"] as const),
  ...(["views_by_page_and_month", "views_by_campaign_and_month", "views_by_site_and_month"] as const),
  ...(["clicks_by_page_and_month", "clicks_by_campaign_and_month"] as const),
] as const;

/**
 * What is counted beforehand: by the trigger `count_row`, but for `views_by_day`, which each view adds to.
 * Keys: a status or 'spam', a service, of posts a category; of leads 'form' or 'other', the status, and a page,
 * campaign or site; of views and clicks one of these alone. Of invoices and payments hundredths by currency: 'MAD',
 * 'MAD 2000' with a rate of VAT, or 'MAD' and a client's id; what is owed, by the day it is due.
 * Times: the hour, day or month in UTC, else 1970.
 */
export type RowCountName =
  | (typeof COUNTS_OF_A_YEAR)[number]
  | "inquiries"
  | "published_posts"
  | "draft_posts"
  | "post_views"
  | "mail_messages"
  | "quotes"
  | "invoices"
  | "invoice_balances"
  | "owed_by_day"
  | "accepted_by_month"
  | "accepted_by_client"
  | "invoiced_by_month"
  | "invoiced_by_client"
  | "received_by_month"
  | "received_by_client"
  | "vat_withheld_by_month"
  | "fee_withheld_by_month"
  | "vat_by_month"
  | "vat_base_by_month";

/** Counts with the changes not yet summed up, as a table: several rows a key. @param since the first hour or day */
export function rowCounts(names: readonly RowCountName[], since = "epoch"): Sql {
  const wanted = sql`name = ANY (${[...names]}::text[]) AND at >= ${since}::timestamptz`;
  return sql`(
    SELECT name, key, at, count FROM row_counts WHERE ${wanted}
    UNION ALL
    SELECT name, key, at, count FROM row_count_changes WHERE ${wanted}
  ) AS row_counts`;
}

/** How many rows there are of each key. A key without rows is left out. */
export async function countRowsByKey(name: RowCountName): Promise<Record<string, number>> {
  const rows = await db.$queryRaw<{ key: string; count: number }[]>(
    sql`SELECT key, sum(count)::float8 AS count FROM ${rowCounts([name])} GROUP BY key HAVING sum(count) <> 0`,
  );
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]));
}

/** So many changes are summed up by one statement: however many there are, each ends well within its time. */
export const MERGED_AT_ONCE = 20_000;

/** Adds changes to the counts, so that readers have few left to sum. Concurrent processes take different changes. */
export async function mergeRowCounts(): Promise<void> {
  for (let taken = MERGED_AT_ONCE; taken === MERGED_AT_ONCE; ) {
    const [merged] = await db.$queryRaw<{ taken: number }[]>`
      WITH changes AS (
        DELETE FROM row_count_changes
        WHERE ctid = ANY (ARRAY(SELECT ctid FROM row_count_changes LIMIT ${MERGED_AT_ONCE} FOR UPDATE SKIP LOCKED))
        RETURNING name, key, at, count
      ), merged AS (
        INSERT INTO row_counts (name, key, at, count)
        SELECT name, key, at, sum(count) FROM changes GROUP BY name, key, at HAVING sum(count) <> 0 ORDER BY name, at, key
        ON CONFLICT (name, at, key) DO UPDATE SET count = row_counts.count + excluded.count
      )
      SELECT count(*)::int AS taken FROM changes`;
    taken = merged?.taken ?? 0;
  }
}
