import { z } from "zod";
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
