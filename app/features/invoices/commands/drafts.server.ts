import type { ScheduleStep } from "~/features/billing/model/content";
import { shareOf, stepTotals, totalsOf } from "~/features/billing/model/totals";
import { getRulesOfDay } from "~/features/fiscal-rules/queries.server";
import {
  balanceTitle,
  CREDIT_NOTHING,
  creditTitle,
  linesByRate,
  lumpSumUnit,
  stepDesignation,
} from "~/features/invoices/model/draft-lines";
import { INVOICE_GONE, INVOICE_ISSUED_BEFORE } from "~/features/invoices/model/invoice";
import type { InvoiceContent } from "~/features/invoices/schema/content";
import { invoiceContentSchema } from "~/features/invoices/schema/content";
import type { DraftHeadInput, DraftLinesInput, NewInvoiceInput } from "~/features/invoices/schema/draft";
import { linesOf } from "~/features/invoices/schema/draft";
import { keepInTrash } from "~/features/trash/commands/keep-in-trash.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { JsonObject, Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { editConflict } from "~/server/forms/edit-conflict.server";
import { logger } from "~/server/logger.server";
import type { User } from "~/server/sessions/user";
import type { Day } from "~/site/calendar";
import { addDays, dayInCasablanca } from "~/site/calendar";
import type { AcceptedQuote } from "./accepted-quote.server";
import { findStepInvoice, lockAcceptedQuote } from "./accepted-quote.server";
import { lockCorrected } from "./draft-body.server";
import type { IssuedInvoice } from "./issue-invoice.server";
import { issueIn, lockInvoice } from "./issue-invoice.server";

const TARGET = "invoice";
const CLIENT_GONE = new DomainError("invalid", "Ce client n’existe plus");
const ISSUED = new DomainError("conflict", INVOICE_ISSUED_BEFORE);
const NO_STEP = new DomainError("invalid", "Cette étape n’est pas dans l’échéancier de ce devis");

type Id = { id: string };

type Draft = Id & { isNew: boolean };

/**
 * Writes a draft: of a step, a share or the balance of an accepted quote, or a free one. A step, and the balance, has one
 * at a time: asked for again, it gives the draft or the invoice that is there. @throws DomainError
 */
export function createInvoiceDraft(actor: User, input: NewInvoiceInput): Promise<Draft> {
  return runCommand<Draft>({ actor, action: "drafted", target: TARGET }, async (tx) => {
    const { id, isNew } = input.intent === "free" ? await createFree(tx, input) : await createOfQuote(tx, input);
    if (!isNew) return unchanged({ id, isNew });
    return changed({ result: { id, isNew }, targetId: id, details: { intent: input.intent }, cacheTags: [] });
  });
}

type FreeInput = Extract<NewInvoiceInput, { intent: "free" }>;

async function createFree(tx: Transaction, { billing_client_id, title }: FreeInput): Promise<Draft> {
  const where = { id: billing_client_id };
  const client = await tx.billingClient.findUnique({ where });
  if (!client) throw CLIENT_GONE;
  const { language, currency } = client;
  const content = { lines: [], shareBp: null };
  const data = { kind: "free", billing_client_id, title, language, currency, content } as const;
  const { id } = await tx.invoice.create({ data, select: { id: true } });
  return { id, isNew: true };
}

async function createOfQuote(tx: Transaction, input: Exclude<NewInvoiceInput, FreeInput>): Promise<Draft> {
  const quote = await lockAcceptedQuote(tx, input.quote_id);
  const step = stepOf(quote, input);
  const made = await findStepInvoice(tx, quote.id, step);
  const { id } = made ?? (await createStepDraft(tx, quote, step));
  return { id, isNew: made === null };
}

function stepOf({ document }: AcceptedQuote, input: Exclude<NewInvoiceInput, FreeInput>): QuoteStep {
  const unplanned = { index: null, days: null };
  if (input.intent === "balance") {
    const index = document.schedule.findIndex(({ kind }) => kind === "balance");
    const planned = document.schedule[index];
    return planned ? { ...planned, index } : { ...unplanned, kind: "balance", title: "", shareBp: 0 };
  }
  if (input.intent === "share") return { ...unplanned, kind: "progress", title: input.title, shareBp: input.share };
  const step = document.schedule[input.step];
  if (!step) throw NO_STEP;
  return { ...step, index: input.step };
}

