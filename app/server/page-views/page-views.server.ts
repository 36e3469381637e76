import { randomUUID } from "node:crypto";
import { dayInCasablanca } from "~/lib/dates/casablanca";
import { DAY_MS } from "~/lib/dates/durations";
import { OTHERS } from "~/lib/web/campaign";
import { db } from "~/server/db/db.server";
import { pruneRows } from "~/server/db/prune.server";
import { COUNTS_OF_A_YEAR } from "~/server/db/row-counts.server";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";
import type { Transaction } from "~/server/db/transaction.server";
import { scaledMs } from "~/server/env.server";
import { logger } from "~/server/logger.server";

/** By page, or by page, referrer and campaign where there is one of these. */
type Counts = Map<string, { views: number }>;

const FLUSH_MS = 10_000;
/** Different counts of a day that wait in memory; what else is seen until they are stored is counted without its source. */
const COUNTS_MAX = 5_000;
const BATCH_KEPT_MS = DAY_MS;
const SEPARATOR = "\t";

let days = new Map<string, Counts>();
/** Taken out of memory, and perhaps stored already: the database's answer may have been lost. */
let batch: { id: string; days: ReadonlyMap<string, Counts> } | null = null;
let flushing: Promise<void> | null = null;

/** Counts a view in the memory of this process: no promise, and nothing but a map, since it is done for every page. */
export function countPageView(view: { page: string; referrer: string; campaign: string }): void {
  const { page, referrer, campaign } = view;
  const day = dayInCasablanca(new Date());
  const counts = days.get(day) ?? new Map<string, { views: number }>();
  days.set(day, counts);
  const key = referrer === "" && campaign === "" ? page : page + SEPARATOR + referrer + SEPARATOR + campaign;
  const known = counts.get(key);
  const isWithoutSource = key === page || (referrer === OTHERS && campaign === OTHERS);
  if (known !== undefined) known.views += 1;
  else if (counts.size < COUNTS_MAX || isWithoutSource) counts.set(key, { views: 1 });
  else countPageView({ page, referrer: OTHERS, campaign: OTHERS });
}

/** Adds the counts to the database; a batch whose answer was lost is retried, never added twice. @throws its error */
export function flushPageViews(): Promise<void> {
  flushing ??= flush().finally(() => {
    flushing = null;
  });
  return flushing;
}

async function flush(): Promise<void> {
  while (batch ?? days.size > 0) {
    if (!batch) {
      batch = { id: randomUUID(), days };
      days = new Map();
    }
    const taken = batch;
    await db.$transaction((tx) => storeBatch(tx, taken));
    batch = null;
  }
}

async function storeBatch(tx: Transaction, { id, days: taken }: NonNullable<typeof batch>): Promise<void> {
  const isNew = await tx.$executeRaw`INSERT INTO page_view_batches (id) VALUES (${id}::uuid) ON CONFLICT DO NOTHING`;
  if (isNew === 0) return;
  const views = [...taken].flatMap(([day, counts]) =>
    [...counts].map(([key, { views: count }]) => {
      const [page = "", referrer = "", campaign = ""] = key.split(SEPARATOR);
      return { day, page, referrer, campaign, count };
    }),
  );
  const admit = (kind: "referrer" | "campaign") => {
    const values = views.map((view) => [view.day, view[kind]] as const);
    return admitValues(tx, kind, values);
  };
  const [referrerOf, campaignOf] = [await admit("referrer"), await admit("campaign")];
  await tx.$executeRaw`
    INSERT INTO page_views (day, page, referrer, campaign, views)
    SELECT day, page, referrer, campaign, sum(views) FROM unnest(
      ${views.map(({ day }) => day)}::date[], ${views.map(({ page }) => page)}::text[],
      ${views.map(({ day, referrer }) => referrerOf(day, referrer))}::text[],
      ${views.map(({ day, campaign }) => campaignOf(day, campaign))}::text[],
      ${views.map(({ count }) => count)}::int[]
    ) AS seen (day, page, referrer, campaign, views) GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (day, page, referrer, campaign) DO UPDATE SET views = page_views.views + excluded.views`;
  const old = new Date(Date.now() - BATCH_KEPT_MS);
  await tx.pageViewBatch.deleteMany({ where: { created_at: { lt: old } } });
}

/** Stores the counts every ten seconds for as long as the process serves; a failure is logged and made up for later. */
export function startPageViewFlush(): void {
  setInterval(() => flushPageViews().catch(warn), scaledMs(FLUSH_MS)).unref();
}

/** Stores what is left when the process ends. What cannot be stored then is lost. */
export async function flushLastPageViews(): Promise<void> {
  await flushing?.catch(() => {});
  await flushPageViews().catch(warn);
}

function warn(error: unknown): void {
  logger.warn({ event: "page-views-not-stored", err: error });
}

/** So many campaigns, and as many referring hosts, are counted by name on one day. */
export const VALUES_A_DAY = 200;

/**
 * Decides which values are counted by their own name: the first of each day, in all processes, and the rest as OTHERS.
 * The next to count waits for the end of this transaction.
 * @returns under which name a value of a day is counted
 */
export async function admitValues(
  tx: Transaction,
  kind: "campaign" | "referrer",
  values: readonly (readonly [day: string, value: string])[],
): Promise<(day: string, value: string) => string> {
  const named = values.filter(([, value]) => value !== "" && value !== OTHERS);
  const byDay = new Map<string, Set<string>>();
  for (const [day, value] of named) byDay.set(day, (byDay.get(day) ?? new Set()).add(value));
  const admitted = new Set<string>();
  for (const [day, wanted] of byDay) {
    for (const value of await admitOfDay(tx, kind, day, [...wanted])) admitted.add(`${day} ${value}`);
  }
  return (day, value) => (value === "" || admitted.has(`${day} ${value}`) ? value : OTHERS);
}

async function admitOfDay(tx: Transaction, kind: string, day: string, wanted: string[]): Promise<string[]> {
  const listKnown = () =>
    tx.$queryRaw<{ value: string }[]>`
      SELECT value FROM source_values WHERE day = ${day}::date AND kind = ${kind} AND value = ANY (${wanted})`;
  const known = await listKnown();
  if (known.length === wanted.length) return wanted;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('source_values'))`;
  await tx.$executeRaw`
    INSERT INTO source_values (day, kind, value)
    SELECT ${day}::date, ${kind}, value FROM unnest(${wanted}::text[]) AS wanted (value)
    WHERE NOT EXISTS (
      SELECT FROM source_values s WHERE s.day = ${day}::date AND s.kind = ${kind} AND s.value = wanted.value)
    LIMIT GREATEST(0, ${VALUES_A_DAY} - (
      SELECT count(*) FROM source_values WHERE day = ${day}::date AND kind = ${kind}))
    ON CONFLICT DO NOTHING`;
  return (await listKnown()).map(({ value }) => value);
}

/** Deletes names of past days, and dated views, clicks and counts beyond the twelve months that figures go back. */
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
