import { z } from "zod";
import { LINES_MAX, SHARE_WHOLE } from "~/features/billing/model/content";
import { documentLineSchema } from "~/features/billing/schema";

/** A draft as the database stores it. */
export const invoiceContentSchema = z.object({
  // Empty for a balance: its lines are those of the quote, read when it is issued.
  lines: z.array(documentLineSchema).max(LINES_MAX),
  // The share of the quote, of a deposit or a step.
  shareBp: z.number().int().min(0).max(SHARE_WHOLE).nullable(),
});
