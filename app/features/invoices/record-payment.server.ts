import { randomUUID } from "node:crypto";
import { getLegalIdentity } from "~/features/billing/identity/queries.server";
import { freezeDocument, nextNumber } from "~/features/billing/issue.server";
import { taxOf } from "~/features/billing/model/totals";
import type { RulesOfDay } from "~/features/billing/rules/queries.server";
import { takeRulesOfDay } from "~/features/billing/rules/write.server";
import { parseDocument } from "~/features/billing/schema";
import { CLAIM_GONE } from "~/features/invoices/model/client-payment";
import { INVOICE_GONE } from "~/features/invoices/model/invoice";
import type { PaymentMode } from "~/features/invoices/model/payment";
import { PAYMENT_CANCELLED_BEFORE, receiptOf, settledBy, withholdingRule } from "~/features/invoices/model/payment";
import { grossOf, splitPayment } from "~/features/invoices/model/payment-split";
import { isRefund, REFUND_CANCELLED_BEFORE } from "~/features/invoices/model/refund";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { claimOnce, releaseIdempotencyKey } from "~/server/forms/idempotency.server";
import type { User } from "~/server/sessions/user";
import { dayInCasablanca } from "~/site/calendar";
import { changeBalance, lockBalance, openGroups, taxRows } from "./balance.server";
import { sendReceipt } from "./letters.server";
import { excessOf, expectKeepable, expectLawful, warningOf } from "./payment-limits.server";

/** Amounts in hundredths. */
export interface NewPayment {
  invoiceId: string;
  paidOn: string;
  mode: PaymentMode;
  reference: string | null;
  received: number;
  vatWithheld: number;
  feeWithheld: number;
  /** Whether the warning about cash has been read. */
  isCashConfirmed: boolean;
  /** Whether the warning about more than is owed has been read. */
  isExcessConfirmed?: boolean;
  /** The announcement of the client that it confirms. */
  claimId?: string | undefined;
  /** The provider's reference of a card payment. */
  providerReference?: string;
}

/** `remaining` is below zero where the client has paid more than was owed. */
type PaymentOutcome =
  | { kind: "recorded"; receiptNumber: string; remaining: number; currency: string }
  | { kind: "repeated" };

/**
 * Records a payment with its receipt, and writes to the client. The same form sent again, or the same announcement of a
 * provider, is recorded once.
 * @param actor null for a provider
 * @throws DomainError `not-found`, `conflict` for an announcement answered meanwhile; `invalid` where it precedes its
 * invoice, more is withheld than the law allows, the total is too high, or a warning was not read yet
 */
export async function recordPayment(actor: User | null, payment: NewPayment): Promise<PaymentOutcome> {
  const command = { actor, action: "paid", target: "invoice", notFound: INVOICE_GONE };
  return runCommand<PaymentOutcome>(command, async (tx) => {
    const { invoiceId } = payment;
    const { invoice, ...balance } = await lockBalance(tx, invoiceId);
    const { id, isRepeat } = await claimPayment(tx, actor, payment);
    if (isRepeat) return unchanged({ kind: "repeated" });
    if (payment.claimId) {
      const pending = await tx.$queryRaw<unknown[]>`
        SELECT FROM transfer_claims
        WHERE id = ${payment.claimId}::uuid AND invoice_id = ${invoiceId}::uuid AND state = 'pending' FOR UPDATE`;
      if (pending.length === 0) throw new DomainError("conflict", CLAIM_GONE);
    }
    expectKeepable(payment, balance);
    const { remaining } = balance;
    // A provider announces money that it has received.
    const isExcessConfirmed = actor === null || payment.isExcessConfirmed === true;
    const rules = await lawfulRules(tx, { ...payment, isExcessConfirmed }, { invoice, remaining });
    const recorded = await insertPayment(tx, { id, actor, payment, rules, invoice, remaining });
    const result = { kind: "recorded" as const, ...recorded, currency: invoice.currency };
    return changed({ result, targetId: invoiceId, details: { receipt: recorded.receiptNumber }, cacheTags: [] });
  });
}

