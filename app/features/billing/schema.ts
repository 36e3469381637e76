import { z } from "zod";
import {
  AMOUNT_MAX,
  CURRENCIES,
  DAYS_MAX,
  LINES_MAX,
  QUANTITY_MAX,
  SHARE_WHOLE,
} from "~/features/billing/model/content";
import { DOCUMENT_KINDS } from "~/features/billing/model/document";
import { EXEMPTION_NAMES } from "~/features/billing/model/exemptions";
import { LANGUAGES } from "~/site/language";

const basisPoints = z.number().int().min(0).max(SHARE_WHOLE);
const amount = z.number().int().min(0).max(AMOUNT_MAX);
const days = z.number().int().min(0).max(DAYS_MAX);

/** Quantity in thousandths, price in hundredths before tax, rates in basis points. */
export const documentLineSchema = z.object({
  id: z.uuid(),
  // The title above it.
  section: z.string().nullable(),
  designation: z.string(),
  description: z.string().nullable(),
  quantity: z.number().int().min(0).max(QUANTITY_MAX),
  unit: z.string(),
  unitPrice: amount,
  discountBp: basisPoints,
  // 0 with an exemption.
  vatRateBp: basisPoints,
  exemption: z.enum(EXEMPTION_NAMES).nullable(),
});
export type DocumentLine = z.output<typeof documentLineSchema>;

const lineOptionSchema = z.object({ kind: z.enum(["one_of", "any_of"]), group: z.string() });
export type LineOption = z.output<typeof lineOptionSchema>;

/** A line that always counts, or an option. */
const quoteLineSchema = documentLineSchema.extend({ option: lineOptionSchema.nullable() });
export type QuoteLine = z.output<typeof quoteLineSchema>;

/** A payment of the whole, in basis points of it; `days` after the acceptance. */
export const scheduleStepSchema = z.object({
  title: z.string(),
  shareBp: basisPoints,
  kind: z.enum(["deposit", "progress", "balance"]),
  days: days.nullable(),
});
export type ScheduleStep = z.output<typeof scheduleStepSchema>;

/** A quote while it is written. Rich texts are sanitised HTML. */
export const quoteContentSchema = z.object({
  lines: z.array(quoteLineSchema).max(LINES_MAX),
  schedule: z.array(scheduleStepSchema),
  scope: z.string(),
  exclusions: z.string(),
  delays: z.string(),
  deliveryDays: days.nullable(),
  revisions: z.number().int().min(0).nullable(),
  // Of work beyond the revisions, in hundredths before tax.
  hourlyPrice: amount.nullable(),
  // For the team alone.
  notes: z.string(),
});
export type QuoteContent = z.output<typeof quoteContentSchema>;

export const EMPTY_CONTENT: QuoteContent = {
  lines: [],
  schedule: [],
  scope: "",
  exclusions: "",
  delays: "",
  deliveryDays: null,
  revisions: null,
  hourlyPrice: null,
  notes: "",
};

const text = z.string();
const maybeText = z.string().nullable();
const integer = z.number().int();

const taxGroupSchema = z.object({
  rateBp: integer,
  exemption: z.enum(EXEMPTION_NAMES).nullable(),
  base: integer,
  tax: integer,
});

/** The issuer's logo, which is kept under its digest; pixels. */
const logoSchema = z.object({ sha256: text, width: integer, height: integer });
export type Logo = z.output<typeof logoSchema>;

/** The issuer at the time of issue. */
const sellerSchema = z.object({
  legalName: text,
  legalForm: text,
  shareCapitalMad: integer.nullable(),
  headOffice: text,
  ice: text,
  ifNumber: text,
  rc: maybeText,
  rcTown: maybeText,
  tp: text,
  cnss: maybeText,
  rib: text,
  // Absent from documents issued before the field existed.
  bic: maybeText.default(null),
  bankName: maybeText,
  isVatExempt: z.boolean(),
  // Documents that were issued before there were logos have none.
  logo: logoSchema.nullable().default(null),
});
export type Seller = z.output<typeof sellerSchema>;

/** The client at the time of issue. */
const buyerSchema = z.object({
  legalName: text,
  contactName: maybeText,
  ice: maybeText,
  address: text,
  // ISO 3166-1, two letters.
  country: text,
  isCompany: z.boolean(),
  isPublicBody: z.boolean(),
});
export type Buyer = z.output<typeof buyerSchema>;

/** A payment or a refund; `remaining` is the open amount of the invoice after it. */
const receiptSchema = z.object({
  invoiceNumber: text,
  paidOn: text,
  mode: z.enum(["transfer", "cheque", "cash", "card", "other"]),
  reference: maybeText,
  received: integer,
  vatWithheld: integer,
  feeWithheld: integer,
  stampDuty: integer,
  remaining: integer,
});
export type ReceiptPart = z.output<typeof receiptSchema>;

/** A line with its amount before tax. */
const issuedLineSchema = documentLineSchema.extend({ amount: integer });
export type IssuedLine = z.output<typeof issuedLineSchema>;

/** An invoice that a balance deducts, with its VAT. */
const deductionSchema = z.object({ number: text, issuedOn: text, taxes: z.array(taxGroupSchema), gross: integer });
export type Deduction = z.output<typeof deductionSchema>;

/** Everything that is printed of a document, frozen when it is sent or issued. Days are '2026-11-23', amounts hundredths. */
const documentSchema = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  number: text,
  revision: integer,
  language: z.enum(LANGUAGES),
  currency: z.enum(CURRENCIES),
  title: text,
  issuedOn: text,
  operationOn: maybeText,
  dueOn: maybeText,
  validUntil: maybeText,
  seller: sellerSchema,
  buyer: buyerSchema,
  lines: z.array(issuedLineSchema),
  // Lines of a quote that count once they are chosen.
  options: z.array(issuedLineSchema.extend({ option: lineOptionSchema })),
  taxes: z.array(taxGroupSchema),
  // Absent from documents older than the dated rules.
  exemptionTexts: z.partialRecord(z.enum(EXEMPTION_NAMES), text).optional(),
  net: integer,
  tax: integer,
  gross: integer,
  deductions: z.array(deductionSchema),
  // `gross` less the deductions.
  payable: integer,
  schedule: z.array(scheduleStepSchema),
  texts: z.object({ scope: text, exclusions: text, delays: text }),
  deliveryDays: integer.nullable(),
  revisions: integer.nullable(),
  hourlyPrice: integer.nullable(),
  quoteNumber: maybeText,
  // The invoice that a credit note corrects.
  corrects: z.object({ number: text, issuedOn: text }).nullable(),
  receipt: receiptSchema.nullable(),
});
export type BillingDocument = z.output<typeof documentSchema>;

/** A document as it was frozen. @throws ZodError when the database holds something else */
export function parseDocument(frozen: string): BillingDocument {
  return documentSchema.parse(JSON.parse(frozen));
}
