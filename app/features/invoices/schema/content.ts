import { z } from "zod";
import type { DocumentLine } from "~/features/billing/model/content";
import { LINES_MAX, SHARE_WHOLE } from "~/features/billing/model/content";
import { documentLineSchema } from "~/features/billing/schema/document";

/** As the database stores it. */
export interface InvoiceContent {
  /** Empty for a balance: its lines are those of the quote, read when it is issued. */
  lines: DocumentLine[];
  /** The share of the quote, of a deposit or a step. */
  shareBp: number | null;
}

export const invoiceContentSchema: z.ZodType<InvoiceContent> = z.object({
  lines: z.array(documentLineSchema).max(LINES_MAX),
  shareBp: z.number().int().min(0).max(SHARE_WHOLE).nullable(),
});
