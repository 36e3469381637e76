import { randomUUID } from "node:crypto";
import { dayInCasablanca } from "~/lib/dates/casablanca";
import { OTHERS } from "~/lib/web/campaign";
import { db } from "~/server/db/db.server";
import type { Transaction } from "~/server/db/transaction.server";
import { scaledMs } from "~/server/env.server";
import { logger } from "~/server/logger.server";
import { admitValues } from "./source-values.server";

/** A page that was seen, and from where; campaign and referrer as `lib/web` writes them. */
export interface PageView {
  page: string;
  referrer: string;
  campaign: string;
}

/** By page, or by page, referrer and campaign where there is one of these. */
type Counts = Map<string, { views: number }>;

interface Batch {
  id: string;
  days: ReadonlyMap<string, Counts>;
}

const FLUSH_MS = 10_000;
/** Different counts of a day that wait in memory; what else is seen until they are stored is counted without its source. */
const COUNTS_MAX = 5_000;
const BATCH_KEPT_MS = 24 * 3_600_000;
const SEPARATOR = "\t";

let days = new Map<string, Counts>();
/** Taken out of memory, and perhaps stored already: the database's answer may have been lost. */
let batch: Batch | null = null;
let flushing: Promise<void> | null = null;

/** Counts a view in the memory of this process: no promise, and nothing but a map, since it is done for every page. */
export function countPageView({ page, referrer, campaign }: PageView): void {
  const counts = countsOfToday();
  const key = referrer === "" && campaign === "" ? page : page + SEPARATOR + referrer + SEPARATOR + campaign;
  const known = counts.get(key);
  const isWithoutSource = key === page || (referrer === OTHERS && campaign === OTHERS);
  if (known !== undefined) known.views += 1;
  else if (counts.size < COUNTS_MAX || isWithoutSource) counts.set(key, { views: 1 });
  else countPageView({ page, referrer: OTHERS, campaign: OTHERS });
}

function countsOfToday(): Counts {
  const day = dayInCasablanca(new Date());
  const known = days.get(day);
  if (known !== undefined) return known;
  const counts: Counts = new Map();
  days.set(day, counts);
  return counts;
}

/**
 * Adds what was counted since to the database, with what other processes have counted. Where that fails, the same is
 * tried again the next time, under the same name: what was stored although the answer was lost is not added twice.
 * @throws the database's error
 */
export function flushPageViews(): Promise<void> {
  flushing ??= flush().finally(() => {
    flushing = null;
  });
  return flushing;
}

async function flush(): Promise<void> {
  while (batch ?? days.size > 0) {
    batch ??= takeCounts();
    const taken = batch;
    await db.$transaction((tx) => storeBatch(tx, taken));
    batch = null;
  }
}

function takeCounts(): Batch {
  const taken = { id: randomUUID(), days };
  days = new Map();
  return taken;
}

async function storeBatch(tx: Transaction, { id, days: taken }: Batch): Promise<void> {
  const isNew = await tx.$executeRaw`INSERT INTO page_view_batches (id) VALUES (${id}::uuid) ON CONFLICT DO NOTHING`;
  if (isNew === 0) return;
  const views = [...taken].flatMap(([day, counts]) =>
    [...counts].map(([key, { views: count }]) => {
      const [page = "", referrer = "", campaign = ""] = key.split(SEPARATOR);
      return { day, page, referrer, campaign, count };
    }),
  );
  const referrerOf = await admitValues(
    tx,
    "referrer",
    views.map(({ day, referrer }) => [day, referrer]),
  );
  const campaignOf = await admitValues(
    tx,
    "campaign",
    views.map(({ day, campaign }) => [day, campaign]),
  );
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
  const store = () => flushPageViews().catch((error: unknown) => warn(error));
  setInterval(store, scaledMs(FLUSH_MS)).unref();
}

/** Stores what is left when the process ends. What cannot be stored then is lost. */
export async function flushLastPageViews(): Promise<void> {
  await flushing?.catch(() => {});
  await flushPageViews().catch(warn);
}

function warn(error: unknown): void {
  logger.warn({ event: "page-views-not-stored", err: error });
}
