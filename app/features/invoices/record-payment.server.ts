import { randomUUID } from "node:crypto";
import { z } from "zod";
import { getLegalIdentity } from "~/features/billing/identity/queries.server";
import { freezeDocument, nextNumber } from "~/features/billing/issue.server";
import { AMOUNT_MAX } from "~/features/billing/model/content";
import { sumOf, taxOf } from "~/features/billing/model/totals";
import type { RulesOfDay } from "~/features/billing/rules/queries.server";
import { takeRulesOfDay } from "~/features/billing/rules/write.server";
import { parseDocument } from "~/features/billing/schema";
import { CLAIM_GONE } from "~/features/invoices/model/client-payment";
import { INVOICE_GONE } from "~/features/invoices/model/invoice";
import type { PaymentMode } from "~/features/invoices/model/payment";
import {
  cashWarning,
  excessWarning,
  feeRefusal,
  isVatWithholdable,
  mostVatWithheld,
  PAYMENT_MODES,
  paidBefore,
  settledBy,
  splitPayment,
  vatRefusal,
  vatRefusalNow,
  withholdingRule,
} from "~/features/invoices/model/payment";
import { checkboxField } from "~/lib/forms/checkbox-field";
import { dayField } from "~/lib/forms/day-fields";
import { hiddenField } from "~/lib/forms/hidden-field";
import { optionalNumberField } from "~/lib/forms/number-fields";
import { optionalTextField } from "~/lib/forms/text-fields";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { claimOnce } from "~/server/forms/idempotency.server";
import type { User } from "~/server/sessions/user";
import { dayInCasablanca } from "~/site/calendar";
import { askedOf, changeBalance, lockBalance, openGroups, taxRows } from "./balance.server";
import { receiptOf, sendReceipt } from "./receipt.server";

const REFERENCE_MAX = 80;
/** The agency's books begin here. */
const FIRST_DAY = "2015-01-01";

const AMOUNT_SENTENCE = "Un montant, par exemple 1\u202f250,50\u202f; 20 millions au plus";

/** An amount in hundredths; 0 for an empty field. */
const amountField = optionalNumberField({ decimals: 2, max: AMOUNT_MAX, sentence: AMOUNT_SENTENCE }).transform(
  (amount) => amount ?? 0,
);

const moneyMoved = z.object({
  paid_on: dayField("Choisissez le jour du paiement")
    .refine((day) => day <= dayInCasablanca(new Date()), "Un paiement ne peut pas être daté d’un jour à venir")
    .refine((day) => day >= FIRST_DAY, "Choisissez un jour plus récent"),
  mode: z.enum(PAYMENT_MODES, { error: "Choisissez un mode de paiement" }),
  reference: optionalTextField(REFERENCE_MAX, `${REFERENCE_MAX} caractères au plus`, { isCode: true }),
});

export const paymentSchema = moneyMoved
  .extend({
    amount: amountField,
    vat_withheld: amountField,
    fee_withheld: amountField,
    confirm_cash: checkboxField,
    confirm_excess: checkboxField,
    /** The client's announcement that it confirms. */
    claim_id: hiddenField(z.uuid()),
  })
  .refine(({ amount, vat_withheld, fee_withheld }) => amount + vat_withheld + fee_withheld > 0, {
    path: ["amount"],
    error: "Indiquez le montant reçu",
  });

export const refundSchema = moneyMoved.extend({
  amount: amountField.refine((value) => value > 0, "Indiquez le montant rendu"),
});

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
  const excess = payment.isExcessConfirmed ? null : excessWarning(settledByFacts(payment), remaining, invoice.currency);
  if (excess) throw new DomainError("invalid", excess, { field: "confirm_excess" });
  const warning = await warningOf(tx, payment, { rules, invoice });
  if (!warning) return rules;
  if (!payment.isCashConfirmed) throw new DomainError("invalid", warning, { field: "confirm_cash" });
  return takeRulesOfDay(tx, paidOn, () => ["cash_warning_amount", "cash_fine"]);
}

/**
 * Refuses a payment before its invoice, and more withheld over all payments than the law allows. The transaction has
 * locked the balance.
 * @throws DomainError `invalid`
 */
