import { randomUUID } from "node:crypto";
import { casablancaDay } from "~/lib/dates/casablanca-day";
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

interface Batch {
  id: string;
  counts: Map<string, number>;
}

const FLUSH_MS = 10_000;
/** Different counts that wait in memory; what else is seen until they are stored is counted without its source. */
const COUNTS_MAX = 5_000;
const BATCH_KEPT_MS = 24 * 3_600_000;
const SEPARATOR = "\t";

let counts = new Map<string, number>();
/** Taken out of memory, and perhaps stored already: the database's answer may have been lost. */
let batch: Batch | null = null;
let flushing: Promise<void> | null = null;

/** Counts a view in the memory of this process: no promise, and nothing but a map, since it is done for every page. */
export function countPageView({ page, referrer, campaign }: PageView): void {
  const day = casablancaDay(Date.now());
  const key = day + SEPARATOR + page + SEPARATOR + referrer + SEPARATOR + campaign;
  const known = counts.get(key);
  const hasRoom = known !== undefined || counts.size < COUNTS_MAX || referrer === OTHERS;
  if (hasRoom) counts.set(key, (known ?? 0) + 1);
  else countPageView({ page, referrer: OTHERS, campaign: OTHERS });
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
  while (batch ?? counts.size > 0) {
    batch ??= takeCounts();
    const { id, counts: taken } = batch;
    await db.$transaction((tx) => storeBatch(tx, id, taken));
    batch = null;
  }
}

function takeCounts(): Batch {
  const taken = { id: randomUUID(), counts };
  counts = new Map();
  return taken;
}

async function storeBatch(tx: Transaction, id: string, taken: Batch["counts"]): Promise<void> {
  const isNew = await tx.$executeRaw`INSERT INTO page_view_batches (id) VALUES (${id}::uuid) ON CONFLICT DO NOTHING`;
  if (isNew === 0) return;
  const views = [...taken].map(([key, count]) => {
    const [day = "", page = "", referrer = "", campaign = ""] = key.split(SEPARATOR);
    return { day, page, referrer, campaign, count };
  });
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
