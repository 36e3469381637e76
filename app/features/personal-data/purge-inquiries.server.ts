import { deleteInquiries } from "~/features/inquiries/erase.server";
import { listInquiries } from "~/features/personal-data/queries.server";
import type { RetentionName } from "~/features/settings/model";
import { retentionOf } from "~/features/settings/model";
import { readSettings } from "~/features/settings/queries.server";
import { DAY_MS } from "~/lib/dates/durations";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";
import { logger } from "~/server/logger.server";
import type { Erasure } from "~/server/registries/personal-data.server";
import { eraseInquiriesIn } from "./erase-traces.server";

const YEAR_MS = 365.25 * DAY_MS;

/** The rows of a kind to purge, and the setting of their age. */
interface Purge {
  setting: RetentionName;
  unitMs: number;
  /** Which rows of `contact_inquiries`, called `t`; none that became a client or a project. */
  rows: Sql;
  /** Rows of one transaction. */
  batch: number;
  /** Whether letters and other rows may tell of them. */
  hasTraces: boolean;
}

const NO_ORIGIN = sql`t.client_id IS NULL AND t.project_id IS NULL`;
/** Messages that were set aside when they came, and that no user touched: no letter tells of them. */
const UNTOUCHED = sql`NOT EXISTS (SELECT FROM inquiry_events e WHERE e.inquiry_id = t.id AND e.kind <> 'message')`;

const PURGES: Record<"lost" | "spam" | "spam-of-team", Purge> = {
  lost: {
    setting: "keep_lost_years",
    unitMs: YEAR_MS,
    batch: 5,
    hasTraces: true,
    rows: sql`NOT t.is_spam AND t.status = 'rejected' AND ${NO_ORIGIN}`,
  },
  spam: {
    setting: "keep_spam_days",
    unitMs: DAY_MS,
    batch: 500,
    hasTraces: false,
    rows: sql`t.is_spam AND ${NO_ORIGIN} AND ${UNTOUCHED}`,
  },
  "spam-of-team": {
    setting: "keep_spam_days",
    unitMs: DAY_MS,
    batch: 5,
    hasTraces: true,
    rows: sql`t.is_spam AND ${NO_ORIGIN} AND NOT ${UNTOUCHED}`,
  },
};

type Purged = keyof typeof PURGES;

/** Batches of a kind per run; the rest follows in the next hour. */
const BATCHES_MAX = 100;

/**
 * Erases lost leads and messages set aside that are older than the settings let them become, by their last event.
 * How many they were stays in the audit trail.
 */
export async function purgeInquiries(erasures: readonly Erasure[], now = new Date()): Promise<void> {
  const settings = await readSettings();
  for (const kind of Object.keys(PURGES) as Purged[]) {
    const { setting, unitMs, batch } = PURGES[kind];
    const before = new Date(now.getTime() - retentionOf(setting, settings) * unitMs);
    for (let batches = 0; batches < BATCHES_MAX; batches += 1) {
      if ((await purgeBatch(erasures, kind, before)) < batch) break;
    }
  }
}

/** Two processes at once take different rows. */
function purgeBatch(erasures: readonly Erasure[], kind: Purged, before: Date): Promise<number> {
  return runCommand({ actor: null, action: "purged", target: "inquiries" }, async (tx) => {
    const { rows, batch, hasTraces } = PURGES[kind];
    const old = await tx.$queryRaw<{ id: string }[]>(sql`
      SELECT t.id FROM contact_inquiries t
      WHERE ${rows} AND t.created_at < ${before}
        AND NOT EXISTS (SELECT FROM inquiry_events e WHERE e.inquiry_id = t.id AND e.created_at >= ${before})
      ORDER BY t.created_at, t.id LIMIT ${batch} FOR UPDATE OF t SKIP LOCKED`);
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return unchanged(0);
    if (hasTraces) await eraseInquiriesIn(tx, erasures, await listInquiries(tx, ids));
    else await deleteInquiries(tx, ids);
    const details = { count: ids.length, before: before.toISOString() };
    logger.info({ event: "inquiries-purged", kind, ...details });
    return changed({ result: ids.length, targetId: kind, details, cacheTags: ["cases"] });
  });
}
