import { REDIRECTS_PATH } from "~/features/redirects/model";
import { getRedirect } from "~/features/redirects/queries.server";
import { redirectIdSchema } from "~/features/redirects/schema";
import { deleteRedirect } from "~/features/redirects/write.server";
import { confirmDelete } from "~/server/forms/confirm-delete.server";
import { ConfirmDelete, confirmDeleteMeta } from "~/shell/confirm-delete";

const deletion = confirmDelete({
  params: redirectIdSchema,
  find: ({ id }) => getRedirect(id),
  ask: ({ from_path }) => ({
    title: "Confirmer la suppression",
    question: "Êtes-vous sûr de vouloir supprimer cette redirection\u202f?",
    name: from_path,
    isPath: true,
  }),
  remove: (actor, { id }) => deleteRedirect(actor, id),
  done: "Redirection supprimée",
  list: REDIRECTS_PATH,
});

export const loader = deletion.loader;
export const action = deletion.action;
export const meta = confirmDeleteMeta;
export default ConfirmDelete;