/**
 * Writes the draft of a credit note over all that is left of an issued invoice; it may be reduced before it is issued.
 * @throws DomainError `conflict` where nothing is left of it
 */
export function createCreditDraft(actor: User, correctedId: string): Promise<Id> {
  return runCommand<Id>({ actor, action: "drafted", target: TARGET, notFound: INVOICE_GONE }, async (tx) => {
    const { number, remaining } = await lockCorrected(tx, correctedId);
    if (remaining.gross <= 0) throw new DomainError("conflict", CREDIT_NOTHING);
    const corrected = await tx.invoice.findUniqueOrThrow({ where: { id: correctedId } });
    const { billing_client_id, quote_id, project_id, language, currency } = corrected;
    const title = creditTitle(number, language);
    const lines = linesByRate(remaining.taxes, title, lumpSumUnit(language));
    const { net, tax, gross } = remaining;
    const { id } = await tx.invoice.create({
      data: {
        kind: "credit",
        corrects_id: correctedId,
        billing_client_id,
        quote_id,
        project_id,
        language,
        currency,
        title,
        content: { lines, shareBp: null } as unknown as JsonObject,
        net,
        tax,
        gross,
        payable: gross,
      },
      select: { id: true },
    });
    return changed({ result: { id }, targetId: id, details: { corrects: number }, cacheTags: [] });
  });
}

/** What is saved of a draft. */
type DraftInput = DraftHeadInput & Partial<Pick<DraftLinesInput, "lines">>;

/**
 * Saves a draft over the version that the form was opened with.
 * @throws DomainError `not-found`; `conflict` for one that was issued meanwhile
 */
export function updateInvoiceDraft(
  actor: User,
  id: string,
  { version, title, operation_on, due_on, lines: typed }: DraftInput,
): Promise<void> {
  const command = { actor, action: "updated", target: TARGET, notFound: INVOICE_GONE };
  return runCommand<void>(command, async (tx) => {
    const draft = await lockInvoice(tx, id);
    if (draft.number) throw ISSUED;
    if (version !== undefined && version !== draft.version) {
      throw await editConflict(tx, "Ce brouillon", { targetKind: TARGET, targetId: id, version: draft.version });
    }
    const days = { operation_on: operation_on && new Date(operation_on), due_on: due_on && new Date(due_on) };
    const data = { title, ...days, version: { increment: 1 } };
    await tx.invoice.update({ where: { id }, data: { ...data, ...(typed && writtenLines(typed, draft.content)) } });
    return changed({ result: undefined, targetId: id, cacheTags: [] });
  });
}

function writtenLines(typed: DraftLinesInput["lines"], stored: unknown) {
  const lines = linesOf(typed);
  const { net, tax, gross } = totalsOf(lines);
  const content = { ...invoiceContentSchema.parse(stored), lines };
  return { content: content as unknown as JsonObject, net, tax, gross, payable: gross };
}

/** Moves a draft, which has no number, to the trash. @throws DomainError `conflict` for an issued invoice */
export function deleteInvoiceDraft(actor: User, id: string): Promise<{ trashId: string }> {
  const command = { actor, action: "deleted", target: TARGET, notFound: INVOICE_GONE };
  return runCommand(command, async (tx) => {
    const { number, title, billing_client } = await lockInvoice(tx, id);
    if (number) throw ISSUED;
    const { profile_id: personId, legal_name } = billing_client;
    const doomed = { kind: TARGET, table: "invoices", id, title: title || legal_name, personId } as const;
    const trashId = await keepInTrash(tx, { ...doomed, cacheTags: [], actor });
    await tx.invoice.delete({ where: { id } });
    return changed({ result: { trashId }, targetId: id, cacheTags: [] });
  });
}

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
