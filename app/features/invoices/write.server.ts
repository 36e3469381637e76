import { linesByRate, totalsOf } from "~/features/billing/model/totals";
import type { InvoiceKind } from "~/features/invoices/model/invoice";
import { INVOICE_GONE, INVOICE_ISSUED_BEFORE } from "~/features/invoices/model/invoice";
import type { DraftHeadInput, DraftLinesInput, NewInvoiceInput } from "~/features/invoices/schema/draft";
import { invoiceContentSchema, linesOf } from "~/features/invoices/schema/draft";
import { keepInTrash } from "~/features/trash/keep.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { JsonObject, Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { editConflict } from "~/server/forms/edit-conflict.server";
import type { TrashedKind } from "~/server/registries/trash.server";
import type { User } from "~/server/sessions/user";
import type { AcceptedQuote, QuoteStep } from "./bill-quote.server";
import { createStepDraft, findStepInvoice, LINE_WORDS, lockAcceptedQuote } from "./bill-quote.server";
import { CREDIT_NOTHING, lockCorrected, lockInvoice } from "./issue.server";

const TARGET = "invoice";
const ISSUED = new DomainError("conflict", INVOICE_ISSUED_BEFORE);

type Draft = { id: string; isNew: boolean };

/**
 * Writes a draft: of a step, a share or the balance of an accepted quote, or a free one. A step or balance has one at a
 * time: asked for again, the present draft or invoice is returned. @throws DomainError
 */
export function createInvoiceDraft(actor: User, input: NewInvoiceInput): Promise<Draft> {
  return runCommand<Draft>({ actor, action: "drafted", target: TARGET }, async (tx) => {
    let id: string;
    if (input.intent === "free") id = await createFree(tx, input);
    else {
      const quote = await lockAcceptedQuote(tx, input.quote_id);
      const step = stepOf(quote, input);
      const made = await findStepInvoice(tx, quote.id, step);
      if (made) return unchanged({ id: made.id, isNew: false });
      id = (await createStepDraft(tx, quote, step)).id;
    }
    const details = { intent: input.intent };
    return changed({ result: { id, isNew: true }, targetId: id, details, cacheTags: [] });
  });
}

type FreeInput = Extract<NewInvoiceInput, { intent: "free" }>;

async function createFree(tx: Transaction, { billing_client_id, title }: FreeInput) {
  const client = await tx.billingClient.findUnique({ where: { id: billing_client_id } });
  if (!client) throw new DomainError("invalid", "Ce client n’existe plus");
  const { language, currency } = client;
  const content = { lines: [], shareBp: null };
  const data = { kind: "free", billing_client_id, title, language, currency, content } as const;
  return (await tx.invoice.create({ data, select: { id: true } })).id;
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
  if (!step) throw new DomainError("invalid", "Cette étape n’est pas dans l’échéancier de ce devis");
  return { ...step, index: input.step };
}

/**
 * Writes the draft of a credit note over all that is left of an issued invoice; it may be reduced before it is issued.
 * @throws DomainError `conflict` where nothing is left
 */
export function createCreditDraft(actor: User, correctedId: string): Promise<{ id: string }> {
  return runCommand({ actor, action: "drafted", target: TARGET, notFound: INVOICE_GONE }, async (tx) => {
    const { number, remaining } = await lockCorrected(tx, correctedId);
    if (remaining.gross <= 0) throw new DomainError("conflict", CREDIT_NOTHING);
    const corrected = await tx.invoice.findUniqueOrThrow({ where: { id: correctedId } });
    const { billing_client_id, quote_id, project_id, language, currency } = corrected;
    const title = LINE_WORDS[language].credit(number);
    const lines = linesByRate(remaining.taxes, title, LINE_WORDS[language].unit);
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

/**
 * Saves a draft over the version that the form was opened with.
 * @throws DomainError `not-found`; `conflict` for one that was issued meanwhile
 */
export function updateInvoiceDraft(
  actor: User,
  id: string,
  { version, title, operation_on, due_on, lines: typed }: DraftHeadInput & Partial<DraftLinesInput>,
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

export const INVOICE_TRASH: TrashedKind = {
  kind: TARGET,
  label: "Brouillon de facture",
  table: "invoices",
  /** A scheduled payment is invoiced once. */
  takePlace: async (tx, row) => {
    if (row.quote_id === null) return row;
    const quoteId = String(row.quote_id);
    await tx.$queryRaw`SELECT FROM quotes WHERE id = ${quoteId}::uuid FOR UPDATE`;
    const step = { kind: row.kind as InvoiceKind, index: row.schedule_step as number | null };
    if (await findStepInvoice(tx, quoteId, step))
      throw new DomainError("conflict", "Cette étape du devis a été facturée entre-temps.");
    return row;
  },
};

/** Moves a draft, which has no number, to the trash. @throws DomainError `conflict` for an issued invoice */
export function deleteInvoiceDraft(actor: User, id: string): Promise<{ trashId: string }> {
  const command = { actor, action: "deleted", target: TARGET, notFound: INVOICE_GONE };
  return runCommand(command, async (tx) => {
    const { number, title, billing_client } = await lockInvoice(tx, id);
    if (number) throw ISSUED;
    const { profile_id: personId, legal_name } = billing_client;
    const doomed = { id, title: title || legal_name, personId, cacheTags: [], actor };
    const trashId = await keepInTrash(tx, INVOICE_TRASH, doomed);
    await tx.invoice.delete({ where: { id } });
    return changed({ result: { trashId }, targetId: id, cacheTags: [] });
  });
}
