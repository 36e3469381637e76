import { freezeDocument } from "~/features/billing/commands/freeze-document.server";
import { nextNumber } from "~/features/billing/commands/next-number.server";
import { parseDocument } from "~/features/billing/schema/document";
import { INVOICE_GONE } from "~/features/invoices/model/invoice";
import type { PaymentMode } from "~/features/invoices/model/payment";
import { splitRefund } from "~/features/invoices/model/payment-split";
import { receiptOf } from "~/features/invoices/model/receipt";
import { refundableOf, refundedBefore, refundTooLarge } from "~/features/invoices/model/refund";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { claimOnce } from "~/server/forms/idempotency.server";
import type { User } from "~/server/sessions/user";
import { dayInCasablanca } from "~/site/calendar";
import { isoDay } from "~/site/format";
import { changeBalance, lockBalance, openGroups } from "./balance.server";
import { sendRefund } from "./letters.server";
import { PaymentRefusedError } from "./payment-limits.server";
import { taxRows } from "./tax-groups.server";

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
 * receipt and its letter. Its VAT is taken off that of the refund's month (CGI, art. 101).
 * @throws DomainError `not-found`; PaymentRefusedError for more than was paid too much, or a day before the first payment
 */
export function recordRefund(actor: User, refund: NewRefund): Promise<RefundOutcome> {
  const command = { actor, action: "refunded", target: "invoice", notFound: INVOICE_GONE };
  return runCommand<RefundOutcome>(command, async (tx) => {
    const { invoiceId, paidOn, mode, reference, amount } = refund;
    const { invoice, remaining, received } = await lockBalance(tx, invoiceId);
    const content = [actor.id, invoiceId, paidOn, mode, reference ?? "", String(amount)];
    const { id, isRepeat } = await claimOnce(tx, { kind: "refund", content });
    if (isRepeat) return unchanged({ number: null });
    const refundable = refundableOf({ remaining, received });
    if (amount > refundable) throw new PaymentRefusedError("amount", refundTooLarge(refundable, invoice.currency));
    await expectAfterPayment(tx, refund);
    const number = await insertRefund(tx, { id, actor, refund, invoice, overpaid: -remaining });
    return changed({ result: { number }, targetId: invoiceId, details: { receipt: number }, cacheTags: [] });
  });
}

async function expectAfterPayment(tx: Transaction, { invoiceId, paidOn }: NewRefund): Promise<void> {
  const { _min } = await tx.payment.aggregate({
    where: { invoice_id: invoiceId, cancelled_at: null, received: { gte: 0 } },
    _min: { paid_on: true },
  });
  const first = _min.paid_on && isoDay(_min.paid_on);
  if (first && paidOn < first) throw new PaymentRefusedError("paid_on", refundedBefore(first));
}

interface Insertion {
  id: string;
  actor: User;
  refund: NewRefund;
  invoice: Awaited<ReturnType<typeof lockBalance>>["invoice"];
  overpaid: number;
}

async function insertRefund(tx: Transaction, { id, actor, refund, invoice, overpaid }: Insertion): Promise<string> {
  const { invoiceId, paidOn, mode, reference, amount } = refund;
  const issuedOn = dayInCasablanca(new Date());
  const taxes = splitRefund(amount, overpaid, await openGroups(tx, invoiceId));
  const number = await nextNumber(tx, "receipt", Number(issuedOn.slice(0, 4)));
  const document = receiptOf(parseDocument(invoice.document ?? ""), {
    ...{ kind: "refund", number, issuedOn },
    taxes: taxes.map((group) => ({ ...group, base: -group.base, tax: -group.tax })),
    part: {
      ...{ paidOn, mode, reference, received: amount, vatWithheld: 0, feeWithheld: 0, stampDuty: 0 },
      remaining: amount - overpaid,
    },
  });
  await tx.payment.create({
    data: {
      ...{ id, invoice_id: invoiceId, paid_on: new Date(paidOn), mode, reference, received: -amount },
      ...{ receipt_number: number, recorded_by: actor.id, ...freezeDocument(document) },
    },
  });
  await tx.paymentTax.createMany({ data: taxRows(taxes).map((row) => ({ ...row, payment_id: id })) });
  await changeBalance(tx, invoiceId, { received: -amount });
  await sendRefund(tx, { paymentId: id, invoiceId, client: invoice.billing_client, document });
  return number;
}
