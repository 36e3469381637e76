import { WAITING_MAX } from "~/features/analytics/model";
import { RESENDABLE } from "~/features/mail/queries/emails.server";
import { db } from "~/server/db/db.server";
import { rowCounts } from "~/server/db/row-counts.server";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";

interface Overview {
  clients: number;
  projects: number;
  activeProjects: number;
  inquiries: number;
  newInquiries: number;
  blogViews: number;
  publishedServices: number;
}

/** The figures of the admin home, in one query whatever the number of rows. */
export async function getOverview(): Promise<Overview> {
  const rows = await db.$queryRaw<[Overview]>(sql`
    SELECT
      (SELECT count(*)::int FROM profiles WHERE role = 'client' AND erased_at IS NULL) AS clients,
      (SELECT count(*)::int FROM projects) AS projects,
      (SELECT count(*)::int FROM projects WHERE status IN ('pending', 'in_progress')) AS "activeProjects",
      (SELECT coalesce(sum(count), 0)::int FROM ${rowCounts(["inquiries"])} WHERE key <> 'spam') AS inquiries,
      (SELECT coalesce(sum(count), 0)::int FROM ${rowCounts(["inquiries"])} WHERE key = 'new') AS "newInquiries",
      (SELECT coalesce(sum(count), 0)::float8 FROM ${rowCounts(["post_views"])}) AS "blogViews",
      (SELECT count(*)::int FROM services WHERE is_active) AS "publishedServices"`);
  return rows[0];
}

/** What waits in each part of the back office, by the names its entries know it by. */
export type Waiting = Record<"inquiries" | "projects" | "clients" | "testimonials" | "emails", number>;

/** What waits in each part of the office, spam excluded, in one query: every screen asks for it, so each count is capped. */
export async function countWaiting(): Promise<Waiting> {
  const rows = await db.$queryRaw<[Waiting]>(sql`SELECT
    ${capped(sql`contact_inquiries WHERE NOT is_spam AND status = 'new'`)} AS inquiries,
    ${capped(sql`projects WHERE status = 'pending'`)} AS projects,
    ${capped(sql`profiles WHERE role = 'client' AND erased_at IS NULL AND erasure_requested_at IS NOT NULL`)} AS clients,
    ${capped(sql`testimonials WHERE NOT is_spam AND NOT is_published AND decided_at IS NULL`)} AS testimonials,
    ${capped(sql`mail_messages WHERE status = 'failed' AND ${RESENDABLE}`)} AS emails`);
  return rows[0];
}

function capped(rows: Sql): Sql {
  return sql`(SELECT count(*)::int FROM (SELECT FROM ${rows} LIMIT ${WAITING_MAX}) AS waiting)`;
}
