import { DELETE_REDIRECT_QUESTION, REDIRECT_DELETED, REDIRECTS_PATH } from "~/features/redirects/model";
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
    question: DELETE_REDIRECT_QUESTION,
    name: from_path,
    isPath: true,
  }),
  remove: (actor, { id }) => deleteRedirect(actor, id),
  done: REDIRECT_DELETED,
  list: REDIRECTS_PATH,
});

export const loader = deletion.loader;
export const action = deletion.action;
export const meta = confirmDeleteMeta;
export default ConfirmDelete;
