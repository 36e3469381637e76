import { openingHours } from "~/content/contact";
import { claimedFigures } from "~/content/figures";
import type { AppearanceValues } from "~/features/settings/appearance/model";
import { appearanceOf } from "~/features/settings/appearance/model";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { pubSub } from "~/server/db/pub-sub.server";
import { sql } from "~/server/db/sql.server";
import { publicEnv } from "~/server/env.server";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import { addCacheTags, markUncacheable } from "~/server/page-cache/collect-cache-tags.server";
import type { FigureName } from "~/site/agency-figures";
import type { Site } from "~/site/site-settings";
import type { SettingValues } from "./model";
import { countedFigures, SETTING_NAMES, siteWith, withCounts } from "./model";

export const SITE_TAG = "site";

/** How long a change that no process tells of may stay unseen here, in milliseconds. */
const FRESH_MS = 5_000;
/** How long a page waits for the database: less once something is known to go on with. In milliseconds. */
const PATIENCE_MS = { first: 900, later: 300 };

/** What the site says while nothing is set. */
export const DEFAULT_SITE: Site = {
  ...publicEnv,
  openingHours,
  figures: claimedFigures,
  arrival: "",
  cndpReceipt: "",
  dataLocation: "",
  publisher: "",
  host: "",
  appearance: appearanceOf({}),
};

let known: Site = DEFAULT_SITE;
let isRead = false;
/** Whether other settings were stored since the last reading. */
let isOutdated = false;
let checkedAt = Number.NEGATIVE_INFINITY;
let reading: Promise<void> | null = null;
/** Counts the changes made here: what was read before one is worth nothing after it. */
let changes = 0;

/** What every page says of the agency. Never fails: without the database it is what was last known. */
export async function getSite(): Promise<Site> {
  addCacheTags(SITE_TAG);
  if (performance.now() - checkedAt >= FRESH_MS) await look();
  if (!isRead || isOutdated) markUncacheable();
  return known;
}

/** Asks the database once for all who wait. A frozen one must not freeze pages: they go on, and ask again later. */
async function look(): Promise<void> {
  const seen = changes;
  reading ??= refresh(seen);
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, isRead ? PATIENCE_MS.later : PATIENCE_MS.first);
  });
  await Promise.race([reading, patience]);
  clearTimeout(timer);
  if (seen === changes) checkedAt = performance.now();
}

async function refresh(seen: number): Promise<void> {
  try {
    const site = await readSite();
    if (seen !== changes) return;
    known = site;
    isRead = true;
    isOutdated = false;
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    logger.warn({ event: "settings-unavailable" });
  } finally {
    if (seen === changes) reading = null;
  }
}

/** Keeps the settings that this process has just stored: later pages need no query and never show the former ones. */
export function rememberSite(site: Site): void {
  changes += 1;
  reading = null;
  known = site;
  isRead = true;
  isOutdated = false;
  checkedAt = performance.now();
}

/** Settings were stored, perhaps by another process: the next page asks for them, and none is kept without them. */
function forgetSite(): void {
  changes += 1;
  reading = null;
  isOutdated = true;
  checkedAt = Number.NEGATIVE_INFINITY;
}

pubSub.subscribe("changes", (tags) => {
  if (!tags || tags.includes(SITE_TAG)) forgetSite();
});

/** The site as it is stored now, also within a transaction. */
export async function readSite(tx: Prisma.TransactionClient = db): Promise<Site> {
  const rows = await readRows(tx);
  const values = settingsAmong(rows);
  const site = { ...siteWith(DEFAULT_SITE, values), appearance: appearanceOf(rows) };
  const names = countedFigures(values);
  if (names.length === 0) return site;
  const counts = await countFigures(tx);
  return withCounts(site, Object.fromEntries(names.map((name) => [name, counts[name]])));
}

export async function readSettings(tx: Prisma.TransactionClient = db): Promise<SettingValues> {
  return settingsAmong(await readRows(tx));
}

export function readAppearance(): Promise<AppearanceValues> {
  return readRows(db);
}

async function readRows(tx: Prisma.TransactionClient): Promise<Record<string, string>> {
  const rows = await tx.siteSetting.findMany();
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

function settingsAmong(rows: Record<string, string>): SettingValues {
  const names: readonly string[] = SETTING_NAMES;
  return Object.fromEntries(Object.entries(rows).filter(([name]) => names.includes(name)));
}

/** Counts finished projects, their clients and companies, and the people of the team. */
export async function countFigures(tx: Prisma.TransactionClient = db): Promise<Record<FigureName, number>> {
  const [counts] = await tx.$queryRaw<Record<FigureName, number>[]>(sql`
    SELECT count(*)::int AS projects, count(DISTINCT p.client_id)::int AS clients,
      count(DISTINCT lower(btrim(c.company))) FILTER (WHERE btrim(c.company) <> '')::int AS companies,
      (SELECT count(*)::int FROM team_members) AS experts
    FROM projects p LEFT JOIN profiles c ON c.id = p.client_id WHERE p.status = 'completed'`);
  return counts ?? { projects: 0, clients: 0, companies: 0, experts: 0 };
}
