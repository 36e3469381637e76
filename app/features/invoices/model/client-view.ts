import { parseDocument } from "~/features/billing/schema/document";
import type { TransferFacts } from "~/features/invoices/components/transfer-box";
import { PAYMENT_MODE_LABELS } from "~/features/invoices/model/payment";
import type { InvoiceDetails } from "~/features/invoices/queries/invoices.server";
import { formatMoney, hundredthsText } from "~/lib/money/format-money";
import { formatDate, formatShortDate } from "~/site/format";
import { toDocumentView } from "./document-view";
import { stateOf } from "./invoice";

/** An issued invoice as its client sees it. */
export type ClientInvoice = ReturnType<typeof toClientInvoice>;

/** An invoice of a client, on a day ('2026-11-23'), with how to pay what is left of it. */
export function toClientInvoice(invoice: InvoiceDetails, today: string) {
  const { id, number, currency, balance, payments, claims, due_on } = invoice;
  const document = parseDocument(invoice.document ?? "");
  const remaining = balance?.remaining ?? 0;
  return {
    ...{ id, number: number ?? "", state: stateOf(invoice, today), document: toDocumentView(document) },
    due: due_on ? formatDate(due_on) : null,
    overpaid: remaining < 0 ? formatMoney(-remaining, currency) : null,
    payments: payments
      .filter(({ cancelled_at }) => !cancelled_at)
      .map((payment) => ({
        ...{ id: payment.id, receipt: payment.receipt_number, mode: PAYMENT_MODE_LABELS[payment.mode] },
        ...{ on: formatShortDate(payment.paid_on), amount: formatMoney(payment.received, currency) },
      })),
    claims: claims
      .filter(({ state }) => state !== "confirmed")
      .map((claim) => ({
        ...{ id: claim.id, state: claim.state, on: formatShortDate(claim.created_at) },
        amount: formatMoney(claim.amount, currency),
      })),
    transfer: remaining > 0 ? transferOf(document, { remaining, currency }) : null,
    amount: hundredthsText(Math.max(0, remaining)),
  };
}

type Frozen = ReturnType<typeof parseDocument>;

function transferOf(document: Frozen, { remaining, currency }: { remaining: number; currency: string }): TransferFacts {
  const { seller, number } = document;
  return {
    ...{ rib: seller.rib, bank: seller.bankName, beneficiary: seller.legalName, reference: number, currency },
    remaining: formatMoney(remaining, currency),
  };
}
