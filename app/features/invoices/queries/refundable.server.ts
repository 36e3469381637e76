import { openGroups } from "~/features/invoices/commands/balance.server";
import { creditedBack } from "~/features/invoices/model/payment-split";
import type { Refundable } from "~/features/invoices/model/refund";
import { refundableOf } from "~/features/invoices/model/refund";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";

const NOTHING: Refundable = { amount: 0, beyond: 0, vatWithheld: 0, feeWithheld: 0 };

/** What may go back to the client of an invoice of which so much is left to pay; below zero where too much was paid. */
export async function getRefundable(
  invoiceId: string,
  remaining: number,
  tx: Prisma.TransactionClient = db,
): Promise<Refundable> {
  // Most invoices: nothing has to be read.
  if (remaining >= 0) return NOTHING;
  const { received, vat_withheld, fee_withheld } = await settledOf({ invoice_id: invoiceId }, tx);
  return refundableOf({
    overpaid: -remaining,
    credited: creditedBack(await openGroups(tx, invoiceId)),
    settled: { received, vatWithheld: vat_withheld, feeWithheld: fee_withheld },
  });
}

/** What came in and was withheld by payments, less what refunds took back; cancelled ones count for nothing. */
export async function settledOf(where: Prisma.PaymentWhereInput, tx: Prisma.TransactionClient) {
  const _sum = { received: true, vat_withheld: true, fee_withheld: true } as const;
  const { _sum: sums } = await tx.payment.aggregate({ where: { ...where, cancelled_at: null }, _sum });
  const { received, vat_withheld, fee_withheld } = sums;
  return { received: received ?? 0, vat_withheld: vat_withheld ?? 0, fee_withheld: fee_withheld ?? 0 };
}
