import type { VatRate } from "~/features/billing/identity/model";
import type { RulesOfDay } from "~/features/billing/rules/queries.server";
import { parseDocument } from "~/features/billing/schema";
import { toDocumentView } from "~/features/invoices/model/document-view";
import { draftValues, vatOptions } from "~/features/invoices/model/draft-values";
import { INVOICE_KIND_LABELS, stateOf } from "~/features/invoices/model/invoice";
import {
  isVatWithholdable,
  PAYMENT_MODE_LABELS,
  proposedPayment,
  withholdingRule,
} from "~/features/invoices/model/payment";
import type { Refundable } from "~/features/invoices/model/refund";
import { isRefund, refundHint } from "~/features/invoices/model/refund";
import type { DraftPreview } from "~/features/invoices/preview-draft.server";
import type { InvoiceDetails, listLettersAbout } from "~/features/invoices/queries.server";
import { vatChoice } from "~/features/invoices/schema/draft";
import { MAIL_STATUS_LABELS, shownStatus } from "~/features/mail/model";
import { formatBasisPoints, formatMoney, hundredthsText } from "~/lib/money/format-money";
import { isMailSent } from "~/server/env.server";
import { formatDateTime, formatShortDate } from "~/site/format";

export function toHead(invoice: InvoiceDetails, today: string) {
  const { id, number, kind, currency, payable, billing_client } = invoice;
  return {
    id,
    client: billing_client.legal_name,
    state: stateOf(invoice, today),
    title: number ? `${INVOICE_KIND_LABELS[kind]} ${number}` : `${INVOICE_KIND_LABELS[kind]}, brouillon`,
    amount: formatMoney(kind === "credit" ? -payable : payable, currency),
  };
}

interface DraftContext {
  preview: DraftPreview;
  /** What a new line bears. */
  defaultVat: Parameters<typeof vatChoice>[0];
  rates: readonly VatRate[];
  today: string;
}

export type DraftData = ReturnType<typeof toDraft>;

export function toDraft(invoice: InvoiceDetails, { preview, defaultVat, rates, today }: DraftContext) {
  const { kind, currency, billing_client, corrects, quote } = invoice;
  const mend = { identity: "/admin/settings#identite", client: `/admin/clients-facturation/${billing_client.id}` };
  const values = draftValues(invoice, vatChoice(defaultVat));
  // A credit note repeats the rates of its invoice, also those that have ended since.
  const borne = kind === "credit" ? values.lines : [];
  const newVat = borne[0]?.vat ?? vatChoice(defaultVat);
  return {
    kind,
    currency,
    corrects,
    quote,
    values,
    newVat,
    hasLines: kind === "free" || kind === "credit",
    vatOptions: vatOptions(rates, today, borne, newVat),
    document: preview.document && toDocumentView(preview.document),
    notice: preview.notice,
    obstacles: preview.obstacles.map(({ sentence, to }) => ({ sentence, to: to && mend[to] })),
  };
}

interface IssuedContext {
  /** The announcement of the client that is to be confirmed, if any. */
  claimId: string | undefined;
  rules: RulesOfDay;
  legalForm: string | null;
  refundable: Refundable;
  letters: Awaited<ReturnType<typeof listLettersAbout>>;
  today: string;
}

export type IssuedData = ReturnType<typeof toIssued>;

export function toIssued(
  invoice: InvoiceDetails,
  { rules, legalForm, refundable, letters, today, claimId }: IssuedContext,
) {
  const { kind, currency, corrects, quote, corrections, billing_client, issued_at, document_sha256 } = invoice;
  const money = (amount: number) => formatMoney(amount, currency);
  return {
    kind,
    corrects,
    quote,
    issued: issued_at ? formatDateTime(issued_at) : "",
    sha256: document_sha256 ?? "",
    document: toDocumentView(parseDocument(invoice.document ?? "")),
    client: { id: billing_client.id, email: billing_client.email, hasReminders: billing_client.has_reminders },
    corrections: corrections.map(({ id, number, gross }) => ({ id, number, amount: money(gross) })),
    balance: toBalance(invoice),
    payments: invoice.payments.map((payment) => toPayment(payment, currency)),
    claims: invoice.claims.map(({ id, amount, note, proof_name, state, created_at }) => ({
      id,
      note,
      state,
      proof: proof_name,
      when: formatDateTime(created_at),
      amount: money(amount),
    })),
    // Filled in with what may go back; null where nothing may.
    refund:
      refundable.amount > 0
        ? {
            currency,
            hint: refundHint(refundable, currency),
            values: { paid_on: today, amount: hundredthsText(refundable.amount), reference: "" },
          }
        : null,
    payment: toPaymentForm(invoice, { rules, legalForm, today, claimId }),
    letters: letters.map(({ id, recipient, subject, status, created_at }) => ({
      id,
      recipient,
      subject,
      when: formatDateTime(created_at),
      state: MAIL_STATUS_LABELS[shownStatus(status, isMailSent)],
    })),
  };
}

