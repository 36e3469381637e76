import { z } from "zod";
import type { QuoteContent } from "~/features/billing/model/content";
import {
  AMOUNT_MAX,
  CURRENCIES,
  DAYS_MAX,
  LINES_MAX,
  QUANTITY_MAX,
  SHARE_WHOLE,
} from "~/features/billing/model/content";
import type { BillingDocument } from "~/features/billing/model/document";
import { DOCUMENT_KINDS } from "~/features/billing/model/document";
import { EXEMPTION_NAMES } from "~/features/billing/model/exemptions";
import { LANGUAGES } from "~/site/language";

const basisPoints = z.number().int().min(0).max(SHARE_WHOLE);
const amount = z.number().int().min(0).max(AMOUNT_MAX);
const days = z.number().int().min(0).max(DAYS_MAX);

export const documentLineSchema = z.object({
  id: z.uuid(),
  section: z.string().nullable(),
  designation: z.string(),
  description: z.string().nullable(),
  quantity: z.number().int().min(0).max(QUANTITY_MAX),
  unit: z.string(),
  unitPrice: amount,
  discountBp: basisPoints,
  vatRateBp: basisPoints,
  exemption: z.enum(EXEMPTION_NAMES).nullable(),
});

export const lineOptionSchema = z.object({ kind: z.enum(["one_of", "any_of"]), group: z.string() });

export const scheduleStepSchema = z.object({
  title: z.string(),
  shareBp: basisPoints,
  kind: z.enum(["deposit", "progress", "balance"]),
  days: days.nullable(),
});

export const quoteContentSchema: z.ZodType<QuoteContent> = z.object({
  lines: z.array(documentLineSchema.extend({ option: lineOptionSchema.nullable() })).max(LINES_MAX),
  schedule: z.array(scheduleStepSchema),
  scope: z.string(),
  exclusions: z.string(),
  delays: z.string(),
  deliveryDays: days.nullable(),
  revisions: z.number().int().min(0).nullable(),
  hourlyPrice: amount.nullable(),
  notes: z.string(),
});

const text = z.string();
const maybeText = z.string().nullable();
const integer = z.number().int();

const taxGroupSchema = z.object({
  rateBp: integer,
  exemption: z.enum(EXEMPTION_NAMES).nullable(),
  base: integer,
  tax: integer,
});

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
  logo: z.object({ sha256: text, width: integer, height: integer }).nullable().default(null),
});

const buyerSchema = z.object({
  legalName: text,
  contactName: maybeText,
  ice: maybeText,
  address: text,
  country: text,
  isCompany: z.boolean(),
  isPublicBody: z.boolean(),
});

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

const issuedLineSchema = documentLineSchema.extend({ amount: integer });

const documentSchema: z.ZodType<BillingDocument> = z.object({
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
  options: z.array(issuedLineSchema.extend({ option: lineOptionSchema })),
  taxes: z.array(taxGroupSchema),
  exemptionTexts: z.partialRecord(z.enum(EXEMPTION_NAMES), text).optional(),
  net: integer,
  tax: integer,
  gross: integer,
  deductions: z.array(z.object({ number: text, issuedOn: text, taxes: z.array(taxGroupSchema), gross: integer })),
  payable: integer,
  schedule: z.array(scheduleStepSchema),
  texts: z.object({ scope: text, exclusions: text, delays: text }),
  deliveryDays: integer.nullable(),
  revisions: integer.nullable(),
  hourlyPrice: integer.nullable(),
  quoteNumber: maybeText,
  corrects: z.object({ number: text, issuedOn: text }).nullable(),
  receipt: receiptSchema.nullable(),
});

/** A document as it was frozen. @throws ZodError when the database holds something else */
export function parseDocument(frozen: string): BillingDocument {
  return documentSchema.parse(JSON.parse(frozen));
}