async function expectLawful(
  tx: Transaction,
  payment: NewPayment,
  { rules, invoice, legalForm }: { rules: RulesOfDay; invoice: Invoice; legalForm: string | null },
): Promise<void> {
  const first = await firstDay(tx, invoice);
  if (payment.paidOn < first)
    throw new DomainError("invalid", paidBefore(first, invoice.kind === "deposit"), { field: "paid_on" });
  if (payment.vatWithheld === 0 && payment.feeWithheld === 0) return;
  const asked = await askedOf(tx, invoice.id);
  const { country } = invoice.billing_client;
  if (payment.vatWithheld > 0 && !isVatWithholdable({ currency: invoice.currency, country, tax: asked.tax }))
    throw new DomainError(
      "invalid",
      "Il n’y a pas de TVA à retenir\u202f: seul un client établi au Maroc en retient, sur une facture en dirhams qui en porte",
      { field: "vat_withheld" },
    );
  const { _sum: before } = await tx.payment.aggregate({
    where: { invoice_id: invoice.id, cancelled_at: null },
    _sum: { vat_withheld: true, fee_withheld: true },
  });
  const rule = withholdingRule(rules, { client: invoice.billing_client, legalForm });
  const share = (rule && rules[rule]) ?? { value: 0, source: rules.vat_withheld_public_body?.source ?? null };
  const [kept, { currency }] = [before.vat_withheld ?? 0, invoice];
  const most = mostVatWithheld(asked.tax, share.value);
  if (kept + payment.vatWithheld > most)
    throw new DomainError("invalid", vatRefusal({ most, share, currency }), { field: "vat_withheld" });
  const paid = { payment: { invoice_id: invoice.id, cancelled_at: null } };
  const { _sum: settledBefore } = await tx.paymentTax.aggregate({ where: paid, _sum: { tax: true } });
  const settledNow = sumOf(splitPayment(settledByFacts(payment), await openGroups(tx, invoice.id))).tax;
  // A centime more: amounts are split to the centime, and a part may hold one less than its share.
  const now = mostVatWithheld((settledBefore.tax ?? 0) + settledNow, share.value) + 1;
  if (kept + payment.vatWithheld > now && payment.vatWithheld > 0)
    throw new DomainError("invalid", vatRefusalNow({ most: Math.max(0, now - 1 - kept), share, currency }), {
      field: "vat_withheld",
    });
  if ((before.fee_withheld ?? 0) + payment.feeWithheld > asked.net)
    throw new DomainError("invalid", feeRefusal(asked.net, invoice.currency), { field: "fee_withheld" });
}

/** @throws DomainError `invalid` where all payments of an invoice come to more than the database can store */
function expectKeepable(payment: NewPayment, { received, withheld }: { received: number; withheld: number }): void {
  if (received + withheld + settledByFacts(payment) > AMOUNT_MAX)
    throw new DomainError(
      "invalid",
      "Les paiements d’une facture ne peuvent pas dépasser 20\u202f000\u202f000,00 en tout\u202f: vérifiez le montant",
      { field: "amount" },
    );
}

function settledByFacts({ received, vatWithheld, feeWithheld }: NewPayment): number {
  return settledBy({ received, vat_withheld: vatWithheld, fee_withheld: feeWithheld });
}

/** A deposit may be received before its invoice, yet not before its quote: its VAT is due on receipt (CGI, art. 95). */
async function firstDay(tx: Transaction, { kind, quote_id, issued_on }: Invoice): Promise<string> {
  const issued = issued_on ? dayInCasablanca(issued_on) : "";
  if (kind !== "deposit" || !quote_id) return issued;
  const { sent_at } = await tx.quote.findUniqueOrThrow({ where: { id: quote_id }, select: { sent_at: true } });
  return sent_at ? dayInCasablanca(sent_at) : issued;
}

/**
 * The tax code's warning about cash, or null. The cash of one client counts by day and by invoice, so that it cannot be
 * divided among several of either.
 */
async function warningOf(
  tx: Transaction,
  payment: NewPayment,
  { rules, invoice }: { rules: RulesOfDay; invoice: Invoice },
) {
  const { id, currency, billing_client_id } = invoice;
  if (payment.mode !== "cash" || currency !== "MAD") return null;
  const cash = { mode: "cash", cancelled_at: null, received: { gt: 0 } } as const;
  const ofDay = { paid_on: new Date(payment.paidOn), invoice: { billing_client_id, currency } };
  const sums = [
    await tx.payment.aggregate({ where: { ...cash, invoice_id: id }, _sum: { received: true } }),
    await tx.payment.aggregate({ where: { ...cash, ...ofDay }, _sum: { received: true } }),
  ];
  return cashWarning(Math.max(...sums.map(({ _sum }) => _sum.received ?? 0)) + payment.received, rules);
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
