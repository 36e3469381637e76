import type { ScheduleStep } from "~/features/billing/model/content";
import { shareOf, stepTotals } from "~/features/billing/model/totals";
import { getRulesOfDay } from "~/features/fiscal-rules/queries.server";
import { linesByRate } from "~/features/invoices/model/credit";
import { balanceTitle, lumpSumUnit, stepDesignation } from "~/features/invoices/model/wording";
import type { InvoiceContent } from "~/features/invoices/schema/content";
import type { JsonObject, Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import type { Day } from "~/site/calendar";
import { addDays, dayInCasablanca } from "~/site/calendar";
import type { AcceptedQuote } from "./accepted-quote.server";
import { lockAcceptedQuote } from "./accepted-quote.server";
import type { IssuedInvoice } from "./issue-invoice.server";
import { issueIn, lockInvoice } from "./issue-invoice.server";

/** What is to be invoiced of a quote: a step of its schedule, or a share that the agency names. */
export interface QuoteStep extends ScheduleStep {
  /** Its place in the schedule, from 0; null for a share that the agency names. */
  index: number | null;
}

/** Writes the draft of a deposit, of a step or of the balance of an accepted quote that the transaction holds. */
export async function createStepDraft(tx: Transaction, quote: AcceptedQuote, step: QuoteStep): Promise<{ id: string }> {
  const { language, currency } = quote.document;
  const { title, content } = draftOf(quote, step);
  const due = step.days === null ? null : await dueOf(tx, quote, step.days);
  const totals = step.kind === "balance" ? quote.whole : totalsOfStep(quote, step);
  const { net, tax, gross } = totals;
  return tx.invoice.create({
    data: {
      kind: step.kind,
      title,
      language,
      currency,
      content: content as unknown as JsonObject,
      net,
      tax,
      gross,
      payable: gross,
      due_on: due && new Date(due),
      billing_client_id: quote.billingClientId,
      project_id: quote.projectId,
      quote_id: quote.id,
      schedule_step: step.index,
    },
    select: { id: true },
  });
}

/**
 * Until when a step is to be paid: its days count from the acceptance, as the quote says. Not before today, and no later
 * than the law allows of an invoice that is issued today.
 */
async function dueOf(tx: Transaction, { acceptedOn }: AcceptedQuote, days: number): Promise<Day> {
  const today = dayInCasablanca(new Date());
  const { payment_days_max: ceiling } = await getRulesOfDay(today, tx);
  const planned = addDays(acceptedOn, days);
  const last = ceiling && addDays(today, ceiling.value);
  if (last && planned > last) return last;
  return planned < today ? today : planned;
}

function draftOf(
  quote: AcceptedQuote,
  { kind, title, shareBp, index }: QuoteStep,
): { title: string; content: InvoiceContent } {
  const { language, currency } = quote.document;
  if (kind === "balance") return { title: balanceTitle(quote.number, language), content: { lines: [], shareBp: null } };
  const designation = stepDesignation({ kind, title, shareBp }, { number: quote.number, language, currency });
  const lines = linesByRate(totalsOfStep(quote, { shareBp, index }).taxes, designation, lumpSumUnit(language));
  return { title: designation, content: { lines, shareBp } };
}

/** A step of the schedule asks for what the quote shows of it, a share that the agency names for its own rounded bases. */
function totalsOfStep({ whole, document }: AcceptedQuote, { index, shareBp }: Pick<QuoteStep, "index" | "shareBp">) {
  const planned = index === null ? undefined : stepTotals(whole, document.schedule)[index];
  return planned ?? shareOf(whole, shareBp);
}

/**
 * Issues the deposit that the schedule of a quote begins with, in the transaction of its acceptance, which is stored
 * already. Where a mention of the law has become empty meanwhile, it stays a draft: an acceptance is never lost for that.
 * @returns null where the schedule begins with no deposit; the number is null for a draft
 */
export async function issueDepositInvoice(
  tx: Transaction,
  quoteId: string,
): Promise<{ id: string; number: string | null } | null> {
  const quote = await lockAcceptedQuote(tx, quoteId);
  const index = quote.document.schedule.findIndex(({ kind }) => kind === "deposit");
  const step = quote.document.schedule[index];
  if (!step || step.shareBp === 0 || quote.whole.gross === 0) return null;
  const { id } = await createStepDraft(tx, quote, { ...step, index });
  return issueOrKeep(tx, id);
}

async function issueOrKeep(tx: Transaction, id: string): Promise<IssuedInvoice | { id: string; number: null }> {
  try {
    return await issueIn(tx, await lockInvoice(tx, id));
  } catch (error) {
    // Refused before anything was written: the transaction goes on.
    if (!(error instanceof DomainError)) throw error;
    logger.warn({ event: "deposit-not-issued", invoiceId: id, reason: error.userMessage });
    return { id, number: null };
  }
}
