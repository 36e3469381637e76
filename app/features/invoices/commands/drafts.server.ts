import { totalsOf } from "~/features/billing/model/totals";
import { CREDIT_NOTHING, linesByRate } from "~/features/invoices/model/credit";
import { INVOICE_GONE, INVOICE_ISSUED_BEFORE } from "~/features/invoices/model/invoice";
import { creditTitle, lumpSumUnit } from "~/features/invoices/model/wording";
import { invoiceContentSchema } from "~/features/invoices/schema/content";
import type { DraftHeadInput, DraftLinesInput, NewInvoiceInput } from "~/features/invoices/schema/draft";
import { linesOf } from "~/features/invoices/schema/draft";
import { keepInTrash } from "~/features/trash/commands/keep-in-trash.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { JsonObject, Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { editConflict } from "~/server/forms/edit-conflict.server";
import type { User } from "~/server/sessions/user";
import type { AcceptedQuote } from "./accepted-quote.server";
import { findStepInvoice, lockAcceptedQuote } from "./accepted-quote.server";
import { lockCorrected } from "./draft-body.server";
import { lockInvoice } from "./issue-invoice.server";
import type { QuoteStep } from "./quote-invoices.server";
import { createStepDraft } from "./quote-invoices.server";

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
