import { DELETE_TEMPLATE_QUESTION, TEMPLATE_DELETED, TEMPLATES_PATH } from "~/features/inquiries/replies/model";
import { getTemplate } from "~/features/inquiries/replies/queries.server";
import { templateIdSchema } from "~/features/inquiries/replies/schema";
import { deleteTemplate } from "~/features/inquiries/replies/templates.server";
import { confirmDelete } from "~/server/forms/confirm-delete.server";
import { ConfirmDelete, confirmDeleteMeta } from "~/shell/confirm-delete";

const deletion = confirmDelete({
  params: templateIdSchema,
  find: ({ id }) => getTemplate(id),
  ask: ({ name }) => ({ title: "Confirmer la suppression", question: DELETE_TEMPLATE_QUESTION, name }),
  remove: (actor, { id }) => deleteTemplate(actor, id),
  done: TEMPLATE_DELETED,
  list: TEMPLATES_PATH,
});

export const loader = deletion.loader;
export const action = deletion.action;
export const meta = confirmDeleteMeta;
export default ConfirmDelete;
