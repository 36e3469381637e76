import { RESENDABLE } from "~/features/mail/queries.server";
import { IS_ACTIVE } from "~/features/projects/milestones/queries.server";
import { DAY_MS } from "~/lib/dates/durations";
import { db } from "~/server/db/db.server";
import { rowCounts } from "~/server/db/row-counts.server";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";
import type { Day } from "~/site/calendar";
import { startOfDay } from "~/site/calendar";
import type { Step } from "./model";
import { OTHER_SERVICES, WAITING_MAX } from "./model";

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
      (SELECT count(*)::int FROM projects p WHERE ${IS_ACTIVE}) AS "activeProjects",
      (SELECT coalesce(sum(count), 0)::int FROM ${rowCounts(["inquiries"])} WHERE key <> 'spam') AS inquiries,
      (SELECT coalesce(sum(count), 0)::int FROM ${rowCounts(["inquiries"])} WHERE key = 'new') AS "newInquiries",
      (SELECT coalesce(sum(count), 0)::float8 FROM ${rowCounts(["post_views"])}) AS "blogViews",
      (SELECT count(*)::int FROM services WHERE is_active) AS "publishedServices"`);
  return rows[0];
}

/** What waits in each part of the back office, by the names its entries know it by. */
type Waiting = Record<"inquiries" | "projects" | "clients" | "testimonials" | "emails", number>;

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

const SERVICES_MAX = 7;

/** How often articles were read in each step, in their order. */
export async function countViews(steps: readonly Step[]): Promise<number[]> {
  const days = await db.$queryRaw<{ day: Day; count: number }[]>(sql`
    SELECT (at AT TIME ZONE 'UTC')::date::text AS day, sum(count)::float8 AS count
    FROM ${rowCounts(["views_by_day"], `${steps[0]?.from}T00:00:00Z`)} GROUP BY 1`);
  const counts = steps.map(() => 0);
  for (const { day, count } of days) {
    const index = steps.findLastIndex(({ from }) => from <= day);
    counts[index] = (counts[index] ?? 0) + count;
  }
  return counts;
}

/**
 * The inquiries of a period, spam excluded: per step, per status and per service, rare services together.
 * Days begin in Casablanca by our own tables: the embedded database does not know its time.
 */
export async function countReceived(steps: readonly Step[]) {
  const starts = steps.map(({ from }) => startOfDay(from).toISOString());
  const rows = await db.$queryRaw<{ by: "step" | "status" | "service"; key: string | null; count: number }[]>(
    receivedSql(starts),
  );
  const of = (by: string) => rows.filter((row) => row.by === by);
  const perStep = steps.map((_, index) => of("step").find(({ key }) => key === String(index + 1))?.count ?? 0);
  const services = of("service").map(({ key, count }) => ({ name: key, count }));
  const others = sum(perStep) - sum(services.map(({ count }) => count));
  return {
    perStep,
    byStatus: Object.fromEntries(of("status").map(({ key, count }) => [key, count])),
    services: others > 0 ? [...services, { name: OTHER_SERVICES, count: others }] : services,
  };
}

/**
 * Steps begin at full hours, by which inquiries are counted. Statuses and services are counted by days of UTC: of the
 * first, which the period shares with the time before it, the inquiries themselves are read.
 */
function receivedSql(starts: readonly string[]): Sql {
  const [start = ""] = starts;
  const firstDay = new Date(Math.ceil(Date.parse(start) / DAY_MS) * DAY_MS).toISOString();
  return sql`
    WITH first_hours AS MATERIALIZED (
      SELECT status::text, left(coalesce(service_interest, ''), 200) AS service FROM contact_inquiries
      WHERE NOT is_spam AND created_at >= ${start}::timestamptz AND created_at < ${firstDay}::timestamptz
    )
    SELECT 'step' AS by, width_bucket(at, ${starts}::timestamptz[])::text AS key, sum(count)::int AS count
    FROM ${rowCounts(["inquiries_by_hour"], start)} GROUP BY 2
    UNION ALL
    SELECT 'status', key, sum(count)::int FROM (
      SELECT key, count FROM ${rowCounts(["inquiry_statuses_by_day"], firstDay)}
      UNION ALL SELECT status, 1 FROM first_hours
    ) AS statuses GROUP BY key HAVING sum(count) > 0
    UNION ALL
    (SELECT 'service', nullif(key, ''), sum(count)::int FROM (
      SELECT key, count FROM ${rowCounts(["inquiry_services_by_day"], firstDay)}
      UNION ALL SELECT service, 1 FROM first_hours
    ) AS services GROUP BY key HAVING sum(count) > 0 ORDER BY 3 DESC, 2 LIMIT ${SERVICES_MAX})`;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** The articles of each category, the fullest first, and how many there are in all. */
export async function countPosts() {
  const categories = await db.$queryRaw<{ category: string; total: number; published: number }[]>(sql`
    SELECT key AS category, sum(count)::int AS total,
      coalesce(sum(count) FILTER (WHERE name = 'published_posts'), 0)::int AS published
    FROM ${rowCounts(["published_posts", "draft_posts"])} GROUP BY 1 HAVING sum(count) > 0 ORDER BY 2 DESC, 1`);
  return {
    categories,
    totals: {
      posts: sum(categories.map(({ total }) => total)),
      publishedPosts: sum(categories.map(({ published }) => published)),
    },
  };
}

/** Published articles that were read most, without their text. */
export function listMostViewed(
  limit: number,
): Promise<{ id: string; title: string; slug: string; category: string; views_count: number }[]> {
  return db.$queryRaw(sql`
    SELECT p.id, p.title, p.slug, p.category, v.views AS views_count
    FROM blog_post_view_totals v JOIN blog_posts p ON p.id = v.post_id
    WHERE p.is_published ORDER BY v.views DESC, p.published_at DESC, p.id DESC LIMIT ${limit}`);
}

interface Totals {
  views: number;
  inquiries: number;
  projects: number;
  users: number;
}

/** How many views, inquiries, projects and accounts there are in all; an erased client has none any more. */
export async function countTotals(): Promise<Totals> {
  const rows = await db.$queryRaw<[Totals]>(sql`
    SELECT
      (SELECT coalesce(sum(count), 0)::float8 FROM ${rowCounts(["post_views"])}) AS views,
      (SELECT coalesce(sum(count), 0)::int FROM ${rowCounts(["inquiries"])} WHERE key <> 'spam') AS inquiries,
      (SELECT count(*)::int FROM projects) AS projects,
      (SELECT count(*)::int FROM profiles WHERE erased_at IS NULL) AS users`);
  return rows[0];
}
