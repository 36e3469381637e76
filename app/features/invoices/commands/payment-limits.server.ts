import { AMOUNT_MAX } from "~/features/billing/model/content";
import { remainderOf, sumOf } from "~/features/billing/model/totals";
import type { RulesOfDay } from "~/features/fiscal-rules/queries.server";
import type { PaymentMode } from "~/features/invoices/model/payment";
import {
  cashWarning,
  excessWarning,
  feeRefusal,
  isVatWithholdable,
  mostVatWithheld,
  NO_VAT_TO_WITHHOLD,
  PAID_TOO_MUCH,
  paidBefore,
  settledBy,
  vatRefusal,
  vatRefusalNow,
  withholdingRule,
} from "~/features/invoices/model/payment";
import { splitPayment } from "~/features/invoices/model/payment-split";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { dayInCasablanca } from "~/site/calendar";
import { isoDay } from "~/site/format";
import type { lockBalance } from "./balance.server";
import { groupsOf, openGroups } from "./balance.server";

/** What of a payment the law looks at. */
interface PaymentFacts {
  paidOn: string;
  mode: PaymentMode;
  received: number;
  vatWithheld: number;
  feeWithheld: number;
}

interface Context {
  rules: RulesOfDay;
  invoice: Awaited<ReturnType<typeof lockBalance>>["invoice"];
  /** Of the agency. */
  legalForm: string | null;
}

/**
 * Holds a payment against its invoice, whose balance the transaction holds: no day before it, and over all its payments
 * no more kept back than the law lets the client keep.
 * @throws DomainError `invalid`
 */
export async function expectLawful(tx: Transaction, payment: PaymentFacts, context: Context): Promise<void> {
  const { rules, invoice, legalForm } = context;
  const first = await firstDay(tx, invoice);
  if (payment.paidOn < first)
    throw new DomainError("invalid", paidBefore(first, invoice.kind === "deposit"), { field: "paid_on" });
  if (payment.vatWithheld === 0 && payment.feeWithheld === 0) return;
  const asked = await askedOf(tx, invoice.id);
  const { country } = invoice.billing_client;
  if (payment.vatWithheld > 0 && !isVatWithholdable({ currency: invoice.currency, country, tax: asked.tax }))
    throw new DomainError("invalid", NO_VAT_TO_WITHHOLD, { field: "vat_withheld" });
  const { _sum: before } = await tx.payment.aggregate({
    where: { invoice_id: invoice.id, cancelled_at: null },
    _sum: { vat_withheld: true, fee_withheld: true },
  });
  const rule = withholdingRule(rules, { client: invoice.billing_client, legalForm });
  const share = (rule && rules[rule]) ?? { value: 0, source: rules.vat_withheld_public_body?.source ?? null };
  const [kept, { currency }] = [before.vat_withheld ?? 0, invoice];
  const most = mostVatWithheld(asked.tax, share.value);
  if (kept + payment.vatWithheld > most)
    throw new DomainError("invalid", vatRefusal({ most, share, currency }), { field: "vat_withheld" });
  // A centime more: what is settled is split to the centime, and may hold one less than its share.
  const now = mostVatWithheld(await settledTax(tx, invoice.id, payment), share.value) + 1;
  if (kept + payment.vatWithheld > now && payment.vatWithheld > 0)
    throw new DomainError("invalid", vatRefusalNow({ most: Math.max(0, now - 1 - kept), share, currency }), {
      field: "vat_withheld",
    });
  if ((before.fee_withheld ?? 0) + payment.feeWithheld > asked.net)
    throw new DomainError("invalid", feeRefusal(asked.net, invoice.currency), { field: "fee_withheld" });
}

/**
 * Holds a payment against what was paid of its invoice already.
 * @throws DomainError `invalid` where all payments come to more than is kept of one invoice
 */
export function expectKeepable(
  payment: PaymentFacts,
  { received, withheld }: { received: number; withheld: number },
): void {
  if (received + withheld + settledByFacts(payment) > AMOUNT_MAX)
    throw new DomainError("invalid", PAID_TOO_MUCH, { field: "amount" });
}

function settledByFacts({ received, vatWithheld, feeWithheld }: PaymentFacts): number {
  return settledBy({ received, vat_withheld: vatWithheld, fee_withheld: feeWithheld });
}

/** The VAT in all that an invoice's payments settle of it, this one included. */
async function settledTax(tx: Transaction, invoiceId: string, payment: PaymentFacts): Promise<number> {
  const where = { payment: { invoice_id: invoiceId, cancelled_at: null } };
  const { _sum } = await tx.paymentTax.aggregate({ where, _sum: { tax: true } });
  return (_sum.tax ?? 0) + sumOf(splitPayment(settledByFacts(payment), await openGroups(tx, invoiceId))).tax;
}

/** A deposit may be received before its invoice, yet not before its quote: its VAT is due on receipt (CGI, art. 95). */
async function firstDay(tx: Transaction, { kind, quote_id, issued_on }: Context["invoice"]): Promise<string> {
  const issued = issued_on ? isoDay(issued_on) : "";
  if (kind !== "deposit" || !quote_id) return issued;
  const { sent_at } = await tx.quote.findUniqueOrThrow({ where: { id: quote_id }, select: { sent_at: true } });
  return sent_at ? dayInCasablanca(sent_at) : issued;
}

/** What an invoice asks for itself, without what deposits asked for before and credit notes took back. */
async function askedOf(tx: Transaction, invoiceId: string) {
  const own = await tx.invoiceTax.findMany({ where: { invoice_id: invoiceId } });
  const credits = await tx.invoiceTax.findMany({
    where: { invoice: { corrects_id: invoiceId, issued_at: { not: null } } },
  });
  return remainderOf(sumOf(groupsOf(own)), [{ taxes: groupsOf(credits) }]);
}

/** What is asked of a payment that greatly exceeds what is owed; null for another one. */
export function excessOf(payment: PaymentFacts, remaining: number, currency: string): string | null {
  return excessWarning(settledByFacts(payment), remaining, currency);
}

/**
 * What the tax code says of so much cash from one client: on one day, or for one invoice, so that neither several
 * invoices nor several days divide it. Null for less, or another mode.
 */
export async function warningOf(
  tx: Transaction,
  payment: PaymentFacts,
  { rules, invoice }: Omit<Context, "legalForm">,
) {
  const { id, currency, billing_client_id } = invoice;
  if (payment.mode !== "cash" || currency !== "MAD") return null;
  const cash = { mode: "cash", cancelled_at: null, received: { gt: 0 } } as const;
  const ofDay = { paid_on: new Date(payment.paidOn), invoice: { billing_client_id, currency } };
  const sums = [
    await tx.payment.aggregate({ where: { ...cash, invoice_id: id }, _sum: { received: true } }),
    await tx.payment.aggregate({ where: { ...cash, ...ofDay }, _sum: { received: true } }),
  ];
  return cashWarning(Math.max(...sums.map(({ _sum }) => _sum.received ?? 0)) + payment.received, rules);
}
