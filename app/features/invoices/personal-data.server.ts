import { listQuotesMadeOut } from "~/features/billing/personal-data.server";
import type { Transaction } from "~/server/db/transaction.server";
import type { Erasure, HeldColumns } from "~/server/registries/personal-data.server";
import { AGENCY, CGI_211, CODE, erasedBy, kept, none, pagesOf } from "~/server/registries/personal-data.server";

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

/** Announced transfers with their proofs, and drafts of invoices; those that were issued are kept by law. */
export const INVOICE_ERASURE: Erasure = {
  feature: "invoices",
  find: async (tx, person) => {
    const { profileId, identityIds } = person;
    const quoteIds = (await listQuotesMadeOut(tx, person)).map(({ id }) => id);
    const made = [{ billing_client_id: { in: identityIds } }, { quote_id: { in: quoteIds } }];
    const invoices = await tx.invoice.findMany({ where: { OR: made }, select: { id: true } });
    const ids = invoices.map(({ id }) => id);
    const elsewhere = profileId ? await listAnnounced(tx, profileId) : [];
    return {
      ids,
      letters: () => ({
        pages: [
          ...pagesOf(["/admin/factures", "/dashboard/factures"], ids),
          ...pagesOf(["/admin/factures"], elsewhere),
        ],
        invoiceIds: ids,
      }),
      forget: async () => {
        const announced = [{ invoice_id: { in: ids } }, ...(profileId ? [{ created_by: profileId }] : [])];
        await tx.transferClaim.updateMany({ where: { OR: announced }, data: { note: null, ...NO_PROOF } });
        await tx.invoice.deleteMany({ where: { billing_client_id: { in: identityIds }, number: null } });
      },
    };
  },
};

/** The bytes of a proof follow: see the trigger of the table. */
const NO_PROOF = { proof_key: null, proof_name: null, proof_type: null, proof_bytes: null, proof_sha256: null };

/** Invoices of which the account announced a transfer. */
async function listAnnounced(tx: Transaction, profileId: string): Promise<string[]> {
  const claims = await tx.transferClaim.findMany({
    where: { created_by: profileId },
    select: { invoice_id: true },
    distinct: "invoice_id",
  });
  return claims.map(({ invoice_id }) => invoice_id);
}
