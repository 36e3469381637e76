import type { ContactWay } from "~/features/marketing/model/ways-out";
import { runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { admitValues } from "~/server/page-views/page-views.server";
import type { Visitor } from "~/server/page-views/visitor-mark.server";
import { visitorMark } from "~/server/page-views/visitor-mark.server";
import { dayInCasablanca } from "~/site/calendar";
import { obtainReferenceCode } from "./reference-codes.server";

const DAY_MS = 86_400_000;

/** A link that was followed: how, from which page, and by which campaign its visitor came; empty where none is known. */
interface Followed {
  way: ContactWay;
  page: string;
  campaign: string;
}

/**
 * Counts a link to the agency that was followed, once a visitor, way, page and day.
 * @returns the reference code of page, campaign and day; null for a telephone, which takes no text along
 */
export function followWayOut(followed: Followed, visitor: Visitor, now = new Date()): Promise<string | null> {
  const day = dayInCasablanca(now);
  return runTransaction(async (tx) => {
    const nameOf = await admitValues(tx, "campaign", [[day, followed.campaign]]);
    const { way, page } = followed;
    const source = { day, page, campaign: nameOf(day, followed.campaign) };
    const mark = visitorMark("contact-click", { day, subject: `${way} ${page}` }, visitor);
    await countClick(tx, { ...source, way, mark, expiresAt: new Date(now.getTime() + DAY_MS) });
    return way === "phone" ? null : obtainReferenceCode(tx, source);
  });
}

async function countClick(
  tx: Transaction,
  {
    day,
    page,
    campaign,
    way,
    mark,
    expiresAt,
  }: { day: string; page: string; campaign: string; way: ContactWay; mark: string; expiresAt: Date },
): Promise<void> {
  await tx.$executeRaw`
    WITH mark AS (
      INSERT INTO visitor_day_marks (digest, expires_at) VALUES (${mark}, ${expiresAt})
      ON CONFLICT DO NOTHING RETURNING 1
    )
    INSERT INTO contact_clicks (day, page, campaign, way, clicks)
    SELECT ${day}::date, ${page}, ${campaign}, ${way}::"ContactWay", 1 FROM mark
    ON CONFLICT (day, page, campaign, way) DO UPDATE SET clicks = contact_clicks.clicks + 1`;
}
