import { randomInt } from "node:crypto";
import type { ContactWay } from "~/features/marketing/model/ways-out";
import { REFERENCE_LETTERS } from "~/features/marketing/model/ways-out";
import { DAY_MS } from "~/lib/dates/durations";
import { pruneRows } from "~/server/db/prune.server";
import { runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { admitValues } from "~/server/page-views/page-views.server";
import type { Visitor } from "~/server/page-views/visitor-mark.server";
import { visitorMark } from "~/server/page-views/visitor-mark.server";
import { dayInCasablanca } from "~/site/calendar";

/** Counts a followed link once per visitor, way, page and day. @returns the reference code; null for a telephone */
export function followWayOut(
  followed: {
    way: ContactWay;
    page: string;
    campaign: string;
  },
  visitor: Visitor,
  now = new Date(),
): Promise<string | null> {
  const day = dayInCasablanca(now);
  return runTransaction(async (tx) => {
    const nameOf = await admitValues(tx, "campaign", [[day, followed.campaign]]);
    const { way, page } = followed;
    const source = { day, page, campaign: nameOf(day, followed.campaign) };
    const mark = visitorMark("contact-click", { day, subject: `${way} ${page}` }, visitor);
    const expiresAt = new Date(now.getTime() + DAY_MS);
    await tx.$executeRaw`
      WITH mark AS (
        INSERT INTO visitor_day_marks (digest, expires_at) VALUES (${mark}, ${expiresAt})
        ON CONFLICT DO NOTHING RETURNING 1
      )
      INSERT INTO contact_clicks (day, page, campaign, way, clicks)
      SELECT ${day}::date, ${page}, ${source.campaign}, ${way}::"ContactWay", 1 FROM mark
      ON CONFLICT (day, page, campaign, way) DO UPDATE SET clicks = contact_clicks.clicks + 1`;
    return way === "phone" ? null : obtainReferenceCode(tx, source);
  });
}

const LENGTH = 4;
export const TRIES_MAX = 20;

interface Source {
  day: string;
  page: string;
  campaign: string;
}

/** The code of a page, a campaign and a day, made when it is first asked for. It names no person. */
async function obtainReferenceCode(tx: Transaction, source: Source): Promise<string> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const code = (await findCode(tx, source)) ?? (await createCode(tx, source, drawCode(tries)));
    if (code) return code;
  }
  throw new Error("no reference code is free");
}

/** A code by chance. Where short codes are nearly used up, a longer one is free. @param tries how many were taken */
export function drawCode(tries: number): string {
  const length = LENGTH + Math.floor(tries / 5);
  return Array.from({ length }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]).join("");
}

async function findCode(tx: Transaction, { day, page, campaign }: Source): Promise<string | undefined> {
  const [found] = await tx.$queryRaw<{ code: string }[]>`
    SELECT code FROM reference_codes WHERE page = ${page} AND campaign = ${campaign} AND day = ${day}::date`;
  return found?.code;
}

/** Nothing where the code is taken, be it by a message, or another request has just made one for the same source. */
async function createCode(
  tx: Transaction,
  { day, page, campaign }: Source,
  drawn: string,
): Promise<string | undefined> {
  const [made] = await tx.$queryRaw<{ code: string }[]>`
    INSERT INTO reference_codes (code, page, campaign, day) SELECT ${drawn}, ${page}, ${campaign}, ${day}::date
    WHERE NOT EXISTS (SELECT FROM contact_inquiries WHERE reference_code = ${drawn})
    ON CONFLICT DO NOTHING RETURNING code`;
  return made?.code;
}

/** Deletes the codes of a year ago: who quotes one has written long since, and a lead keeps its source on its own row. */
export function pruneReferenceCodes(now = new Date()): Promise<void> {
  return pruneRows((limit) =>
    runTransaction(
      (tx) => tx.$executeRaw`
        DELETE FROM reference_codes WHERE ctid = ANY (ARRAY(
          SELECT ctid FROM reference_codes WHERE day < (${now}::timestamptz - interval '1 year')::date LIMIT ${limit}))`,
    ),
  );
}
