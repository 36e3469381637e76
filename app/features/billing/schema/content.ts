import { z } from "zod";
import type { QuoteContent } from "~/features/billing/model/content";
import { AMOUNT_MAX, DAYS_MAX, LINES_MAX, QUANTITY_MAX, SHARE_WHOLE } from "~/features/billing/model/content";
import { EXEMPTION_NAMES } from "~/features/billing/model/exemptions";

const basisPoints = z.number().int().min(0).max(SHARE_WHOLE);
const amount = z.number().int().min(0).max(AMOUNT_MAX);
const days = z.number().int().min(0).max(DAYS_MAX);

/** A line as it is stored. */
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

/** An option as it is stored. */
export const lineOptionSchema = z.object({ kind: z.enum(["one_of", "any_of"]), group: z.string() });

/** A step of a schedule as it is stored. */
export const scheduleStepSchema = z.object({
  title: z.string(),
  shareBp: basisPoints,
  kind: z.enum(["deposit", "progress", "balance"]),
  days: days.nullable(),
});

/** The content of a quote or of a template, as the database keeps it. */
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
