import type { Language } from "~/site/language";
import type { Currency, DocumentLine, LineOption, ScheduleStep } from "./content";
import type { ExemptionTexts } from "./exemptions";
import type { TaxGroup } from "./totals";

export const DOCUMENT_KINDS = [
  "quote",
  "deposit",
  "progress",
  "balance",
  "credit",
  "free",
  "receipt",
  "refund",
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The issuer's logo, which is kept under its digest; pixels. */
export interface Logo {
  sha256: string;
  width: number;
  height: number;
}

/** The agency's country, whose companies have an ICE and whose VAT it invoices; ISO 3166-1. */
export const HOME_COUNTRY = "MA";

/** The issuer at the time of issue. */
export interface Seller {
  legalName: string;
  legalForm: string;
  shareCapitalMad: number | null;
  headOffice: string;
  ice: string;
  ifNumber: string;
  rc: string | null;
  rcTown: string | null;
  tp: string;
  cnss: string | null;
  rib: string;
  /** Of his bank. */
  bic: string | null;
  bankName: string | null;
  isVatExempt: boolean;
  logo: Logo | null;
}

/** The client at the time of issue. */
export interface Buyer {
  legalName: string;
  contactName: string | null;
  ice: string | null;
  address: string;
  /** ISO 3166-1, two letters. */
  country: string;
  isCompany: boolean;
  isPublicBody: boolean;
}

/** A line with its amount before tax. */
export interface IssuedLine extends DocumentLine {
  amount: number;
}

/** An invoice that a balance deducts, with its VAT. */
export interface Deduction {
  number: string;
  issuedOn: string;
  taxes: TaxGroup[];
  gross: number;
}

/** A payment or a refund; `remaining` is the open amount of the invoice after it. */
export interface ReceiptPart {
  invoiceNumber: string;
  paidOn: string;
  mode: "transfer" | "cheque" | "cash" | "card" | "other";
  reference: string | null;
  received: number;
  vatWithheld: number;
  feeWithheld: number;
  stampDuty: number;
  remaining: number;
}

/**
 * A document as it was sent or issued: everything that is printed of it, frozen. Days are '2026-11-23', amounts
 * hundredths of `currency`.
 */
export interface BillingDocument {
  kind: DocumentKind;
  number: string;
  revision: number;
  language: Language;
  currency: Currency;
  title: string;
  issuedOn: string;
  operationOn: string | null;
  dueOn: string | null;
  validUntil: string | null;
  seller: Seller;
  buyer: Buyer;
  lines: IssuedLine[];
  /** Lines of a quote that count once they are chosen. */
  options: (IssuedLine & { option: LineOption })[];
  taxes: TaxGroup[];
  /** Absent from documents older than the dated rules. */
  exemptionTexts?: ExemptionTexts | undefined;
  net: number;
  tax: number;
  gross: number;
  deductions: Deduction[];
  /** What is asked for: `gross` less the deductions. */
  payable: number;
  schedule: ScheduleStep[];
  texts: { scope: string; exclusions: string; delays: string };
  deliveryDays: number | null;
  revisions: number | null;
  hourlyPrice: number | null;
  /** The quote that an invoice is made of. */
  quoteNumber: string | null;
  /** The invoice that a credit note corrects. */
  corrects: { number: string; issuedOn: string } | null;
  receipt: ReceiptPart | null;
}

/** Series whose numbers follow each other without a hole. Invoices and credit notes share one (CGI art. 145-III). */
export const SERIES = { quote: "D", invoice: "F", receipt: "R" } as const;

/** Whether a document is a sample: its issuer has no real ICE. */
export function isFictitious({ seller }: Pick<BillingDocument, "seller">): boolean {
  return /^0+$/.test(seller.ice);
}
