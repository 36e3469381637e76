import { AMOUNT_MAX } from "~/features/billing/model/content";
import { sumOf } from "~/features/billing/model/totals";
import type { RulesOfDay } from "~/features/billing/rules/queries.server";
import type { PaymentMode } from "~/features/invoices/model/payment";
import {
  cashWarning,
  excessWarning,
  feeRefusal,
  isVatWithholdable,
  mostVatWithheld,
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
import type { lockBalance } from "./balance.server";
import { askedOf, openGroups } from "./balance.server";

interface PaymentFacts {
  paidOn: string;
  mode: PaymentMode;
  received: number;
  vatWithheld: number;
  feeWithheld: number;
}

type Context = { rules: RulesOfDay; invoice: Awaited<ReturnType<typeof lockBalance>>["invoice"] };

/**
 * Refuses a payment before its invoice, and more withheld over all payments than the law allows. The transaction has
 * locked the balance.
 * @throws DomainError `invalid`
 */
export async function expectLawful(
  tx: Transaction,
  payment: PaymentFacts,
  { rules, invoice, legalForm }: Context & { legalForm: string | null },
): Promise<void> {
  const first = await firstDay(tx, invoice);
  if (payment.paidOn < first)
    throw new DomainError("invalid", paidBefore(first, invoice.kind === "deposit"), { field: "paid_on" });
  if (payment.vatWithheld === 0 && payment.feeWithheld === 0) return;
  const asked = await askedOf(tx, invoice.id);
  const { country } = invoice.billing_client;
  if (payment.vatWithheld > 0 && !isVatWithholdable({ currency: invoice.currency, country, tax: asked.tax }))
    throw new DomainError(
      "invalid",
      "Il n’y a pas de TVA à retenir\u202f: seul un client établi au Maroc en retient, sur une facture en dirhams qui en porte",
      { field: "vat_withheld" },
    );
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
  const paid = { payment: { invoice_id: invoice.id, cancelled_at: null } };
  const { _sum: settledBefore } = await tx.paymentTax.aggregate({ where: paid, _sum: { tax: true } });
  const settledNow = sumOf(splitPayment(settledByFacts(payment), await openGroups(tx, invoice.id))).tax;
  // A centime more: amounts are split to the centime, and a part may hold one less than its share.
  const now = mostVatWithheld((settledBefore.tax ?? 0) + settledNow, share.value) + 1;
  if (kept + payment.vatWithheld > now && payment.vatWithheld > 0)
    throw new DomainError("invalid", vatRefusalNow({ most: Math.max(0, now - 1 - kept), share, currency }), {
      field: "vat_withheld",
    });
  if ((before.fee_withheld ?? 0) + payment.feeWithheld > asked.net)
    throw new DomainError("invalid", feeRefusal(asked.net, invoice.currency), { field: "fee_withheld" });
}

/** @throws DomainError `invalid` where all payments of an invoice come to more than the database can store */
export function expectKeepable(
  payment: PaymentFacts,
  { received, withheld }: { received: number; withheld: number },
): void {
  if (received + withheld + settledByFacts(payment) > AMOUNT_MAX)
    throw new DomainError(
      "invalid",
      "Les paiements d’une facture ne peuvent pas dépasser 20\u202f000\u202f000,00 en tout\u202f: vérifiez le montant",
      { field: "amount" },
    );
}

function settledByFacts({ received, vatWithheld, feeWithheld }: PaymentFacts): number {
  return settledBy({ received, vat_withheld: vatWithheld, fee_withheld: feeWithheld });
}

/** A deposit may be received before its invoice, yet not before its quote: its VAT is due on receipt (CGI, art. 95). */
async function firstDay(tx: Transaction, { kind, quote_id, issued_on }: Context["invoice"]): Promise<string> {
  const issued = issued_on ? dayInCasablanca(issued_on) : "";
  if (kind !== "deposit" || !quote_id) return issued;
  const { sent_at } = await tx.quote.findUniqueOrThrow({ where: { id: quote_id }, select: { sent_at: true } });
  return sent_at ? dayInCasablanca(sent_at) : issued;
}

/** The question about a payment that greatly exceeds what is owed, or null. */
export function excessOf(payment: PaymentFacts, remaining: number, currency: string): string | null {
  return excessWarning(settledByFacts(payment), remaining, currency);
}

/**
 * The tax code's warning about cash, or null. The cash of one client counts by day and by invoice, so that it cannot be
 * divided among several of either.
 */
export async function warningOf(tx: Transaction, payment: PaymentFacts, { rules, invoice }: Context) {
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
