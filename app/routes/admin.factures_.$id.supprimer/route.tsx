import { INVOICE_ISSUED_BEFORE } from "~/features/invoices/model/invoice";
import { getInvoice } from "~/features/invoices/queries.server";
import { invoiceIdSchema } from "~/features/invoices/schema/list";
import { deleteInvoiceDraft } from "~/features/invoices/write.server";
import { confirmDelete } from "~/server/forms/confirm-delete.server";
import { ConfirmDelete, confirmDeleteMeta } from "~/shell/confirm-delete";

const deletion = confirmDelete({
  params: invoiceIdSchema,
  find: ({ id }) => getInvoice(id),
  ask: ({ id, title, number }) => ({
    title: "Supprimer le brouillon",
    question: "Supprimer ce brouillon\u202f? Il n’a pas encore de numéro.",
    name: title,
    refusal: number && `${INVOICE_ISSUED_BEFORE}.`,
    closeTo: `/admin/factures/${id}`,
  }),
  remove: (actor, { id }) => deleteInvoiceDraft(actor, id),
  done: "Brouillon supprimé",
  list: "/admin/factures?vue=brouillons",
});

export const loader = deletion.loader;
export const action = deletion.action;
export const meta = confirmDeleteMeta;
export default ConfirmDelete;
