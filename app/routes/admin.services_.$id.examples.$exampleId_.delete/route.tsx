import { deleteExample, getExample } from "~/features/services/examples.server";
import { UNTITLED_EXAMPLE } from "~/features/services/model/service";
import { exampleIdSchema } from "~/features/services/schema";
import { confirmDelete } from "~/server/forms/confirm-delete.server";
import { ConfirmDelete, confirmDeleteMeta } from "~/shell/confirm-delete";

const deletion = confirmDelete({
  params: exampleIdSchema,
  find: ({ id, exampleId }) => getExample(id, exampleId),
  ask: ({ title }) => ({
    title: "Confirmer la suppression",
    question: "Supprimer cet exemple\u202f?",
    name: title || UNTITLED_EXAMPLE,
  }),
  remove: (actor, { id: serviceId, exampleId: id }) => deleteExample(actor, { serviceId, id }),
  done: "Exemple supprimé",
  list: ({ id }) => `/admin/services/${id}/examples`,
});

export const loader = deletion.loader;
export const action = deletion.action;
export const meta = confirmDeleteMeta;
export default ConfirmDelete;
