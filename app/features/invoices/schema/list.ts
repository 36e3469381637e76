import { z } from "zod";
import { CURRENCIES } from "~/features/billing/model/content";
import { INVOICE_VIEWS } from "~/features/invoices/model/invoice";
import { pageField, searchField } from "~/lib/forms/list-fields";

const INVOICE_SORTS = ["newest", "amount", "due"] as const;

/** The address of the list in /admin: what is shown is always in the address, and a wrong part is ignored. */
export const invoiceListSchema = z.object({
  vue: z.enum(INVOICE_VIEWS).optional().catch(undefined),
  q: searchField,
  sort: z.enum(INVOICE_SORTS).catch("newest"),
  page: pageField,
});

export type InvoiceList = z.output<typeof invoiceListSchema>;

export const invoiceIdSchema = z.object({ id: z.uuid() });

const monthField = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);

/** What the address of the revenue asks for: a currency, and the month ('2026-11') whose VAT is declared. */
export const revenueQuerySchema = z.object({
  monnaie: z.enum(CURRENCIES).catch("MAD"),
  mois: monthField.optional().catch(undefined),
});
