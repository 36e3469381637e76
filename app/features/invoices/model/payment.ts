import { formatDocumentDay } from "~/features/billing/model/days";
import { HOME_COUNTRY } from "~/features/billing/model/document";
import type { TaxGroup } from "~/features/billing/model/totals";
import { taxOf } from "~/features/billing/model/totals";
import { formatBasisPoints, formatMoney } from "~/lib/money/format-money";
import { splitByWeights } from "~/lib/money/integer-math";

export const PAYMENT_MODES = ["transfer", "cheque", "cash", "card", "other"] as const;

export type PaymentMode = (typeof PAYMENT_MODES)[number];

export const PAYMENT_MODE_LABELS: Record<PaymentMode, string> = {
  transfer: "Virement",
  cheque: "Chèque",
  cash: "Espèces",
  card: "Carte",
  other: "Autre",
};

export const PAYMENT_CANCELLED_BEFORE = "Ce paiement est déjà annulé";

/** What a payment settles: the money received, and what the client withholds for the State. */
export function settledBy(payment: { received: number; vat_withheld: number; fee_withheld: number }): number {
  return payment.received + payment.vat_withheld + payment.fee_withheld;
}

/** Whether a client may withhold VAT of an invoice: it has some, and the client is in Morocco (CGI, art. 117). */
export function isVatWithholdable(invoice: { currency: string; country: string; tax: number }): boolean {
  const { currency, country, tax } = invoice;
  return currency === "MAD" && country === HOME_COUNTRY && tax > 0;
}

/**
 * The rule by which a client may withhold VAT: one for public bodies, one for public bodies and companies that pay a sole
 * trader, and one for companies among themselves. Persons withhold nothing.
 * @param legalForm of the agency
 */
export function withholdingRule<Rules extends { [Name in WithholdingRule]?: unknown }>(
  rules: Rules,
  { client, legalForm }: { client: { is_public_body: boolean; is_company: boolean }; legalForm: string | null },
): WithholdingRule | null {
  if (!client.is_public_body && !client.is_company) return null;
  if (legalForm === "sole_trader" && rules.vat_withheld_sole_trader) return "vat_withheld_sole_trader";
  if (client.is_public_body) return rules.vat_withheld_public_body ? "vat_withheld_public_body" : null;
  return rules.vat_withheld_company ? "vat_withheld_company" : null;
}

type WithholdingRule = "vat_withheld_public_body" | "vat_withheld_sole_trader" | "vat_withheld_company";

/**
 * A proposed payment: the money expected, and the VAT that the client withholds.
 * @param announced what the client says to have paid: for a part, a part of the VAT is withheld
 */
export function proposedPayment(
  open: { remaining: number; tax: number },
  withheldBp: number | null,
  announced: number | null = null,
) {
  const remaining = Math.max(0, open.remaining);
  const whole = withheldBp === null ? 0 : Math.min(remaining, taxOf(Math.max(0, open.tax), withheldBp));
  const expected = remaining - whole;
  if (announced === null) return { received: expected, vatWithheld: whole };
  if (announced < expected) {
    // Rounded down: the law names the most that may be withheld.
    return { received: announced, vatWithheld: Number((BigInt(announced) * BigInt(whole)) / BigInt(expected)) };
  }
  return { received: announced, vatWithheld: Math.max(0, Math.min(whole, remaining - announced)) };
}

/** The most VAT that may be withheld of an invoice, over all its payments. */
export function mostVatWithheld(tax: number, shareBp: number): number {
  return taxOf(Math.max(0, tax), shareBp);
}

interface VatLimit {
  most: number;
  share: { value: number; source: string | null };
  currency: string;
}

export function vatRefusal({ most, share, currency }: VatLimit): string {
  const source = share.source ? ` (${share.source})` : "";
  const law = `On ne peut pas retenir plus de TVA que la loi ne le permet${source}\u202f: `;
  if (share.value === 0) return `${law}ce client n’est pas un organisme public, il n’en retient pas`;
  return `${law}${formatMoney(most, currency)} au plus sur tous les paiements de cette facture, soit ${formatBasisPoints(share.value)} de sa TVA`;
}

/** As `vatRefusal`, for the amounts paid so far. */
export function vatRefusalNow({ most, share, currency }: VatLimit): string {
  const source = share.source ? ` (${share.source})` : "";
  const limit = `${formatMoney(most, currency)} au plus avec ce paiement, soit ${formatBasisPoints(share.value)} de la TVA de ce qui est réglé`;
  return `On ne peut pas retenir plus de TVA que la loi ne le permet${source}\u202f: ${limit}`;
}

