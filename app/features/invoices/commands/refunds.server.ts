import { freezeDocument } from "~/features/billing/commands/freeze-document.server";
import { nextNumber } from "~/features/billing/commands/next-number.server";
import { parseDocument } from "~/features/billing/schema/document";
import { INVOICE_GONE } from "~/features/invoices/model/invoice";
import type { PaymentMode } from "~/features/invoices/model/payment";
import { receiptOf, settledBy } from "~/features/invoices/model/payment";
import { creditedBack, splitRefund } from "~/features/invoices/model/payment-split";
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
import { sendRefund } from "./letters.server";

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

/** Money that went back to the client; in hundredths. */
export interface NewRefund {
  invoiceId: string;
  paidOn: string;
  mode: PaymentMode;
  reference: string | null;
  amount: number;
}

/** What became of it; no number for the same form sent again. */
export interface RefundOutcome {
  number: string | null;
}

/**
 * Records that money went back to the client for what a credit note took off, or for what was paid too much, with its
 * receipt and its letter. Its VAT is taken off that of the refund's month (CGI, art. 101), and its part of what the client
 * had withheld off that which is withheld.
 * @throws DomainError `not-found`; `invalid` for more than was paid too much, in all or on that day
 */
export function recordRefund(actor: User, refund: NewRefund): Promise<RefundOutcome> {
  const command = { actor, action: "refunded", target: "invoice", notFound: INVOICE_GONE };
  return runCommand<RefundOutcome>(command, async (tx) => {
    const { invoiceId, paidOn, mode, reference, amount } = refund;
    const { invoice, remaining, payable } = await lockBalance(tx, invoiceId);
    const content = [actor.id, invoiceId, paidOn, mode, reference ?? "", String(amount)];
    const { id, isRepeat } = await claimOnce(tx, { kind: "refund", content });
    if (isRepeat) return unchanged({ number: null });
    const refundable = await getRefundable(invoiceId, remaining, tx);
    if (amount > refundable.amount)
      throw new DomainError("invalid", refundTooLarge(refundable.amount, invoice.currency), { field: "amount" });
    const { vatWithheld, feeWithheld } = refundParts(amount, refundable);
    const overpaid = await overpaidOn(tx, { invoiceId, payable, day: paidOn });
    if (amount + vatWithheld + feeWithheld > overpaid)
      throw new DomainError("invalid", refundTooEarly(paidOn, overpaid, invoice.currency), { field: "paid_on" });
    const number = await insertRefund(tx, { id, actor, refund, invoice, refundable, overpaid: -remaining });
    return changed({ result: { number }, targetId: invoiceId, details: { receipt: number }, cacheTags: [] });
  });
}

/** What had been paid too much by the end of a day, as credit notes stood then. */
async function overpaidOn(tx: Transaction, on: { invoiceId: string; payable: number; day: string }): Promise<number> {
  const until = { lte: new Date(on.day) };
  const settled = settledBy(await settledOf({ invoice_id: on.invoiceId, paid_on: until }, tx));
  const where = { corrects_id: on.invoiceId, issued_on: until };
  const { _sum } = await tx.invoice.aggregate({ where, _sum: { gross: true } });
  return settled + (_sum.gross ?? 0) - on.payable;
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
  await sendRefund(tx, { paymentId: id, invoiceId, client: invoice.billing_client, document });
  return number;
}
