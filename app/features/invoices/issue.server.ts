import { buyerSnapshotOf, incompleteSentence } from "~/features/billing/clients/model";
import { ratesOn } from "~/features/billing/identity/model";
import { getLegalIdentity, listVatRates } from "~/features/billing/identity/queries.server";
import { takeVatRates } from "~/features/billing/identity/write.server";
import { currentSeller, freezeDocument, nextNumber } from "~/features/billing/issue.server";
import type { Currency } from "~/features/billing/model/content";
import { formatDocumentDay } from "~/features/billing/model/days";
import type { ExemptionTexts } from "~/features/billing/model/exemptions";
import { exemptionsOf } from "~/features/billing/model/exemptions";
import type { Totals } from "~/features/billing/model/totals";
import { isTooMuch, lineAmount, partTotals, remainderOf, sumOf, totalsOf } from "~/features/billing/model/totals";
import { vatObstacles } from "~/features/billing/model/vat-obstacles";
import type { RuleName } from "~/features/billing/rules/model";
import { mentionKind } from "~/features/billing/rules/model";
import type { RulesOfDay } from "~/features/billing/rules/queries.server";
import { exemptionTextsOf } from "~/features/billing/rules/queries.server";
import { takeRulesOfDay } from "~/features/billing/rules/write.server";
import type { BillingDocument, Deduction, DocumentLine, Seller } from "~/features/billing/schema";
import { parseDocument } from "~/features/billing/schema";
import type { InvoiceKind } from "~/features/invoices/model/invoice";
import { INVOICE_GONE, INVOICE_TOO_MUCH } from "~/features/invoices/model/invoice";
import { invoiceContentSchema } from "~/features/invoices/schema/draft";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import type { User } from "~/server/sessions/user";
import { addDays, dayInCasablanca } from "~/site/calendar";
import type { Language } from "~/site/language";
import { changeBalance, groupsOf, taxRows } from "./balance.server";
import { createStepDraft, findStepInvoice, listAsked, lockAcceptedQuote } from "./bill-quote.server";
import { sendIssued } from "./letters.server";

export const CREDIT_NOTHING = "Il ne reste rien à annuler sur cette facture";

/**
 * Issues the deposit of a quote's schedule, in the transaction of its acceptance. Where a legal mention has become empty
 * meanwhile, it stays a draft and the acceptance counts.
 * @returns null for a schedule without a deposit; `number` is null for a draft
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
  try {
    return await issueIn(tx, await lockInvoice(tx, id));
  } catch (error) {
    // Refused before anything was written: the transaction goes on.
    if (!(error instanceof DomainError)) throw error;
    logger.warn({ event: "deposit-not-issued", invoiceId: id, reason: error.userMessage });
    return { id, number: null };
  }
}

/**
 * Issues a draft: from now on it has a number and never changes. A second time answers the number of the first.
 * @throws DomainError `not-found`; `conflict` saying why it cannot be issued, such as a missing legal mention
 */
export function issueInvoice(actor: User, id: string): Promise<{ id: string; number: string }> {
  const command = { actor, action: "issued", target: "invoice", notFound: INVOICE_GONE };
  return runCommand(command, async (tx) => {
    const draft = await lockInvoice(tx, id);
    if (draft.number) return unchanged({ id, number: draft.number });
    const issued = await issueIn(tx, draft);
    return changed({ result: issued, targetId: id, details: { number: issued.number }, cacheTags: [] });
  });
}