function toBalance({ balance, currency }: InvoiceDetails) {
  if (!balance) return null;
  const { payable, received, withheld, credited, remaining } = balance;
  const money = (amount: number) => formatMoney(amount, currency);
  return {
    rows: [
      { term: "À payer", value: money(payable) },
      { term: "Reçu", value: money(received) },
      ...(withheld ? [{ term: "Retenu à la source", value: money(withheld) }] : []),
      ...(credited ? [{ term: "Avoirs", value: money(credited) }] : []),
    ],
    remaining: money(Math.max(0, remaining)),
    overpaid: remaining < 0 ? money(-remaining) : null,
    isOpen: remaining > 0,
  };
}

function toPayment(payment: InvoiceDetails["payments"][number], currency: string) {
  const { id, paid_on, mode, reference, receipt_number, cancelled_at, cancel_reason, recorder } = payment;
  const money = (amount: number) => formatMoney(amount, currency);
  const parts = [
    ...(payment.vat_withheld ? [`TVA retenue ${money(payment.vat_withheld)}`] : []),
    ...(payment.fee_withheld ? [`retenue honoraires ${money(payment.fee_withheld)}`] : []),
    ...(payment.stamp_duty ? [`droit de timbre ${money(payment.stamp_duty)} en plus`] : []),
  ];
  return {
    id,
    receipt: receipt_number,
    mode: PAYMENT_MODE_LABELS[mode],
    reference,
    parts: parts.join(", "),
    isRefund: isRefund(payment),
    amount: money(payment.received),
    on: formatShortDate(paid_on),
    by: recorder?.full_name ?? null,
    cancelled: cancelled_at ? `Annulé le ${formatShortDate(cancelled_at)}\u202f: ${cancel_reason}` : null,
  };
}

/** Filled in with what is left, less the VAT that a public client keeps. */
function toPaymentForm(
  invoice: InvoiceDetails,
  { rules, legalForm, today, claimId }: Omit<IssuedContext, "letters" | "refundable">,
) {
  const { balance, billing_client, currency } = invoice;
  if (!balance) return null;
  const { country, is_public_body: isPublicBody } = billing_client;
  const hasVat = isVatWithholdable({ currency, country, tax: askedTax(invoice) });
  const rule = hasVat ? withholdingRule(rules, { client: billing_client, legalForm }) : null;
  const share = (rule && rules[rule]) ?? null;
  const settledTax = taxSum(invoice.payments.flatMap((payment) => payment.taxes));
  const open = { remaining: balance.remaining, tax: askedTax(invoice) - settledTax };
  // What a client keeps of a sole trader's VAT depends on an attestation that he has or has not.
  const claim = invoice.claims.find(({ id, state }) => id === claimId && state === "pending");
  const shareBp = isPublicBody && share ? share.value : null;
  const { received, vatWithheld } = proposedPayment(open, shareBp, claim?.amount ?? null);
  const duty = currency === "MAD" ? rules.stamp_duty_cash : undefined;
  return {
    currency,
    hasVat,
    values: {
      paid_on: today,
      amount: hundredthsText(received),
      claim_id: claim?.id ?? "",
      vat_withheld: vatWithheld ? hundredthsText(vatWithheld) : "",
    },
    withholding: rule && share && withholdingHint(rule, share),
    duty: duty ? `En espèces, un droit de timbre de ${formatBasisPoints(duty.value)} s’ajoute (${duty.source}).` : null,
  };
}

function withholdingHint(
  rule: NonNullable<ReturnType<typeof withholdingRule>>,
  { value, source }: { value: number; source: string },
): string {
  const kept = `${formatBasisPoints(value)} de la TVA`;
  if (rule === "vat_withheld_public_body")
    return `Client public\u202f: ${kept} retenus à la source (${source}), proposés ici.`;
  if (rule === "vat_withheld_sole_trader")
    return `Un client peut retenir jusqu’à ${kept} d’une personne physique (${source}), selon son attestation.`;
  if (value === 0) return `Entre sociétés, aucune TVA n’est retenue (${source}).`;
  return `Entre sociétés, jusqu’à ${kept} peuvent être retenus (${source}).`;
}

/** The VAT that an invoice asks for, without what credit notes took back. */
function askedTax({ taxes, corrections }: InvoiceDetails): number {
  return taxSum(taxes) - taxSum(corrections);
}

function taxSum(parts: readonly { tax: number }[]): number {
  return parts.reduce((total, { tax }) => total + tax, 0);
}