export function feeRefusal(net: number, currency: string): string {
  return `On ne peut pas retenir plus d’honoraires que le montant hors taxes de la facture, ${formatMoney(net, currency)}`;
}

export function paidBefore(first: string, isDeposit: boolean): string {
  const day = formatDocumentDay(first, "fr");
  if (isDeposit) return `Un acompte ne peut pas être reçu avant l’envoi de son devis, le ${day}`;
  return `Un paiement ne peut pas précéder sa facture, émise le ${day}\u202f: seul un acompte se reçoit avant la sienne`;
}

/** A payment above so many times the open amount is probably a typing error, or meant for another invoice. */
const EXCESS_TIMES = 2;

/**
 * The question before a payment is recorded that greatly exceeds the open amount, or null.
 * @param remaining below zero where too much was paid already
 */
export function excessWarning(settled: number, remaining: number, currency: string): string | null {
  const owed = Math.max(0, remaining);
  if (settled <= EXCESS_TIMES * owed) return null;
  const left = owed > 0 ? `il ne reste que ${formatMoney(owed, currency)} à payer` : "il ne reste rien à payer";
  return `Ce paiement est de ${formatMoney(settled, currency)}, et ${left}\u202f: vérifiez le montant et la facture, ou confirmez que cette somme a été reçue.`;
}

/** A rule of the tax code: an amount in centimes or a rate in basis points, and its article. */
type Rule = { value: number; source: string };

/** The tax code's warning about so much cash, with its article; null below its limit. */
export function cashWarning(
  cash: number,
  { cash_warning_amount: limit, cash_fine: fine }: { cash_warning_amount?: Rule; cash_fine?: Rule },
): string | null {
  if (!limit || cash < limit.value) return null;
  const from = `À partir de ${formatMoney(limit.value, "MAD")} en espèces (${limit.source})`;
  const risk = fine ? `, l’agence risque une amende de ${formatBasisPoints(fine.value)} de la somme` : "";
  return `${from}${risk}\u202f: préférez un virement ou un chèque barré, ou confirmez que ces espèces ont été reçues.`;
}

/**
 * Splits a payment by rate, since VAT is due on receipts (CGI, art. 95): in proportion to the open amounts, so that the
 * payments of an invoice add up to its figures to the centime. An overpayment holds no tax.
 * @param open the invoice less credit notes and earlier payments; negative parts count as none
 */
export function splitPayment(settled: number, open: readonly TaxGroup[]): TaxGroup[] {
  const positive = open.map((part) => ({ ...part, base: Math.max(0, part.base), tax: Math.max(0, part.tax) }));
  const taken = Math.min(settled, grossOf(positive));
  if (taken <= 0) return [];
  const shares = splitByWeights(
    taken,
    positive.flatMap(({ base, tax }) => [base, tax]),
  );
  return positive
    .map((part, index) => ({ ...part, base: shares[2 * index] ?? 0, tax: shares[2 * index + 1] ?? 0 }))
    .filter(({ base, tax }) => base !== 0 || tax !== 0);
}

/**
 * Splits a refund by rate, as negative parts: in proportion to what credit notes took off paid amounts.
 * @param taken at most `creditedBack`
 * @param open the invoice less credit notes and payments; positive parts count as none
 */
export function splitRefund(taken: number, open: readonly TaxGroup[]): TaxGroup[] {
  if (taken <= 0) return [];
  const negative = onlyNegative(open);
  const shares = splitByWeights(
    taken,
    negative.flatMap(({ base, tax }) => [-base, -tax]),
  );
  return negative
    .map((part, index) => ({ ...part, base: 0 - (shares[2 * index] ?? 0), tax: 0 - (shares[2 * index + 1] ?? 0) }))
    .filter(({ base, tax }) => base !== 0 || tax !== 0);
}

/** What credit notes took off paid amounts. */
export function creditedBack(open: readonly TaxGroup[]): number {
  return 0 - grossOf(onlyNegative(open));
}

function onlyNegative(open: readonly TaxGroup[]): TaxGroup[] {
  return open.map((part) => ({ ...part, base: Math.min(0, part.base), tax: Math.min(0, part.tax) }));
}

export function grossOf(groups: readonly Pick<TaxGroup, "base" | "tax">[]): number {
  return groups.reduce((sum, { base, tax }) => sum + base + tax, 0);
}
