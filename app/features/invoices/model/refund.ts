import { formatDocumentDay } from "~/features/billing/model/days";
import { formatMoney } from "~/lib/money/format-money";

export const REFUND_RECORDED = "Remboursement enregistré";
export const REFUND_FIRST =
  "Un remboursement a été fait sur cette facture\u202f: annulez-le d’abord, puis annulez ce paiement";

/** Whether a row of the payments is money that went back to the client. */
export function isRefund({ received }: { received: number }): boolean {
  return received < 0;
}

/** What may be given back: what was paid too much, but no more than came in, since what was withheld never did. */
export function refundableOf({ remaining, received }: { remaining: number; received: number }): number {
  return Math.min(-remaining, received);
}

/** Why so much cannot be given back. */
export function refundTooLarge(overpaid: number, currency: string): string {
  if (overpaid <= 0) return "Il n’y a rien à rembourser sur cette facture\u202f: un avoir ou un trop-perçu le permet";
  return `On ne peut pas rembourser plus que le trop-perçu, ${formatMoney(overpaid, currency)}`;
}

/** Why nothing can have been given back on that day. */
export function refundedBefore(first: string): string {
  return `Un remboursement ne peut pas précéder le premier paiement de la facture, le ${formatDocumentDay(first, "fr")}`;
}
