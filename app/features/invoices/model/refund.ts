import { formatDocumentDay } from "~/features/billing/model/days";
import { formatMoney } from "~/lib/money/format-money";
import { divideRounded } from "~/lib/money/integer-math";

export const REFUND_CANCELLED_BEFORE = "Ce remboursement est déjà annulé";

/** Refunds are payments of a negative amount. */
export function isRefund({ received }: { received: number }): boolean {
  return received < 0;
}

/** What may be refunded of an invoice, in hundredths. */
export interface Refundable {
  /** The money in all. */
  amount: number;
  /** The part of it that was paid beyond the invoice: it holds no tax and goes back first. */
  beyond: number;
  /** How much of the withheld VAT is cancelled with the rest. */
  vatWithheld: number;
  feeWithheld: number;
}

/**
 * What may be refunded. Credited amounts go back as they came: in money and, in proportion, in what the client withheld
 * for the State.
 * @param overpaid with credited amounts
 * @param credited the part of it that credit notes took off paid amounts
 * @param settled payments less refunds
 */
export function refundableOf({
  overpaid,
  credited,
  settled,
}: {
  overpaid: number;
  credited: number;
  settled: { received: number; vatWithheld: number; feeWithheld: number };
}): Refundable {
  const { received, vatWithheld, feeWithheld } = settled;
  const taken = Math.max(0, Math.min(overpaid, credited));
  const beyond = Math.max(0, overpaid - taken);
  const whole = received + vatWithheld + feeWithheld - beyond;
  const vat = share(vatWithheld, taken, whole);
  const fee = Math.min(share(feeWithheld, taken, whole), taken - vat);
  const amount = Math.min(beyond + taken - vat - fee, Math.max(0, received));
  return { amount, beyond, vatWithheld: vat, feeWithheld: fee };
}

/** A refund's parts of what was withheld, and what it takes off the settled amounts. */
export function refundParts(amount: number, refundable: Refundable) {
  const money = Math.max(0, amount - refundable.beyond);
  const whole = refundable.amount - refundable.beyond;
  const vatWithheld = share(refundable.vatWithheld, money, whole);
  const feeWithheld = share(refundable.feeWithheld, money, whole);
  return { vatWithheld, feeWithheld, taken: money + vatWithheld + feeWithheld };
}

function share(of: number, part: number, whole: number): number {
  return whole > 0 ? divideRounded(BigInt(of) * BigInt(part), BigInt(whole)) : 0;
}

export function refundTooLarge(refundable: number, currency: string): string {
  if (refundable <= 0) return "Il n’y a rien à rembourser sur cette facture\u202f: un avoir ou un trop-perçu le permet";
  return `On ne peut pas rembourser plus que le trop-perçu, ${formatMoney(refundable, currency)}`;
}

export function refundTooEarly(day: string, overpaid: number, currency: string): string {
  const then = `le ${formatDocumentDay(day, "fr")}, le trop-perçu était de ${formatMoney(Math.max(0, overpaid), currency)}`;
  return `Un remboursement ne peut pas précéder le paiement ou l’avoir qui le permet\u202f: ${then}`;
}

/** A hint about the VAT declaration. */
export function refundHint({ amount, beyond, vatWithheld, feeWithheld }: Refundable, currency: string): string {
  const withheld = vatWithheld + feeWithheld;
  const also = withheld > 0 ? `, avec ${formatMoney(withheld, currency)} retenus à la source` : "";
  const vat =
    amount > beyond
      ? "Sa TVA est retirée de celle du mois du remboursement."
      : "Payé en plus de la facture, il ne porte pas de TVA.";
  return `${formatMoney(amount, currency)} au plus${also}. ${vat}`;
}
