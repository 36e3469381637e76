import { z } from "zod";
import { grossOf, PAYMENT_CANCELLED_BEFORE, settledBy, splitPayment } from "~/features/invoices/model/payment";
import { isRefund, REFUND_CANCELLED_BEFORE } from "~/features/invoices/model/refund";
import { boundedTextField } from "~/lib/forms/text-fields";
import { changed, runCommand } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { releaseIdempotencyKey } from "~/server/forms/idempotency.server";
import type { User } from "~/server/sessions/user";
import { changeBalance, lockBalance, openGroups, taxRows } from "./balance.server";

const REASON_MAX = 300;

export const cancelPaymentSchema = z.object({
  reason: boundedTextField({
    missing: "Dites pourquoi ce paiement est annulé",
    max: REASON_MAX,
    tooLong: `${REASON_MAX} caractères au plus`,
  }),
});

/**
 * Cancels a payment or a refund that was recorded by mistake. It stays in the list with its reason, its receipt keeps its
 * number, and its amount is open again.
 * @throws DomainError `not-found`, `invalid` for one that is cancelled already, or a payment that was refunded since
 */
export function cancelPayment(
  actor: User,
  { invoiceId, paymentId }: { invoiceId: string; paymentId: string },
  reason: string,
): Promise<"payment" | "refund"> {
  const command = { actor, action: "payment-cancelled", target: "invoice", notFound: "Ce paiement n’existe plus" };
  return runCommand<"payment" | "refund">(command, async (tx) => {
    await lockBalance(tx, invoiceId);
    const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId, invoice_id: invoiceId } });
    if (payment.cancelled_at)
      throw new DomainError("invalid", isRefund(payment) ? REFUND_CANCELLED_BEFORE : PAYMENT_CANCELLED_BEFORE);
    if (!isRefund(payment)) {
      const refunds = { invoice_id: invoiceId, cancelled_at: null, received: { lt: 0 } };
      if ((await tx.payment.count({ where: refunds })) > 0)
        throw new DomainError(
          "invalid",
          "Un remboursement a été fait sur cette facture\u202f: annulez-le d’abord, puis annulez ce paiement",
        );
    }
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

/** An overpayment holds no tax, until it settles what the cancelled payment had settled. */
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
