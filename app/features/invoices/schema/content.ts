import { z } from "zod";
import type { DocumentLine } from "~/features/billing/model/content";
import { LINES_MAX, SHARE_WHOLE } from "~/features/billing/model/content";
import { documentLineSchema } from "~/features/billing/schema/document";

/** A draft as the database keeps it. */
export interface InvoiceContent {
  /** Of a balance none: its lines are those of the quote, read when it is issued. */
  lines: DocumentLine[];
  /** Of a deposit or a step: how much of the quote it is. */
  shareBp: number | null;
}

export const invoiceContentSchema: z.ZodType<InvoiceContent> = z.object({
  lines: z.array(documentLineSchema).max(LINES_MAX),
  shareBp: z.number().int().min(0).max(SHARE_WHOLE).nullable(),
});
