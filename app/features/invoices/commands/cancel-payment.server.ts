import { PAYMENT_CANCELLED_BEFORE, PAYMENT_GONE, settledBy } from "~/features/invoices/model/payment";
import { grossOf, splitPayment } from "~/features/invoices/model/payment-split";
import { isRefund, REFUND_CANCELLED_BEFORE, REFUND_FIRST } from "~/features/invoices/model/refund";
import { changed, runCommand } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { releaseIdempotencyKey } from "~/server/forms/idempotency.server";
import type { User } from "~/server/sessions/user";
import { changeBalance, lockBalance, openGroups } from "./balance.server";
import { taxRows } from "./tax-groups.server";

/**
 * Cancels a payment or a refund that was recorded by mistake. It stays in the list with its reason, and its receipt keeps its number;
 * what it had settled is open again.
 * @returns which of both it was
 * @throws DomainError `not-found`, `invalid` for one that is cancelled already, or whose money has gone back since
 */
export function cancelPayment(
  actor: User,
  { invoiceId, paymentId }: { invoiceId: string; paymentId: string },
  reason: string,
): Promise<"payment" | "refund"> {
  const command = { actor, action: "payment-cancelled", target: "invoice", notFound: PAYMENT_GONE };
  return runCommand<"payment" | "refund">(command, async (tx) => {
    await lockBalance(tx, invoiceId);
    const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId, invoice_id: invoiceId } });
    if (payment.cancelled_at)
      throw new DomainError("invalid", isRefund(payment) ? REFUND_CANCELLED_BEFORE : PAYMENT_CANCELLED_BEFORE);
    if (!isRefund(payment) && (await hasRefund(tx, invoiceId))) throw new DomainError("invalid", REFUND_FIRST);
    const data = { cancelled_at: new Date(), cancel_reason: reason };
    await tx.paymentTax.deleteMany({ where: { payment_id: paymentId } });
    await tx.payment.update({ where: { id: paymentId }, data });
    await tx.transferClaim.updateMany({
      where: { payment_id: paymentId },
      data: { state: "pending", payment_id: null },
    });
    await releaseIdempotencyKey(tx, paymentId);
    const { received, vat_withheld, fee_withheld, receipt_number } = payment;
    await changeBalance(tx, invoiceId, { received: -received, withheld: -(vat_withheld + fee_withheld) });
    await splitAgain(tx, invoiceId);
    return changed({
      result: isRefund(payment) ? "refund" : "payment",
      targetId: invoiceId,
      cacheTags: [],
      details: { receipt: receipt_number, reason },
    });
  });
}

async function hasRefund(tx: Transaction, invoiceId: string): Promise<boolean> {
  const where = { invoice_id: invoiceId, cancelled_at: null, received: { lt: 0 } };
  return (await tx.payment.count({ where })) > 0;
}

/** What was paid beyond the invoice held no tax: it does where it settles now what the cancelled payment had settled. */
async function splitAgain(tx: Transaction, invoiceId: string): Promise<void> {
  const payments = await tx.payment.findMany({
    where: { invoice_id: invoiceId, cancelled_at: null },
    orderBy: [{ paid_on: "asc" }, { created_at: "asc" }],
    include: { taxes: true },
  });
  for (const payment of payments) {
    const unsplit = settledBy(payment) - grossOf(payment.taxes);
    if (unsplit <= 0) continue;
    for (const { base, tax, ...rate } of taxRows(splitPayment(unsplit, await openGroups(tx, invoiceId)))) {
      const key = { payment_id: payment.id, ...rate };
      await tx.paymentTax.upsert({
        where: { payment_id_rate_bp_exemption: key },
        create: { ...key, base, tax },
        update: { base: { increment: base }, tax: { increment: tax } },
      });
    }
  }
}
