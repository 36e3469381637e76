import type { Period, Step } from "~/features/marketing/analytics/model";
import { UNKNOWN_KEY } from "~/features/marketing/model/lead-source";
import type { Earned, SourceKind, SourceRow } from "~/features/marketing/model/marketing-list";
import { EARNED_CURRENCIES, figuresOf } from "~/features/marketing/model/marketing-list";
import { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import type { RowCountName } from "~/server/db/row-counts.server";
import { rowCounts } from "~/server/db/row-counts.server";
import type { Sql } from "~/server/db/sql.server";
import { joinSql, sql } from "~/server/db/sql.server";
import type { Day } from "~/site/calendar";
import { startOfDay } from "~/site/calendar";

const COLUMNS: Record<SourceKind, Sql> = { page: sql`page`, campagne: sql`campaign`, site: sql`referrer` };
const LEAD_COLUMNS: Record<SourceKind, Sql> = {
  page: sql`i.last_page`,
  campagne: sql`i.last_campaign`,
  site: sql`i.last_referrer`,
};
const LEADS_BY_DAY = { page: "leads_by_page", campagne: "leads_by_campaign", site: "leads_by_site" } as const;
const LEADS_BY_MONTH = {
  page: "leads_by_page_and_month",
  campagne: "leads_by_campaign_and_month",
  site: "leads_by_site_and_month",
} as const;
const VIEWS_BY_MONTH = {
  page: "views_by_page_and_month",
  campagne: "views_by_campaign_and_month",
  site: "views_by_site_and_month",
} as const;
const CLICKS_BY_MONTH = { page: "clicks_by_page_and_month", campagne: "clicks_by_campaign_and_month" } as const;

/** What stands in a part of the table for the columns that another part fills. */
const NO_QUOTES = sql`0 AS quotes, 0 AS "MAD", 0 AS "EUR", 0 AS "SAR"`;

/**
 * Pages, campaigns or sites with what was seen, followed, sent and earned by them: those with the most leads first, and all
 * beyond the limit in one last row. Views, clicks and leads are counted by day beforehand; of leads only those that a quote
 * was sent to are read. A form is a message that was sent, a lead that or a chat, call or card entered by hand; 'qualified'
 * holds what was converted later, and quotes are those of the period's leads, each once whatever its versions.
 */
export async function listSources({
  by,
  period,
  since,
  limit,
}: {
  by: SourceKind;
  period: Period;
  /** The first day that counts: of months, the first of one. */
  since: Day;
  limit: number;
}): Promise<SourceRow[]> {
  const sums = [...figuresOf("page"), ...EARNED_CURRENCIES].map((name) => {
    const column = Prisma.raw(`"${name}"`);
    return sql`coalesce(sum(${column}), 0)::float8 AS ${column}`;
  });
  const totals = joinSql(sums);
  return db.$queryRaw<SourceRow[]>(sql`
    SELECT max(nullif(source, ${UNKNOWN_KEY})) FILTER (WHERE place <= ${limit}) AS source,
      count(*)::int AS "sourceCount", min(place) > ${limit} AS "isRest", ${totals}
    FROM (
      SELECT source, ${totals},
        row_number() OVER (ORDER BY sum(leads) DESC, sum(clicks) DESC, sum(views) DESC, source) AS place
      FROM (${countedSql(by, period, since)}) AS counted
      GROUP BY source HAVING sum(views) + sum(clicks) + sum(leads) + sum(quotes) > 0
    ) AS placed
    GROUP BY least(place, ${limit} + 1) ORDER BY min(place)`);
}

function countedSql(by: SourceKind, period: Period, since: Day): Sql {
  // No click is counted by the site that led here.
  const clicks =
    by === "site"
      ? sql``
      : sql`
    UNION ALL
    SELECT source, 0, count, 0, 0, 0, 0, ${NO_QUOTES} FROM ${clicksSql(by, period, since)}`;
  return sql`
    SELECT source, count AS views, 0 AS clicks, 0 AS forms, 0 AS leads, 0 AS qualified, 0 AS converted, ${NO_QUOTES}
    FROM ${viewsSql(by, period, since)}
    ${clicks}
    UNION ALL
    SELECT substr(key, length(split_part(key, ' ', 1)) + length(split_part(key, ' ', 2)) + 3), 0, 0,
      count * (split_part(key, ' ', 1) = 'form')::int, count,
      count * (split_part(key, ' ', 2) IN ('qualified', 'converted'))::int,
      count * (split_part(key, ' ', 2) = 'converted')::int, ${NO_QUOTES}
    FROM (SELECT key, sum(count) AS count FROM ${countsSince(leadCounts(period)[by], since)} GROUP BY key) AS leads
    UNION ALL ${quotesSql(LEAD_COLUMNS[by], since)}`;
}

/** What was seen by source and day, or by source and month where these are counted beforehand. */
function viewsSql(by: SourceKind, period: Period, since: Day): Sql {
  if (period === "months") return monthlySql(VIEWS_BY_MONTH[by], since);
  return sql`(
    SELECT ${COLUMNS[by]} AS source, day, sum(views) AS count
    FROM page_views WHERE day >= ${since}::date GROUP BY 1, 2
  ) AS seen`;
}

/** The same of what was followed to a chat, the telephone or an e-mail. */
function clicksSql(by: "page" | "campagne", period: Period, since: Day): Sql {
  if (period === "months") return monthlySql(CLICKS_BY_MONTH[by], since);
  return sql`(
    SELECT ${COLUMNS[by]} AS source, day, sum(clicks) AS count
    FROM contact_clicks WHERE day >= ${since}::date GROUP BY 1, 2
  ) AS followed`;
}

function monthlySql(name: RowCountName, since: Day): Sql {
  return sql`(
    SELECT key AS source, (at AT TIME ZONE 'UTC')::date AS day, sum(count) AS count
    FROM ${countsSince(name, since)} GROUP BY 1, 2
  ) AS counted`;
}

const countsSince = (name: RowCountName, since: Day) => rowCounts([name], `${since}T00:00:00Z`);

/** Quotes that were sent in the period to leads of the period; one that came with a merged lead may be older than its own. */
function quotesSql(column: Sql, since: Day): Sql {
  const from = startOfDay(since);
  const earned = (currency: keyof Earned) => sql`sum(a.gross) FILTER (WHERE q.currency = ${currency}::"Currency")`;
  return sql`
    SELECT left(coalesce(${column}, ${UNKNOWN_KEY}), 300), 0, 0, 0, 0, 0, 0, count(DISTINCT q.root_id),
      ${earned("MAD")}, ${earned("EUR")}, ${earned("SAR")}
    FROM quotes q JOIN contact_inquiries i ON i.id = q.inquiry_id LEFT JOIN quote_acceptances a ON a.quote_id = q.id
    WHERE q.inquiry_id IS NOT NULL AND q.sent_at >= ${from} AND i.created_at >= ${from} AND NOT i.is_spam GROUP BY 1`;
}

/** What was seen, followed and asked in each step, in their order. */
export async function countFunnel(period: Period, steps: readonly Step[]) {
  const since = steps[0]?.from ?? "";
  const days = await db.$queryRaw<{ kind: "views" | "clicks" | "leads"; day: Day; count: number }[]>(sql`
    SELECT 'views' AS kind, day::text, sum(count)::float8 AS count FROM ${viewsSql("page", period, since)} GROUP BY day
    UNION ALL
    SELECT 'clicks', day::text, sum(count)::float8 FROM ${clicksSql("page", period, since)} GROUP BY day
    UNION ALL
    SELECT 'leads', (at AT TIME ZONE 'UTC')::date::text, sum(count)::float8
    FROM ${countsSince(leadCounts(period).page, since)} GROUP BY at`);
  const perStep = { views: steps.map(() => 0), clicks: steps.map(() => 0), leads: steps.map(() => 0) };
  for (const { kind, day, count } of days) {
    const index = steps.findLastIndex(({ from }) => from <= day);
    perStep[kind][index] = (perStep[kind][index] ?? 0) + count;
  }
  return perStep;
}

/** The coarsest counts by which a period can be told. */
function leadCounts(period: Period) {
  return period === "months" ? LEADS_BY_MONTH : LEADS_BY_DAY;
}
