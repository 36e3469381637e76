import { z } from "zod";
import { CURRENCIES } from "~/features/billing/model/content";

const monthField = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);

/** What the address of the revenue asks for: a currency, and the month ('2026-11') whose VAT is declared. */
export const revenueQuerySchema = z.object({
  monnaie: z.enum(CURRENCIES).catch("MAD"),
  mois: monthField.optional().catch(undefined),
});
