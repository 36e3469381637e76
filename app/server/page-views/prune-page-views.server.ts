import { db } from "~/server/db/db.server";
import { pruneRows } from "~/server/db/prune.server";

/**
 * Deletes the names that were admitted on days that are over, since they decide about their own day alone, and views
 * older than any figure of the office, which go back twelve months.
 */
export async function prunePageViews(now: Date): Promise<void> {
  await pruneRows(
    (limit) => db.$executeRaw`
      DELETE FROM source_values WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM source_values WHERE day < (${now}::timestamptz - interval '2 days')::date LIMIT ${limit}))`,
  );
  await pruneRows(
    (limit) => db.$executeRaw`
      DELETE FROM page_views WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM page_views WHERE day < (${now}::timestamptz - interval '13 months')::date LIMIT ${limit}))`,
  );
}
