import type { Exemption } from "~/features/billing/model/exemptions";
import { EXEMPTIONS } from "~/features/billing/model/exemptions";
import { settledBy } from "~/features/invoices/model/payment";
import { grossOf } from "~/features/invoices/model/payment-split";
import type { ReceivedPayment } from "~/features/invoices/queries/revenue.server";

/** A payment at one rate, in hundredths; a declaration of VAT asks for the base of each rate. */
export interface PaymentLine {
  payment: ReceivedPayment;
  /** Whether it bears what is told of a payment once, so that a column adds up to what came in. */
  isFirst: boolean;
  /** Null for what holds no tax at all, since it was paid beyond the invoice. */
  tax: { rateBp: number; exemption: string | null; base: number; tax: number } | null;
  /** What was paid beyond the invoice, on the first line; below zero where it is given back. */
  surplus: number;
}

/** The lines of a payment: one a rate or reason of exemption, and one where there is neither. */
function linesOf(payment: ReceivedPayment): PaymentLine[] {
  const surplus = settledBy(payment) - grossOf(payment.taxes);
  const [first = null, ...others] = payment.taxes.map(({ rate_bp: rateBp, exemption, base, tax }) => ({
    rateBp,
    exemption: reasonOf(exemption),
    base,
    tax,
  }));
  const rest = others.map((tax) => ({ payment, isFirst: false, tax, surplus: 0 }));
  return [{ payment, isFirst: true, tax: first, surplus }, ...rest];
}

function reasonOf(exemption: string): string | null {
  return exemption ? (EXEMPTIONS[exemption as Exemption]?.label ?? exemption) : null;
}

/** The lines of all payments, so many payments at a time. */
export async function* toPaymentLines(batches: AsyncGenerator<ReceivedPayment[]>): AsyncGenerator<PaymentLine[]> {
  for await (const payments of batches) yield payments.flatMap(linesOf);
}
