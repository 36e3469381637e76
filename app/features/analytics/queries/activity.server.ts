import { OTHER_SERVICES } from "~/features/analytics/model/figures";
import type { Step } from "~/features/analytics/model/periods";
import { db } from "~/server/db/db.server";
import type { Day } from "~/site/calendar";
import { startOfDay } from "~/site/calendar";

const SERVICES_MAX = 7;

/** How often articles were read in each step, in their order. */
export async function countViews(steps: readonly Step[]): Promise<number[]> {
  const days = await db.$queryRaw<{ day: Day; count: number }[]>`
    SELECT day::text AS day, sum(views)::float8 AS count
    FROM blog_post_views WHERE day >= ${steps[0]?.from}::date GROUP BY 1`;
  const counts = steps.map(() => 0);
  for (const { day, count } of days) {
    const index = steps.findLastIndex(({ from }) => from <= day);
    counts[index] = (counts[index] ?? 0) + count;
  }
  return counts;
}

/**
 * The inquiries of a period in one query: how many came in each step, stand where, and ask for which service, the most
 * wanted first and the rare ones together. What was set aside as spam is not counted. Days begin in Casablanca, by our
 * own tables: those of the embedded database do not know its time.
 */
export async function countReceived(steps: readonly Step[]) {
  const starts = steps.map(({ from }) => startOfDay(from).toISOString());
  const rows = await db.$queryRaw<{ by: "step" | "status" | "service"; key: string | null; count: number }[]>`
    WITH received AS MATERIALIZED (
      SELECT width_bucket(created_at, ${starts}::timestamptz[]) AS step, status,
        nullif(service_interest, '') AS service
      FROM contact_inquiries
      WHERE NOT is_spam AND created_at >= ${starts[0]}::timestamptz
    )
    SELECT 'step' AS by, step::text AS key, count(*)::int AS count FROM received GROUP BY step
    UNION ALL
    SELECT 'status', status::text, count(*)::int FROM received GROUP BY status
    UNION ALL
    (SELECT 'service', service, count(*)::int FROM received GROUP BY service ORDER BY 3 DESC, 2 LIMIT ${SERVICES_MAX})`;
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

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** The articles of each category, the fullest first, and all of them with their views. */
export async function countPosts() {
  const categories = await db.$queryRaw<{ category: string; total: number; published: number; views: number }[]>`
    SELECT category, count(*)::int AS total, (count(*) FILTER (WHERE is_published))::int AS published,
      sum(views_count)::float8 AS views
    FROM blog_posts GROUP BY category ORDER BY 2 DESC, 1`;
  return {
    categories,
    totals: {
      posts: sum(categories.map(({ total }) => total)),
      publishedPosts: sum(categories.map(({ published }) => published)),
      views: sum(categories.map(({ views }) => views)),
    },
  };
}

/** Published articles that were read most, without their text. */
export function listMostViewed(limit: number) {
  return db.blogPost.findMany({
    where: { is_published: true },
    orderBy: [{ views_count: "desc" }, { published_at: "desc" }, { id: "desc" }],
    take: limit,
    select: { id: true, title: true, slug: true, category: true, views_count: true },
  });
}

/** How many inquiries, projects and accounts there are in all; an erased client has none any more. */
export async function countTotals() {
  const rows = await db.$queryRaw<[{ inquiries: number; projects: number; users: number }]>`
    SELECT
      (SELECT count(*)::int FROM contact_inquiries WHERE NOT is_spam) AS inquiries,
      (SELECT count(*)::int FROM projects) AS projects,
      (SELECT count(*)::int FROM profiles WHERE erased_at IS NULL) AS users`;
  return rows[0];
}
