import { randomUUID } from "node:crypto";
import { freezeDocument } from "~/features/billing/commands/freeze-document.server";
import { nextNumber } from "~/features/billing/commands/next-number.server";
import { taxOf } from "~/features/billing/model/totals";
import { parseDocument } from "~/features/billing/schema/document";
import { markRulesUsed } from "~/features/fiscal-rules/commands.server";
import type { RuleName } from "~/features/fiscal-rules/model";
import type { FiscalRules } from "~/features/fiscal-rules/queries.server";
import { getFiscalRules } from "~/features/fiscal-rules/queries.server";
import { INVOICE_GONE } from "~/features/invoices/model/invoice";
import type { PaymentMode } from "~/features/invoices/model/payment";
import { settledBy } from "~/features/invoices/model/payment";
import { splitPayment } from "~/features/invoices/model/payment-split";
import { receiptOf } from "~/features/invoices/model/receipt";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { claimOnce, releaseIdempotencyKey } from "~/server/forms/idempotency.server";
import type { User } from "~/server/sessions/user";
import { dayInCasablanca } from "~/site/calendar";
import { changeBalance, lockBalance, openGroups } from "./balance.server";
import { sendReceipt } from "./letters.server";
import { expectLawful, warningOf } from "./payment-limits.server";
import { taxRows } from "./tax-groups.server";

/** What came in; amounts in hundredths. */
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
  /** The announcement of the client that it confirms. */
  claimId?: string | undefined;
  /** The name that the provider of a hosted page gives it. */
  providerReference?: string;
}

/** What became of a payment; `remaining` is below zero where the client has paid more than was owed. */
export type PaymentOutcome =
  | { kind: "recorded"; receiptNumber: string; remaining: number; currency: string }
  | { kind: "repeated" }
  | { kind: "cash-warning"; sentence: string };

/**
 * Records a payment with its receipt, and writes to the client. The same form sent again, or the same announcement of a
 * provider, is recorded once.
 * @param actor null for a provider
 * @throws DomainError `not-found`; PaymentRefusedError where it precedes its invoice or more is withheld than the law allows
 */
export async function recordPayment(actor: User | null, payment: NewPayment): Promise<PaymentOutcome> {
  const command = { actor, action: "paid", target: "invoice", notFound: INVOICE_GONE };
  return runCommand<PaymentOutcome>(command, async (tx) => {
    const { invoiceId } = payment;
    const { invoice, ...balance } = await lockBalance(tx, invoiceId);
    const { id, isRepeat } = await claimPayment(tx, actor, payment);
    if (isRepeat) return unchanged({ kind: "repeated" });
    const rules = await getFiscalRules(payment.paidOn, tx);
    await expectLawful(tx, payment, { rules, invoice });
    const warning = await warningOf(tx, payment, { rules, invoice });
    if (warning && !payment.isCashConfirmed) {
      // Nothing is stored: the same form sent again is warned again.
      await releaseIdempotencyKey(tx, id);
      return unchanged({ kind: "cash-warning", sentence: warning });
    }
    const recorded = await insertPayment(tx, { id, actor, payment, rules, invoice, remaining: balance.remaining });
    const result = { kind: "recorded" as const, ...recorded, currency: invoice.currency };
    return changed({ result, targetId: invoiceId, details: { receipt: recorded.receiptNumber }, cacheTags: [] });
  });
}

/** The caller holds the balance: what another request has stored is seen here. A cancelled payment may be sent again. */
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

interface Insertion {
  id: string;
  actor: User | null;
  payment: NewPayment;
  rules: FiscalRules;
  invoice: Awaited<ReturnType<typeof lockBalance>>["invoice"];
  /** Before this payment. */
  remaining: number;
}

async function insertPayment(tx: Transaction, { id, actor, payment, rules, invoice, remaining }: Insertion) {
  const { invoiceId, received, vatWithheld: vat_withheld, feeWithheld: fee_withheld } = payment;
  const today = dayInCasablanca(new Date());
  const amounts = { received, vat_withheld, fee_withheld, stamp_duty: stampDuty(payment, invoice.currency, rules) };
  await markRulesUsed(tx, rules, rulesOf(payment, invoice.currency));
  const settled = settledBy(amounts);
  const parts = splitPayment(settled, await openGroups(tx, invoiceId));
  const receiptNumber = await nextNumber(tx, "receipt", Number(today.slice(0, 4)));
  const { paidOn, mode, reference, vatWithheld, feeWithheld } = payment;
  const document = receiptOf(parseDocument(invoice.document ?? ""), {
    ...{ kind: "receipt", number: receiptNumber, issuedOn: today, taxes: parts },
    part: {
      ...{ paidOn, mode, reference, received, vatWithheld, feeWithheld, stampDuty: amounts.stamp_duty },
      remaining: remaining - settled,
    },
  });
  await tx.payment.create({
    data: {
      ...{ id, invoice_id: invoiceId, paid_on: new Date(payment.paidOn), mode: payment.mode, ...amounts },
      ...{ reference: payment.reference, receipt_number: receiptNumber, recorded_by: actor?.id ?? null },
      ...{ provider_reference: payment.providerReference ?? null, ...freezeDocument(document) },
    },
  });
  await tx.paymentTax.createMany({ data: taxRows(parts).map((row) => ({ ...row, payment_id: id })) });
  const left = await changeBalance(tx, invoiceId, { received, withheld: vat_withheld + fee_withheld });
  if (payment.claimId) {
    const where = { id: payment.claimId, invoice_id: invoiceId, state: "pending" } as const;
    await tx.transferClaim.updateMany({ where, data: { state: "confirmed", payment_id: id } });
  }
  await sendReceipt(tx, { paymentId: id, invoiceId, client: invoice.billing_client, document });
  return { receiptNumber, remaining: left };
}

/** The rules that a payment goes by. */
function rulesOf({ mode, vatWithheld }: NewPayment, currency: string): RuleName[] {
  const withheld: RuleName[] = vatWithheld > 0 ? ["vat_withheld_public_body", "vat_withheld_sole_trader"] : [];
  const isCash = mode === "cash" && currency === "MAD";
  return isCash ? [...withheld, "stamp_duty_cash", "cash_warning_amount", "cash_fine"] : withheld;
}

/** The stamp duty on cash comes on top of what is received. */
function stampDuty({ mode, received }: NewPayment, currency: string, rules: FiscalRules): number {
  return mode === "cash" && currency === "MAD" ? taxOf(received, rules.stamp_duty_cash?.value ?? 0) : 0;
}
