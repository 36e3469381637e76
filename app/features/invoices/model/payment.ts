import { taxOf } from "~/features/billing/model/totals";
import { formatBasisPoints, formatMoney } from "~/lib/money/format-money";

export const PAYMENT_MODES = ["transfer", "cheque", "cash", "card", "other"] as const;

export type PaymentMode = (typeof PAYMENT_MODES)[number];

export const PAYMENT_MODE_LABELS: Record<PaymentMode, string> = {
  transfer: "Virement",
  cheque: "Chèque",
  cash: "Espèces",
  card: "Carte",
  other: "Autre",
};

export const PAYMENT_RECORDED = "Paiement enregistré";
export const PAYMENT_CANCELLED = "Paiement annulé";
export const PAYMENT_GONE = "Ce paiement n’existe plus";
export const PAYMENT_CANCELLED_BEFORE = "Ce paiement est déjà annulé";

/** What a payment settles: what came in, and what the client keeps back for the State. */
export function settledBy(payment: { received: number; vat_withheld: number; fee_withheld: number }): number {
  return payment.received + payment.vat_withheld + payment.fee_withheld;
}

/** How a payment that is proposed is made up: what is expected on the account, and the VAT that the client keeps. */
export function proposedPayment(open: { remaining: number; tax: number }, withheldBp: number | null) {
  const remaining = Math.max(0, open.remaining);
  const vatWithheld = withheldBp === null ? 0 : Math.min(remaining, taxOf(Math.max(0, open.tax), withheldBp));
  return { received: remaining - vatWithheld, vatWithheld };
}

export const WITHHELD_TOO_LARGE =
  "On ne peut pas retenir plus de TVA que la facture n’en porte, ni plus d’honoraires que son montant hors taxes";

/** A rule of the tax code: an amount in centimes or a rate in basis points, and its text. */
interface Rule {
  value: number;
  source: string;
}

interface CashRules {
  cash_warning_amount?: Rule;
  cash_fine?: Rule;
}

/** What the tax code says of so much cash, with its article; null for less than it names. */
export function cashWarning(cash: number, { cash_warning_amount: limit, cash_fine: fine }: CashRules): string | null {
  if (!limit || cash < limit.value) return null;
  const from = `À partir de ${formatMoney(limit.value, "MAD")} en espèces (${limit.source})`;
  const risk = fine ? `, l’agence risque une amende de ${formatBasisPoints(fine.value)} de la somme` : "";
  return `${from}${risk}\u202f: préférez un virement ou un chèque barré, ou confirmez que ces espèces ont été reçues.`;
}
