import { liveLink, openLink } from "~/features/billing/client-link.server";
import { getRulesOfDay } from "~/features/billing/rules/queries.server";
import { parseDocument } from "~/features/billing/schema";
import { getQuote } from "~/features/quotes/queries.server";
import type { QuoteLetterKind } from "~/features/quotes/sending-emails";
import { runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { addDays, dayInCasablanca, localTimeOf } from "~/site/calendar";
import { queueQuoteLetter } from "./send-link.server";

/** After downtime, no letter tells of an expiry that is longer ago. */
const EXPIRY_NEWS_DAYS = 14;
/** By the clock of Casablanca. */
const FIRST_HOUR = 8;
const LAST_HOUR = 19;
const BATCH = 100;

/**
 * Reminds clients of quotes that expire soon, and tells of those that have expired, except for clients who want no
 * reminders. It runs every hour in each process: a quote is marked in the transaction that writes its letter, so that
 * there is one letter. At night nothing is written.
 */
export async function remindClients(now = new Date()): Promise<void> {
  const hour = Number(localTimeOf(now).slice(11, 13));
  if (hour < FIRST_HOUR || hour > LAST_HOUR) return;
  while (await runTransaction((tx) => remindOne(tx, now)));
  while (await runTransaction((tx) => tellExpiry(tx, now)));
}

/** Once, as many days before the last one as the rules say: for a quote sent a day ago at least and not answered. */
async function remindOne(tx: Transaction, now: Date): Promise<boolean> {
  const today = dayInCasablanca(now);
  const { quote_reminder: before } = await getRulesOfDay(today, tx);
  if (!before) return false;
  const [due] = await tx.$queryRaw<{ id: string }[]>`
    SELECT q.id FROM quotes q JOIN billing_clients b ON b.id = q.billing_client_id
    WHERE q.status = 'sent' AND q.reminded_at IS NULL AND b.has_reminders
      AND q.valid_until BETWEEN ${today}::date AND ${addDays(today, before.value)}::date
      AND q.sent_at < ${now}::timestamptz - interval '1 day'
      AND NOT EXISTS (SELECT FROM quote_responses r WHERE r.quote_id = q.id)
      AND NOT EXISTS (SELECT FROM quotes d WHERE d.root_id = q.root_id AND d.status = 'draft')
    ORDER BY q.valid_until LIMIT 1 FOR UPDATE OF q SKIP LOCKED`;
  if (!due) return false;
  await tx.quote.update({ where: { id: due.id }, data: { reminded_at: now } });
  await writeLetter(tx, due.id, "quote-reminder");
  return true;
}

async function tellExpiry(tx: Transaction, now: Date): Promise<boolean> {
  const today = dayInCasablanca(now);
  const over = await tx.$queryRaw<{ id: string; isTold: boolean }[]>`
    SELECT q.id, b.has_reminders AND q.valid_until >= ${addDays(today, -EXPIRY_NEWS_DAYS)}::date AS "isTold"
    FROM quotes q JOIN billing_clients b ON b.id = q.billing_client_id
    WHERE q.status = 'sent' AND q.valid_until < ${today}::date AND q.expiry_said_at IS NULL
    ORDER BY q.valid_until LIMIT ${BATCH} FOR UPDATE OF q SKIP LOCKED`;
  for (const { id, isTold } of over) {
    await tx.quote.update({ where: { id }, data: { expiry_said_at: now } });
    if (isTold) await writeLetter(tx, id, "quote-expired");
  }
  return over.length === BATCH;
}

async function writeLetter(tx: Transaction, id: string, kind: QuoteLetterKind): Promise<void> {
  const quote = await getQuote(id, tx);
  // A revoked link is not replaced by a reminder.
  if (!quote?.document || !(await liveLink(quote.root_id, tx))) return;
  const document = parseDocument(quote.document);
  const { token } = await openLink(tx, { rootId: quote.root_id, validUntil: document.validUntil ?? document.issuedOn });
  await queueQuoteLetter(tx, kind, { quote, document, token });
}
