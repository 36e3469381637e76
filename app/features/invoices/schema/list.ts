import { z } from "zod";
import { CURRENCIES } from "~/features/billing/model/content";
import { INVOICE_VIEWS } from "~/features/invoices/model/invoice";
import { pageField, searchField } from "~/lib/forms/list-fields";

/** The query string of the list in /admin; unknown values fall back to defaults. */
export const invoiceListSchema = z.object({
  vue: z.enum(INVOICE_VIEWS).optional().catch(undefined),
  q: searchField,
  sort: z.enum(["newest", "amount", "due"]).catch("newest"),
  page: pageField,
});

export type InvoiceList = z.output<typeof invoiceListSchema>;

export const invoiceIdSchema = z.object({ id: z.uuid() });

export const paymentIdSchema = z.object({ id: z.uuid(), paymentId: z.uuid() });

/** The query string of /admin/revenue: a currency, and the month ('2026-11') whose VAT is declared. */
export const revenueQuerySchema = z.object({
  monnaie: z.enum(CURRENCIES).catch("MAD"),
  mois: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
    .optional()
    .catch(undefined),
});