export async function lockInvoice(tx: Transaction, id: string) {
  await tx.$queryRaw`SELECT id FROM invoices WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.invoice.findUniqueOrThrow({ where: { id }, include: { billing_client: true } });
}

export type DraftInvoice = Awaited<ReturnType<typeof lockInvoice>>;

/** Issues a draft that the transaction has locked: its number, its frozen document, its balance, its letter. */
export async function issueIn(tx: Transaction, draft: DraftInvoice): Promise<{ id: string; number: string }> {
  const { id, billing_client } = draft;
  const incomplete = incompleteSentence(billing_client);
  if (incomplete) throw new DomainError("conflict", incomplete);
  const seller = await currentSeller(tx);
  const now = new Date();
  const issuedOn = dayInCasablanca(now);
  const operationOn = draft.operation_on ? dayInCasablanca(draft.operation_on) : issuedOn;
  // A credit note keeps the rates of its invoice.
  if (draft.kind !== "credit") await takeVatRates(tx, invoiceContentSchema.parse(draft.content).lines, operationOn);
  const rulesFor: RulesFor = (names) => takeRulesOfDay(tx, issuedOn, () => names);
  const body = await draftBody(tx, draft, rulesFor);
  if (seller.isVatExempt && !body.corrects && body.lines.some(({ vatRateBp }) => vatRateBp > 0)) {
    throw new DomainError("conflict", "Un auto-entrepreneur ne facture pas de TVA\u202f: corrigez le taux des lignes");
  }
  const dueOn = await dueDay(tx, draft, { issuedOn, rulesFor });
  const number = await nextNumber(tx, "invoice", Number(issuedOn.slice(0, 4)));
  const document = documentOf(draft, { number, seller, body, days: { issuedOn, dueOn, operationOn } });
  await tx.invoiceTax.createMany({ data: taxRows(body.asked.taxes).map((row) => ({ ...row, invoice_id: id })) });
  await tx.invoice.update({
    where: { id },
    data: {
      number,
      issued_at: now,
      issued_on: new Date(issuedOn),
      operation_on: new Date(operationOn),
      due_on: dueOn ? new Date(dueOn) : null,
      net: document.net,
      tax: document.tax,
      gross: document.gross,
      deducted: document.gross - document.payable,
      payable: document.payable,
      version: { increment: 1 },
      ...freezeDocument(document),
    },
  });
  if (body.corrects) await changeBalance(tx, body.corrects.id, { credited: document.gross });
  else {
    const { payable } = document;
    const open = { payable, remaining: payable, settled_at: payable === 0 ? now : null };
    await tx.invoiceBalance.create({ data: { invoice_id: id, due_on: new Date(dueOn ?? issuedOn), ...open } });
  }
  await sendIssued(tx, { id, client: billing_client, document });
  return { id, number };
}

const refusals = {
  empty: new DomainError("conflict", "Une facture a au moins une ligne, et un montant"),
  tooLarge: new DomainError("conflict", INVOICE_TOO_MUCH),
  rate: new DomainError("conflict", "Chaque ligne porte un taux de TVA, ou le motif de son exonération"),
  overAsked: new DomainError(
    "conflict",
    "Les acomptes et situations de ce devis dépasseraient ce qui a été accepté\u202f: réduisez le montant",
  ),
  balanced: new DomainError("conflict", "Le solde de ce devis est déjà émis\u202f: un avoir le corrige"),
  creditTooLarge: new DomainError(
    "conflict",
    "Un avoir ne peut pas dépasser ce qu’il reste de la facture, taux par taux",
  ),
  creditNothing: new DomainError("conflict", CREDIT_NOTHING),
};

/** Reads the rules of the day; issuing a draft freezes those that are named. */
export type RulesFor = (names: readonly RuleName[]) => Promise<RulesOfDay>;

interface Draft {
  kind: InvoiceKind;
  content: unknown;
  quote_id: string | null;
  schedule_step: number | null;
  corrects_id: string | null;
  currency: Currency;
  operation_on: Date | null;
  language: Language;
  billing_client: { country: string };
}

export interface DraftBody {
  lines: DocumentLine[];
  totals: Totals;
  deductions: Deduction[];
  /** What this document itself charges or credits: of a balance, less what was invoiced before. */
  asked: Totals;
  exemptionTexts: ExemptionTexts | undefined;
  quoteNumber: string | null;
  /** The invoice that a credit note corrects, with the VAT regime under which it was issued. */
  corrects: { id: string; number: string; issuedOn: string; isVatExempt: boolean } | null;
}

type WrittenBody = Omit<DraftBody, "exemptionTexts">;

/**
 * The lines and sums of a draft now. Locks the quote or the invoice that it depends on.
 * @throws DomainError `conflict` saying why it cannot be issued
 */
export async function draftBody(tx: Transaction, draft: Draft, rulesFor: RulesFor): Promise<DraftBody> {
  if (draft.kind === "credit") {
    const { lines } = invoiceContentSchema.parse(draft.content);
    // With the invoice's own exemption texts, so that the credit note cancels exactly what was charged.
    const { remaining, exemptionTexts, ...corrects } = await lockCorrected(tx, draft.corrects_id ?? "");
    if (remaining.gross <= 0) throw refusals.creditNothing;
    const totals = partTotals(totalsOf(lines), remaining.taxes);
    if (!totals) throw refusals.creditTooLarge;
    return { lines, totals, deductions: [], asked: totals, exemptionTexts, quoteNumber: null, corrects };
  }
  const body = await writtenBody(tx, draft);
  const exemptions = exemptionsOf(body.lines);
  const rules = await rulesFor(exemptions.map(mentionKind));
  return { ...body, exemptionTexts: exemptionTextsOf(rules, exemptions, draft.language) };
}

async function writtenBody(tx: Transaction, draft: Draft): Promise<WrittenBody> {
  const { lines } = invoiceContentSchema.parse(draft.content);
  if (draft.kind === "balance") return balanceBody(tx, draft);
  if (lines.some(({ vatRateBp, exemption }) => (vatRateBp === 0) === (exemption === null))) throw refusals.rate;
  if (isTooMuch(lines)) throw refusals.tooLarge;
  const written = totalsOf(lines);
  if (written.gross <= 0) throw refusals.empty;
  const body = { lines, deductions: [], corrects: null };
  if (draft.kind === "free" || !draft.quote_id) {
    await expectVat(tx, draft, lines);
    return { ...body, totals: written, asked: written, quoteNumber: null };
  }
  const { number, whole } = await lockAcceptedQuote(tx, draft.quote_id);
  const before = await listAsked(tx, draft.quote_id);
  if (before.some(({ kind }) => kind === "balance")) throw refusals.balanced;
  await expectStepOpen(tx, draft);
  const totals = partTotals(written, remainderOf(whole, before).taxes);
  if (!totals) throw refusals.overAsked;
  return { ...body, totals, asked: totals, quoteNumber: number };
}

/** An invoiced step is corrected by a credit note, and not invoiced twice. The caller has locked the quote. */
async function expectStepOpen(tx: Transaction, { kind, quote_id, schedule_step: index }: Draft): Promise<void> {
  const made = await findStepInvoice(tx, quote_id ?? "", { kind, index });
  if (!made?.number) return;
  if (kind === "balance") throw refusals.balanced;
  const sentence = `Cette étape du devis est déjà facturée par ${made.number}\u202f: un avoir la corrige`;
  throw new DomainError("conflict", sentence);
}

/** A balance lists everything that was accepted, and deducts what was invoiced before, with its VAT. */
async function balanceBody(tx: Transaction, draft: Draft): Promise<WrittenBody> {
  const quoteId = draft.quote_id ?? "";
  const { number, whole, document } = await lockAcceptedQuote(tx, quoteId);
  const before = await listAsked(tx, quoteId);
  await expectStepOpen(tx, draft);
  const asked = remainderOf(whole, before);
  if (asked.gross < 0) throw refusals.overAsked;
  const deductions = before.map(({ kind: _, ...deduction }) => deduction);
  const lines = document.lines.map(({ amount: _, ...line }) => line);
  return { lines, totals: whole, deductions, asked: withoutZeros(asked), quoteNumber: number, corrects: null };
}

/** Locks the balance of an issued invoice, and reads what credit notes may still take off it, by rate. */
export async function lockCorrected(tx: Transaction, id: string) {
  await tx.$queryRaw`SELECT invoice_id FROM invoice_balances WHERE invoice_id = ${id}::uuid FOR UPDATE`;
  const { number, issued_on, document, taxes, corrections } = await tx.invoice.findUniqueOrThrow({
    where: { id, issued_at: { not: null }, kind: { not: "credit" } },
    include: { taxes: true, corrections: { where: { issued_at: { not: null } }, include: { taxes: true } } },
  });
  const credits = corrections.map((credit) => ({ taxes: groupsOf(credit.taxes) }));
  const remaining = withoutZeros(remainderOf(sumOf(groupsOf(taxes)), credits));
  const { seller, exemptionTexts } = parseDocument(document ?? "");
  const issuedOn = issued_on ? dayInCasablanca(issued_on) : "";
  return { id, number: number ?? "", issuedOn, isVatExempt: seller.isVatExempt, exemptionTexts, remaining };
}

function withoutZeros(totals: Totals): Totals {
  return { ...totals, taxes: totals.taxes.filter(({ base, tax }) => base !== 0 || tax !== 0) };
}

/**
 * Checks the lines of an invoice written by hand against the rates of its operation's day, the client and the regime.
 * Those of a quote were checked when it was sent.
 * @throws DomainError `conflict`
 */
async function expectVat(
  tx: Transaction,
  draft: { currency: Currency; operation_on: Date | null; billing_client: { country: string } },
  lines: readonly DocumentLine[],
): Promise<void> {
  const { currency, operation_on, billing_client } = draft;
  const day = operation_on ? dayInCasablanca(operation_on) : dayInCasablanca(new Date());
  const rates = ratesOn(await listVatRates(tx), day);
  const isSellerExempt = (await getLegalIdentity(tx)).vat_regime === "auto_entrepreneur";
  const [sentence] = vatObstacles(lines, { rates, day, isSellerExempt, currency, country: billing_client.country });
  if (sentence) throw new DomainError("conflict", sentence);
}

/**
 * The due day of an invoice that is issued on a day; null for a credit note. By default after the days of the settings,
 * at most after those that the law allows.
 * @throws DomainError `conflict` for a later day
 */
export async function dueDay(
  tx: Transaction,
  { kind, due_on }: { kind: InvoiceKind; due_on: Date | null },
  { issuedOn, rulesFor }: { issuedOn: string; rulesFor: RulesFor },
): Promise<string | null> {
  if (kind === "credit") return null;
  const { payment_days_max: ceiling } = await rulesFor(["payment_days_max"]);
  const last = ceiling && addDays(issuedOn, ceiling.value);
  const usual = addDays(issuedOn, (await getLegalIdentity(tx)).payment_days);
  // A rule added since may allow fewer days than the settings.
  const chosen = due_on ? dayInCasablanca(due_on) : last && usual > last ? last : usual;
  if (last && chosen > last) {
    const limit = `L’échéance dépasse les ${ceiling.value} jours que permet la loi (${ceiling.source})`;
    const sentence = `${limit}\u202f: choisissez le ${formatDocumentDay(last, "fr")} au plus tard`;
    throw new DomainError("conflict", sentence);
  }
  return chosen < issuedOn ? issuedOn : chosen;
}

export function documentOf(
  draft: DraftInvoice,
  {
    number,
    seller,
    body,
    days,
  }: {
    number: string;
    seller: Seller;
    body: DraftBody;
    days: { issuedOn: string; dueOn: string | null; operationOn: string };
  },
): BillingDocument {
  const { kind, language, currency, title, billing_client } = draft;
  const { lines, totals, deductions, quoteNumber, corrects } = body;
  const deducted = deductions.reduce((sum, { gross }) => sum + gross, 0);
  return {
    kind,
    number,
    revision: 1,
    language,
    currency,
    title,
    ...days,
    validUntil: null,
    seller: { ...seller, isVatExempt: corrects?.isVatExempt ?? seller.isVatExempt },
    buyer: buyerSnapshotOf(billing_client),
    lines: lines.map((line) => ({ ...line, amount: lineAmount(line) })),
    options: [],
    ...totals,
    exemptionTexts: body.exemptionTexts,
    deductions,
    payable: totals.gross - deducted,
    schedule: [],
    texts: { scope: "", exclusions: "", delays: "" },
    deliveryDays: null,
    revisions: null,
    hourlyPrice: null,
    quoteNumber,
    receipt: null,
    corrects: corrects && { number: corrects.number, issuedOn: corrects.issuedOn },
  };
}
