import { formatDocumentDay } from "~/features/billing/model/days";
import { formatMoney } from "~/lib/money/format-money";
import { divideRounded } from "~/lib/money/integer-math";

export const REFUND_RECORDED = "Remboursement enregistré";
export const REFUND_CANCELLED = "Remboursement annulé";
export const REFUND_CANCELLED_BEFORE = "Ce remboursement est déjà annulé";
export const REFUND_FIRST =
  "Un remboursement a été fait sur cette facture\u202f: annulez-le d’abord, puis annulez ce paiement";

/** Whether a row of the payments is money that went back to the client. */
export function isRefund({ received }: { received: number }): boolean {
  return received < 0;
}

/** What may go back to the client of an invoice, in hundredths. */
export interface Refundable {
  /** Money, in all. */
  amount: number;
  /** Of that, what was paid beyond the invoice: it holds no tax and goes back first. */
  beyond: number;
  /** What goes with the rest off the VAT that the client had withheld. */
  vatWithheld: number;
  feeWithheld: number;
}

interface Standing {
  /** What was paid too much, with what credit notes took off. */
  overpaid: number;
  /** Of that, what credit notes took off what was paid. */
  credited: number;
  /** What came in and was withheld, less what went back. */
  settled: Omit<Refundable, "amount" | "beyond"> & { received: number };
}

/**
 * What may be given back. What credit notes took off goes back as it came: in money and, in the same proportion, in what
 * the client had withheld for the State, which never came in.
 */
export function refundableOf({ overpaid, credited, settled }: Standing): Refundable {
  const { received, vatWithheld, feeWithheld } = settled;
  const taken = Math.max(0, Math.min(overpaid, credited));
  const beyond = Math.max(0, overpaid - taken);
  const whole = received + vatWithheld + feeWithheld - beyond;
  const vat = share(vatWithheld, taken, whole);
  const fee = Math.min(share(feeWithheld, taken, whole), taken - vat);
  const amount = Math.min(beyond + taken - vat - fee, Math.max(0, received));
  return { amount, beyond, vatWithheld: vat, feeWithheld: fee };
}

/** How a refund is made up: its parts of what was withheld, and what it takes back of what was settled. */
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

/** Why so much cannot be given back. */
export function refundTooLarge(refundable: number, currency: string): string {
  if (refundable <= 0) return "Il n’y a rien à rembourser sur cette facture\u202f: un avoir ou un trop-perçu le permet";
  return `On ne peut pas rembourser plus que le trop-perçu, ${formatMoney(refundable, currency)}`;
}

/** Why so much cannot have been given back on that day. */
export function refundTooEarly(day: string, overpaid: number, currency: string): string {
  const then = `le ${formatDocumentDay(day, "fr")}, le trop-perçu était de ${formatMoney(Math.max(0, overpaid), currency)}`;
  return `Un remboursement ne peut pas précéder le paiement ou l’avoir qui le permet\u202f: ${then}`;
}

/** What a refund does to the declaration of VAT, for the one who records it. */
export function refundHint({ amount, beyond, vatWithheld, feeWithheld }: Refundable, currency: string): string {
  const withheld = vatWithheld + feeWithheld;
  const also = withheld > 0 ? `, avec ${formatMoney(withheld, currency)} retenus à la source` : "";
  const vat =
    amount > beyond
      ? "Sa TVA est retirée de celle du mois du remboursement."
      : "Payé en plus de la facture, il ne porte pas de TVA.";
  return `${formatMoney(amount, currency)} au plus${also}. ${vat}`;
}
