import { getServiceRow } from "~/features/services/queries.server";
import { serviceIdSchema } from "~/features/services/schema";
import { deleteService } from "~/features/services/write.server";
import { confirmDelete } from "~/server/forms/confirm-delete.server";
import { ConfirmDelete, confirmDeleteMeta } from "~/shell/confirm-delete";

const deletion = confirmDelete({
  params: serviceIdSchema,
  find: ({ id }) => getServiceRow(id),
  ask: ({ title }) => ({
    title: "Confirmer la suppression",
    question: "Êtes-vous sûr de vouloir supprimer ce service\u202f?",
    name: title,
    note: ". Ses exemples, ses tarifs et sa section disparaissent avec lui.",
  }),
  remove: (actor, { id }) => deleteService(actor, id),
  done: "Service supprimé",
  list: "/admin/services",
});

export const loader = deletion.loader;
export const action = deletion.action;
export const meta = confirmDeleteMeta;
export default ConfirmDelete;
