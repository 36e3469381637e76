import { freezeDocument, nextNumber } from "~/features/billing/issue.server";
import { parseDocument } from "~/features/billing/schema";
import { INVOICE_GONE } from "~/features/invoices/model/invoice";
import type { PaymentMode } from "~/features/invoices/model/payment";
import { creditedBack, settledBy, splitRefund } from "~/features/invoices/model/payment";
import type { Refundable } from "~/features/invoices/model/refund";
import { refundableOf, refundParts, refundTooEarly, refundTooLarge } from "~/features/invoices/model/refund";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { claimOnce } from "~/server/forms/idempotency.server";
import type { User } from "~/server/sessions/user";
import { dayInCasablanca } from "~/site/calendar";
import { changeBalance, lockBalance, openGroups, taxRows } from "./balance.server";
import { receiptOf, sendReceipt } from "./receipt.server";

/** What can be refunded of an invoice. @param remaining what is left to pay; below zero where too much was paid */
export async function getRefundable(
  invoiceId: string,
  remaining: number,
  tx: Prisma.TransactionClient = db,
): Promise<Refundable> {
  if (remaining >= 0) return { amount: 0, beyond: 0, vatWithheld: 0, feeWithheld: 0 };
  const { received, vat_withheld, fee_withheld } = await settledOf({ invoice_id: invoiceId }, tx);
  return refundableOf({
    overpaid: -remaining,
    credited: creditedBack(await openGroups(tx, invoiceId)),
    settled: { received, vatWithheld: vat_withheld, feeWithheld: fee_withheld },
  });
}

/** The sums of payments less refunds, without cancelled ones. */
async function settledOf(where: Prisma.PaymentWhereInput, tx: Prisma.TransactionClient) {
  const _sum = { received: true, vat_withheld: true, fee_withheld: true } as const;
  const { _sum: sums } = await tx.payment.aggregate({ where: { ...where, cancelled_at: null }, _sum });
  const { received, vat_withheld, fee_withheld } = sums;
  return { received: received ?? 0, vat_withheld: vat_withheld ?? 0, fee_withheld: fee_withheld ?? 0 };
}

/** In hundredths. */
export interface NewRefund {
  invoiceId: string;
  paidOn: string;
  mode: PaymentMode;
  reference: string | null;
  amount: number;
}

/**
 * Records a refund of a credit note or an overpayment, with its receipt and its letter. Its VAT reduces that of the
 * refund's month (CGI, art. 101), and its share of the withholding reduces what was withheld.
 * @returns no number for the same form sent again
 * @throws DomainError `not-found`; `invalid` for more than was overpaid, in all or on that day
 */
export function recordRefund(actor: User, refund: NewRefund): Promise<{ number: string | null }> {
  const command = { actor, action: "refunded", target: "invoice", notFound: INVOICE_GONE };
  return runCommand<{ number: string | null }>(command, async (tx) => {
    const { invoiceId, paidOn, mode, reference, amount } = refund;
    const { invoice, remaining, payable } = await lockBalance(tx, invoiceId);
    const content = [actor.id, invoiceId, paidOn, mode, reference ?? "", String(amount)];
    const { id, isRepeat } = await claimOnce(tx, { kind: "refund", content });
    if (isRepeat) return unchanged({ number: null });
    const refundable = await getRefundable(invoiceId, remaining, tx);
    if (amount > refundable.amount)
      throw new DomainError("invalid", refundTooLarge(refundable.amount, invoice.currency), { field: "amount" });
    const { vatWithheld, feeWithheld } = refundParts(amount, refundable);
    // By the end of that day, as credit notes stood then.
    const until = { lte: new Date(paidOn) };
    const settled = settledBy(await settledOf({ invoice_id: invoiceId, paid_on: until }, tx));
    const credits = { corrects_id: invoiceId, issued_on: until };
    const { _sum } = await tx.invoice.aggregate({ where: credits, _sum: { gross: true } });
    const overpaid = settled + (_sum.gross ?? 0) - payable;
    if (amount + vatWithheld + feeWithheld > overpaid)
      throw new DomainError("invalid", refundTooEarly(paidOn, overpaid, invoice.currency), { field: "paid_on" });
    const number = await insertRefund(tx, { id, actor, refund, invoice, refundable, overpaid: -remaining });
    return changed({ result: { number }, targetId: invoiceId, details: { receipt: number }, cacheTags: [] });
  });
}

async function insertRefund(
  tx: Transaction,
  insertion: {
    id: string;
    actor: User;
    refund: NewRefund;
    invoice: Awaited<ReturnType<typeof lockBalance>>["invoice"];
    refundable: Refundable;
    overpaid: number;
  },
): Promise<string> {
  const { id, actor, refund, invoice, refundable, overpaid } = insertion;
  const { invoiceId, paidOn, mode, reference, amount } = refund;
  const issuedOn = dayInCasablanca(new Date());
  const { taken, vatWithheld, feeWithheld } = refundParts(amount, refundable);
  const taxes = splitRefund(taken, await openGroups(tx, invoiceId));
  const withheld = vatWithheld + feeWithheld;
  const number = await nextNumber(tx, "receipt", Number(issuedOn.slice(0, 4)));
  const document = receiptOf(parseDocument(invoice.document ?? ""), {
    kind: "refund",
    number,
    issuedOn,
    taxes: taxes.map((group) => ({ ...group, base: -group.base, tax: -group.tax })),
    part: {
      paidOn,
      mode,
      reference,
      received: amount,
      vatWithheld,
      feeWithheld,
      stampDuty: 0,
      remaining: amount + withheld - overpaid,
    },
  });
  await tx.payment.create({
    data: {
      id,
      invoice_id: invoiceId,
      paid_on: new Date(paidOn),
      mode,
      reference,
      received: -amount,
      vat_withheld: 0 - vatWithheld,
      fee_withheld: 0 - feeWithheld,
      receipt_number: number,
      recorded_by: actor.id,
      ...freezeDocument(document),
    },
  });
  await tx.paymentTax.createMany({ data: taxRows(taxes).map((row) => ({ ...row, payment_id: id })) });
  await changeBalance(tx, invoiceId, { received: -amount, withheld: -withheld });
  await sendReceipt(tx, { paymentId: id, invoiceId, client: invoice.billing_client, document });
  return number;
}
