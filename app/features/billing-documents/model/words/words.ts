import type { ScheduleStep } from "~/features/billing/model/content";
import type { DocumentKind, ReceiptPart } from "~/features/billing/model/document";

/** What documents say besides what is filled in, in one language. Names of registers stay as the law writes them. */
export interface Words {
  kinds: Record<DocumentKind, string>;
  revision: string;
  fictitious: string;
  issuedOn: string;
  operationOn: string;
  dueOn: string;
  validUntil: string;
  quote: string;
  corrects: string;
  /** Between a number and its date. */
  of: string;
  subject: string;
  seller: string;
  buyer: string;
  capital: string;
  headOffice: string;
  /** `foreign` is the number of a client abroad, which has no ICE. */
  ids: Record<"ice" | "if" | "rc" | "tp" | "cnss" | "foreign", string>;
  attention: string;
  /** What the table of lines is, for readers who do not see it. */
  lines: string;
  columns: Record<"designation" | "quantity" | "unitPrice" | "discount" | "vat" | "amount", string>;
  /** Of the sum of lines without VAT. */
  withoutVat: string;
  /** The same in a column. */
  exempt: string;
  options: string;
  oneOf: string;
  anyOf: string;
  net: string;
  vat: string;
  /** Between a tax and its base. */
  on: string;
  gross: string;
  deducted: string;
  ofWhich: string;
  payable: string;
  credited: string;
  /** What goes before the amount in words. */
  inWords: Record<"quote" | "invoice" | "credit" | "receipt" | "refund", string>;
  /** Above the invoices that a balance takes off. */
  deductions: string;
  schedule: string;
  /** What a step of it is called that has no title. */
  steps: Record<ScheduleStep["kind"], string>;
  scheduleColumns: Record<"step" | "share" | "amount" | "due", string>;
  daysAfter: (days: number) => string;
  scope: string;
  exclusions: string;
  delays: string;
  deliveryDays: (days: number) => string;
  revisions: (count: number) => string;
  hourlyPrice: (price: string) => string;
  payment: string;
  byTransfer: string;
  bank: string;
  rib: string;
  reference: string;
  paymentOf: string;
  refundOf: string;
  modes: Record<ReceiptPart["mode"], string>;
  receipt: Record<
    | "paidOn"
    | "refundedOn"
    | "refunded"
    | "mode"
    | "reference"
    | "received"
    | "vatWithheld"
    | "feeWithheld"
    | "stampDuty"
    | "remaining"
    | "overpaid",
    string
  >;
  acceptance: Record<"title" | "by" | "function" | "at" | "digest", string>;
  page: (page: number, pages: number) => string;
}
