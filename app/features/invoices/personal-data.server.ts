import type { HeldColumns } from "~/server/registries/personal-data.server";
import { AGENCY, CGI_211, CODE, erasedBy, kept, none } from "~/server/registries/personal-data.server";

export const INVOICE_COLUMNS: HeldColumns = {
  feature: "invoices",
  tables: {
    invoices: [none(CODE, "number", "document_sha256"), kept(CGI_211, "title", "content", "document", "search_text")],
    invoice_taxes: [none(AGENCY, "exemption")],
    payments: [
      kept(CGI_211, "reference", "document", "cancel_reason", "provider_reference"),
      none(CODE, "receipt_number", "document_sha256"),
    ],
    payment_taxes: [none(AGENCY, "exemption")],
    transfer_claims: [
      erasedBy("invoices", "note", "proof_key", "proof_name"),
      none(CODE, "proof_type", "proof_sha256"),
    ],
  },
};
