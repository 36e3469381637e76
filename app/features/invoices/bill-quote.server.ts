import type { Currency } from "~/features/billing/model/content";
import { linesByRate, remainderOf, shareOf, stepTotals, sumOf } from "~/features/billing/model/totals";
import { getRulesOfDay } from "~/features/billing/rules/queries.server";
import type { Deduction, ScheduleStep } from "~/features/billing/schema";
import { parseDocument } from "~/features/billing/schema";
import type { InvoiceKind } from "~/features/invoices/model/invoice";
import { isWhollyCredited } from "~/features/invoices/model/invoice";
import { formatBasisPoints } from "~/lib/money/format-money";
import type { JsonObject, Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { Day } from "~/site/calendar";
import { addDays, dayInCasablanca } from "~/site/calendar";
import type { Language } from "~/site/language";
import { groupsOf } from "./balance.server";

const NOT_ACCEPTED = new DomainError("invalid", "Ce devis n’est pas accepté\u202f: il ne se facture pas encore");

export type AcceptedQuote = Awaited<ReturnType<typeof lockAcceptedQuote>>;

/**
 * Locks an accepted quote, so that its invoices are made one after the other.
 * @throws DomainError `invalid` for one that is not accepted
 */
export async function lockAcceptedQuote(tx: Transaction, id: string) {
  await tx.$queryRaw`SELECT id FROM quotes WHERE id = ${id}::uuid FOR UPDATE`;
  const quote = await tx.quote.findUnique({ where: { id }, include: { acceptance: true } });
  if (!quote?.acceptance || !quote.number || !quote.billing_client_id) throw NOT_ACCEPTED;
  const document = parseDocument(quote.acceptance.document);
  return {
    id,
    number: quote.number,
    billingClientId: quote.billing_client_id,
    projectId: quote.project_id,
    document,
    acceptedOn: dayInCasablanca(quote.acceptance.accepted_at),
    whole: sumOf(document.taxes),
  };
}

export async function listAsked(tx: Transaction, quoteId: string): Promise<(Deduction & { kind: InvoiceKind })[]> {
  const invoices = await tx.invoice.findMany({
    where: { quote_id: quoteId, issued_at: { not: null }, kind: { in: ["deposit", "progress", "balance"] } },
    orderBy: [{ issued_at: "asc" }, { id: "asc" }],
    include: { taxes: true, corrections: { where: { issued_at: { not: null } }, include: { taxes: true } } },
  });
  return invoices
    .map(({ kind, number, issued_on, taxes, corrections }) => {
      const credits = corrections.map((credit) => ({ taxes: groupsOf(credit.taxes) }));
      const asked = remainderOf(sumOf(groupsOf(taxes)), credits);
      return {
        kind,
        number: number ?? "",
        issuedOn: issued_on ? dayInCasablanca(issued_on) : "",
        taxes: asked.taxes.filter(({ base, tax }) => base !== 0 || tax !== 0),
        gross: asked.gross,
      };
    })
    .filter(({ taxes }) => taxes.length > 0);
}

/**
 * The invoice or draft of a step of a quote that the transaction has locked; a share outside the schedule has none.
 * @param step the balance by its kind, another step by its place in the schedule
 */
export async function findStepInvoice(
  tx: Transaction,
  quoteId: string,
  step: { kind: InvoiceKind; index: number | null },
) {
  const made = await tx.invoice.findMany({
    where: { quote_id: quoteId, kind: { not: "credit" } },
    select: {
      id: true,
      number: true,
      kind: true,
      schedule_step: true,
      balance: { select: { payable: true, credited: true } },
    },
    // An issued invoice comes before a draft of the same step.
    orderBy: [{ issued_at: { sort: "asc", nulls: "last" } }, { created_at: "asc" }, { id: "asc" }],
  });
  return invoiceOfStep(made, step);
}

/**
 * The invoice or draft of a step among those of its quote. One that is wholly credited leaves the step open.
 * @param step the balance by its kind, another step by its place in the schedule
 */
export function invoiceOfStep<
  Made extends {
    kind: InvoiceKind;
    schedule_step: number | null;
    balance: { payable: number; credited: number } | null;
  },
>(invoices: readonly Made[], step: { kind: InvoiceKind; index: number | null }): Made | null {
  const isOfStep = ({ kind, schedule_step }: Made) =>
    // A quote has one balance, whether its schedule names it or not.
    step.kind === "balance" ? kind === "balance" : step.index !== null && schedule_step === step.index;
  return invoices.find((invoice) => isOfStep(invoice) && !isWhollyCredited(invoice.balance)) ?? null;
}

/** A step of a quote's schedule by its place, from 0; null for a share outside the schedule. */
export type QuoteStep = ScheduleStep & { index: number | null };

/** Writes the draft of a deposit, a step or the balance of an accepted quote that the transaction has locked. */
export async function createStepDraft(tx: Transaction, quote: AcceptedQuote, step: QuoteStep): Promise<{ id: string }> {
  const { language, currency } = quote.document;
  const { kind, shareBp } = step;
  const due = step.days === null ? null : await dueOf(tx, quote, step.days);
  // A step of the schedule has the amounts that the quote shows; another share is rounded by itself.
  const planned = step.index === null ? undefined : stepTotals(quote.whole, quote.document.schedule)[step.index];
  const totals = kind === "balance" ? quote.whole : (planned ?? shareOf(quote.whole, shareBp));
  const { net, tax, gross } = totals;
  const title =
    kind === "balance"
      ? LINE_WORDS[language].balance(quote.number)
      : stepDesignation({ kind, title: step.title, shareBp }, { number: quote.number, language, currency });
  // The lines of a balance are those of the quote, read when it is issued.
  const content =
    kind === "balance"
      ? { lines: [], shareBp: null }
      : { lines: linesByRate(totals.taxes, title, LINE_WORDS[language].unit), shareBp };
  return tx.invoice.create({
    data: {
      kind,
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

/** The due day of a step: its days count from the acceptance. Not before today, and no later than the law allows. */
async function dueOf(tx: Transaction, { acceptedOn }: AcceptedQuote, days: number): Promise<Day> {
  const today = dayInCasablanca(new Date());
  const { payment_days_max: ceiling } = await getRulesOfDay(today, tx);
  const planned = addDays(acceptedOn, days);
  const last = ceiling && addDays(today, ceiling.value);
  if (last && planned > last) return last;
  return planned < today ? today : planned;
}

/** The words of a line that stands for a part of a whole. */
export const LINE_WORDS: Record<
  Language,
  {
    deposit: (share: string, quote: string) => string;
    progress: (step: string, share: string, quote: string) => string;
    balance: (quote: string) => string;
    credit: (invoice: string) => string;
    unit: string;
  }
> = {
  fr: {
    deposit: (share, quote) => `Acompte de ${share} sur le devis ${quote}`,
    progress: (step, share, quote) => `${step}\u202f: ${share} du devis ${quote}`,
    balance: (quote) => `Solde du devis ${quote}`,
    credit: (invoice) => `Avoir sur la facture ${invoice}`,
    unit: "forfait",
  },
  es: {
    deposit: (share, quote) => `Anticipo del ${share} del presupuesto ${quote}`,
    progress: (step, share, quote) => `${step}: ${share} del presupuesto ${quote}`,
    balance: (quote) => `Saldo del presupuesto ${quote}`,
    credit: (invoice) => `Abono de la factura ${invoice}`,
    unit: "precio fijo",
  },
  ar: {
    deposit: (share, quote) => `دفعة مقدمة بنسبة ${share} من عرض السعر ${quote}`,
    progress: (step, share, quote) => `${step}: ${share} من عرض السعر ${quote}`,
    balance: (quote) => `رصيد عرض السعر ${quote}`,
    credit: (invoice) => `إشعار دائن بخصوص الفاتورة ${invoice}`,
    unit: "جزافي",
  },
};

function stepDesignation(
  { kind, title, shareBp }: { kind: "deposit" | "progress"; title: string; shareBp: number },
  { number: quote, language, currency }: { number: string; language: Language; currency: Currency },
): string {
  const share = formatBasisPoints(shareBp, language, currency);
  const words = LINE_WORDS[language];
  return kind === "deposit" ? words.deposit(share, quote) : words.progress(title, share, quote);
}
