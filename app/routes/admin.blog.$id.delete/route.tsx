import { DELETE_QUESTION } from "~/features/blog/model/post";
import { getPost } from "~/features/blog/office-list.server";
import { postIdSchema } from "~/features/blog/schema";
import { deletePost } from "~/features/blog/write.server";
import { confirmDelete } from "~/server/forms/confirm-delete.server";
import { ConfirmDelete, confirmDeleteMeta } from "~/shell/confirm-delete";

const deletion = confirmDelete({
  params: postIdSchema,
  find: ({ id }) => getPost(id),
  ask: ({ title }) => ({ title: "Supprimer l’article", question: DELETE_QUESTION, name: title }),
  remove: (actor, { id }) => deletePost(actor, id),
  done: "Article supprimé",
  list: "/admin/blog",
});

export const loader = deletion.loader;
export const action = deletion.action;
export const meta = confirmDeleteMeta;
export default ConfirmDelete;
