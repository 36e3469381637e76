import { z } from "zod";
import { parseDocument } from "~/features/billing/schema/document";
import type { RuleOfDay } from "~/features/fiscal-rules/queries.server";
import { getRulesOfDay } from "~/features/fiscal-rules/queries.server";
import { db } from "~/server/db/db.server";
import { runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import type { ClaimedJob, JobHandler } from "~/server/jobs/job-queue.server";
import { endJob, enqueueJob } from "~/server/jobs/job-queue.server";
import { logger } from "~/server/logger.server";
import { addDays, dayInCasablanca, instantOf } from "~/site/calendar";
import { isoDay } from "~/site/format";
import { lockBalance } from "./balance.server";
import { sendLate } from "./letters.server";

/** The kind of job that writes each morning to clients who are late. */
export const LATE_INVOICES_JOB = "late-invoices";

/** By the clock of Casablanca. */
const HOUR = "09:00";

/** So many invoices are looked for at a time. */
const BATCH = 200;

const payloadSchema = z.object({ day: z.iso.date() });

/**
 * Writes to the clients whose invoices are late, each of two times as many days after they were due as the
 * rules of the day say, unless their letters are paused; then plans the next morning. Each letter is stored with its count: of several processes one
 * writes it, and after a crash none is written twice.
 */
export const lateInvoicesJob: JobHandler = {
  attemptsMax: 5,
  async run(job) {
    const planned = payloadSchema.safeParse(job.payload);
    const today = dayInCasablanca(new Date());
    const sent = planned.success && planned.data.day <= today ? await sendLateLetters(today) : 0;
    await runTransaction((tx) => planNext(tx, job));
    logger.info({ event: "late-invoices", sent });
  },
  recover: () => runTransaction((tx) => enqueueLateInvoices(tx, new Date())),
  onFailed: (tx) => enqueueLateInvoices(tx, new Date()),
};

async function planNext(tx: Transaction, job: ClaimedJob): Promise<void> {
  await endJob(tx, job);
  await enqueueLateInvoices(tx, new Date());
}

/** Puts the next morning on the queue, unless one is there already. */
async function enqueueLateInvoices(tx: Transaction, now: Date): Promise<void> {
  const today = dayInCasablanca(now);
  const day = now < instantOf(`${today}T${HOUR}`) ? today : addDays(today, 1);
  const job = { kind: LATE_INVOICES_JOB, payload: { day }, uniqueKey: LATE_INVOICES_JOB };
  await enqueueJob(tx, { ...job, runAt: instantOf(`${day}T${HOUR}`) });
}

/** Writes the letters that are due on a day. @returns how many */
async function sendLateLetters(today: string): Promise<number> {
  const lastDays = await lastDueDays(today);
  let sent = 0;
  for (let after: string | null = ""; after !== null; ) {
    const ids: string[] = await listDueForLetter(lastDays, after);
    for (const id of ids) if (await runTransaction((tx) => sendLateLetter(tx, id, lastDays))) sent += 1;
    after = ids.length < BATCH ? null : (ids.at(-1) ?? null);
  }
  return sent;
}

/** The last day of payment of the invoices for which each letter is due; null while no rule names its days. */
interface LastDueDays {
  first: string | null;
  second: string | null;
}

async function lastDueDays(today: string): Promise<LastDueDays> {
  const { late_letter_first, late_letter_second } = await getRulesOfDay(today);
  const before = (rule: RuleOfDay | undefined) => (rule ? addDays(today, -rule.value) : null);
  return { first: before(late_letter_first), second: before(late_letter_second) };
}

/** The next open invoices whose letter is due, without those of clients whose letters are paused. */
async function listDueForLetter({ first, second }: LastDueDays, after: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT b.invoice_id::text AS id FROM invoice_balances b
      JOIN invoices i ON i.id = b.invoice_id JOIN billing_clients c ON c.id = i.billing_client_id
    WHERE b.settled_at IS NULL AND c.has_reminders AND b.invoice_id::text > ${after}
      AND ((b.late_letters = 0 AND b.due_on <= ${first}::date) OR (b.late_letters = 1 AND b.due_on <= ${second}::date))
    ORDER BY b.invoice_id::text LIMIT ${BATCH}`;
  return rows.map(({ id }) => id);
}

/** Writes one letter: after so long that the second is due, the first is left out. @returns whether one was written */
async function sendLateLetter(tx: Transaction, invoiceId: string, { second }: LastDueDays): Promise<boolean> {
  const { invoice, remaining, due_on, late_letters, settled_at } = await lockBalance(tx, invoiceId);
  const isSecondDue = second !== null && isoDay(due_on) <= second;
  const step = isSecondDue ? 2 : 1;
  if (settled_at || late_letters >= step) return false;
  await tx.invoiceBalance.update({ where: { invoice_id: invoiceId }, data: { late_letters: step } });
  const document = parseDocument(invoice.document ?? "");
  return sendLate(tx, { invoiceId, client: invoice.billing_client, document, remaining, step });
}