/** Freezes the rules that a payment depends on. @throws DomainError `invalid` */
async function lawfulRules(
  tx: Transaction,
  payment: NewPayment,
  { invoice, remaining }: { invoice: Invoice; remaining: number },
): Promise<RulesOfDay> {
  const { paidOn, vatWithheld } = payment;
  const { legal_form: legalForm } = await getLegalIdentity(tx);
  const withholder = { client: invoice.billing_client, legalForm };
  const rules = await takeRulesOfDay(tx, paidOn, (held) => {
    const withheld = vatWithheld > 0 && withholdingRule(held, withholder);
    return [...(withheld ? [withheld] : []), ...(isStamped(payment, invoice) ? (["stamp_duty_cash"] as const) : [])];
  });
  await expectLawful(tx, payment, { rules, invoice, legalForm });
  const excess = payment.isExcessConfirmed ? null : excessOf(payment, remaining, invoice.currency);
  if (excess) throw new DomainError("invalid", excess, { field: "confirm_excess" });
  const warning = await warningOf(tx, payment, { rules, invoice });
  if (!warning) return rules;
  if (!payment.isCashConfirmed) throw new DomainError("invalid", warning, { field: "confirm_cash" });
  return takeRulesOfDay(tx, paidOn, () => ["cash_warning_amount", "cash_fine"]);
}

/** The balance is locked: what another request has stored is visible. A cancelled payment may be sent again. */
async function claimPayment(tx: Transaction, actor: User | null, payment: NewPayment) {
  const { providerReference } = payment;
  if (providerReference) {
    const count = await tx.payment.count({ where: { provider_reference: providerReference } });
    return { id: randomUUID(), isRepeat: count > 0 };
  }
  const { invoiceId, claimId, paidOn, mode, reference, received, vatWithheld, feeWithheld } = payment;
  const content = [actor?.id, invoiceId, claimId, paidOn, mode, reference, received, vatWithheld, feeWithheld];
  return claimOnce(tx, { kind: "payment", content: content.map((part) => String(part ?? "")) });
}

type Invoice = Awaited<ReturnType<typeof lockBalance>>["invoice"];

/** @param remaining before this payment */
async function insertPayment(
  tx: Transaction,
  {
    id,
    actor,
    payment,
    rules,
    invoice,
    remaining,
  }: {
    id: string;
    actor: User | null;
    payment: NewPayment;
    rules: RulesOfDay;
    invoice: Invoice;
    remaining: number;
  },
) {
  const { invoiceId, received, vatWithheld: vat_withheld, feeWithheld: fee_withheld } = payment;
  const today = dayInCasablanca(new Date());
  // The stamp duty on cash comes on top of the amount received.
  const stamp_duty = isStamped(payment, invoice) ? taxOf(received, rules.stamp_duty_cash?.value ?? 0) : 0;
  const amounts = { received, vat_withheld, fee_withheld, stamp_duty };
  const settled = settledBy(amounts);
  const parts = splitPayment(settled, await openGroups(tx, invoiceId));
  const receiptNumber = await nextNumber(tx, "receipt", Number(today.slice(0, 4)));
  const { paidOn, mode, reference } = payment;
  const document = receiptOf(parseDocument(invoice.document ?? ""), {
    kind: "receipt",
    number: receiptNumber,
    issuedOn: today,
    taxes: parts,
    part: {
      paidOn,
      mode,
      reference,
      received,
      vatWithheld: vat_withheld,
      feeWithheld: fee_withheld,
      stampDuty: stamp_duty,
      remaining: remaining - settled,
    },
  });
  await tx.payment.create({
    data: {
      id,
      invoice_id: invoiceId,
      paid_on: new Date(paidOn),
      mode,
      ...amounts,
      reference,
      receipt_number: receiptNumber,
      recorded_by: actor?.id ?? null,
      provider_reference: payment.providerReference ?? null,
      ...freezeDocument(document),
    },
  });
  await tx.paymentTax.createMany({ data: taxRows(parts).map((row) => ({ ...row, payment_id: id })) });
  const left = await changeBalance(tx, invoiceId, { received, withheld: vat_withheld + fee_withheld });
  if (payment.claimId) {
    const where = { id: payment.claimId, invoice_id: invoiceId };
    await tx.transferClaim.update({ where, data: { state: "confirmed", payment_id: id } });
  }
  await sendReceipt(tx, { paymentId: id, invoiceId, client: invoice.billing_client, document });
  return { receiptNumber, remaining: left };
}

function isStamped({ mode }: NewPayment, { currency }: Invoice): boolean {
  return mode === "cash" && currency === "MAD";
}

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
