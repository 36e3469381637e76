import type { BillingDocument, ReceiptPart } from "~/features/billing/model/document";
import type { TaxGroup } from "~/features/billing/model/totals";
import { sumOf } from "~/features/billing/model/totals";

interface Receipt {
  kind: "receipt" | "refund";
  number: string;
  issuedOn: string;
  part: Omit<ReceiptPart, "invoiceNumber">;
  /** What it settles or gives back of each rate. */
  taxes: readonly TaxGroup[];
}

/** The receipt of a payment or of a refund: both sides as on the invoice, and what was received or given back. */
export function receiptOf(invoice: BillingDocument, { kind, number, issuedOn, part, taxes }: Receipt): BillingDocument {
  const totals = sumOf(taxes);
  return {
    ...invoice,
    kind,
    number,
    issuedOn,
    dueOn: null,
    lines: [],
    deductions: [],
    ...totals,
    payable: totals.gross,
    receipt: { invoiceNumber: invoice.number, ...part },
  };
}
