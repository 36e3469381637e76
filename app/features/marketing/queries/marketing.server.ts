import type { Period, Step } from "~/features/analytics/model/periods";
import { UNKNOWN_KEY } from "~/features/marketing/model/lead-source";
import type { Figure, SourceKind, SourceRow } from "~/features/marketing/model/marketing-list";
import { db } from "~/server/db/db.server";
import { rowCounts } from "~/server/db/row-counts.server";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";
import type { Day } from "~/site/calendar";

const COLUMNS: Record<SourceKind, Sql> = { page: sql`page`, campagne: sql`campaign`, site: sql`referrer` };
const BY_DAY = { page: "leads_by_page", campagne: "leads_by_campaign", site: "leads_by_site" } as const;
const BY_MONTH = {
  page: "leads_by_page_and_month",
  campagne: "leads_by_campaign_and_month",
  site: "leads_by_site_and_month",
} as const;

const FIGURE_COLUMNS: Record<Figure, Sql> = {
  views: sql`views`,
  clicks: sql`clicks`,
  forms: sql`forms`,
  leads: sql`leads`,
  qualified: sql`qualified`,
  converted: sql`converted`,
};

interface Asked {
  by: SourceKind;
  period: Period;
  /** The first day that counts: of months, the first of one. */
  since: Day;
  /** How many sources have a row of their own. */
  limit: number;
}

/**
 * Pages, campaigns or sites with what was seen, followed, sent and earned by them: those with the most leads first, and all
 * beyond the limit in one last row. Everything is counted by day beforehand; no lead is read. A form is a message that
 * was sent, a lead that or a chat, call or card entered by hand; 'qualified' holds what was converted later.
 */
export async function listSources({ by, period, since, limit }: Asked): Promise<SourceRow[]> {
  const total = (figure: Figure) =>
    sql`coalesce(sum(${FIGURE_COLUMNS[figure]}), 0)::float8 AS ${FIGURE_COLUMNS[figure]}`;
  const totals = sql`${total("views")}, ${total("clicks")}, ${total("forms")}, ${total("leads")}, ${total("qualified")},
    ${total("converted")}`;
  return db.$queryRaw<SourceRow[]>(sql`
    SELECT max(nullif(source, ${UNKNOWN_KEY})) FILTER (WHERE place <= ${limit}) AS source,
      count(*)::int AS "sourceCount", min(place) > ${limit} AS "isRest", ${totals}
    FROM (
      SELECT source, ${totals},
        row_number() OVER (ORDER BY sum(leads) DESC, sum(clicks) DESC, sum(views) DESC, source) AS place
      FROM (${countedSql(by, period, since)}) AS counted
      GROUP BY source HAVING sum(views) + sum(clicks) + sum(leads) > 0
    ) AS placed
    GROUP BY least(place, ${limit} + 1) ORDER BY min(place)`);
}

function countedSql(by: SourceKind, period: Period, since: Day): Sql {
  const column = COLUMNS[by];
  const clicks =
    by === "site"
      ? sql``
      : sql`
    UNION ALL
    SELECT ${column}, 0, sum(clicks), 0, 0, 0, 0 FROM contact_clicks WHERE day >= ${since}::date GROUP BY 1`;
  const counts = rowCounts([leadCounts(period)[by]], `${since}T00:00:00Z`);
  return sql`
    SELECT ${column} AS source, sum(views) AS views, 0 AS clicks, 0 AS forms, 0 AS leads, 0 AS qualified, 0 AS converted
    FROM page_views WHERE day >= ${since}::date GROUP BY 1
    ${clicks}
    UNION ALL
    SELECT substr(key, length(split_part(key, ' ', 1)) + length(split_part(key, ' ', 2)) + 3), 0, 0,
      count * (split_part(key, ' ', 1) = 'form')::int, count,
      count * (split_part(key, ' ', 2) IN ('qualified', 'converted'))::int,
      count * (split_part(key, ' ', 2) = 'converted')::int
    FROM (SELECT key, sum(count) AS count FROM ${counts} GROUP BY key) AS leads`;
}

/** What was seen, followed and asked in each step, in their order. */
export async function countFunnel(period: Period, steps: readonly Step[]) {
  const since = steps[0]?.from ?? "";
  const days = await db.$queryRaw<{ kind: "views" | "clicks" | "leads"; day: Day; count: number }[]>(sql`
    SELECT 'views' AS kind, day::text, sum(views)::float8 AS count FROM page_views WHERE day >= ${since}::date GROUP BY 2
    UNION ALL
    SELECT 'clicks', day::text, sum(clicks)::float8 FROM contact_clicks WHERE day >= ${since}::date GROUP BY 2
    UNION ALL
    SELECT 'leads', (at AT TIME ZONE 'UTC')::date::text, sum(count)::float8
    FROM ${rowCounts([leadCounts(period).page], `${since}T00:00:00Z`)} GROUP BY 2`);
  const perStep = { views: steps.map(() => 0), clicks: steps.map(() => 0), leads: steps.map(() => 0) };
  for (const { kind, day, count } of days) {
    const index = steps.findLastIndex(({ from }) => from <= day);
    perStep[kind][index] = (perStep[kind][index] ?? 0) + count;
  }
  return perStep;
}

/** The coarsest counts by which a period can be told. */
function leadCounts(period: Period) {
  return period === "months" ? BY_MONTH : BY_DAY;
}
