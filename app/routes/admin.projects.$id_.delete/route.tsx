import { getProject } from "~/features/projects/queries.server";
import { projectIdSchema } from "~/features/projects/schema";
import { deleteProject } from "~/features/projects/write.server";
import { confirmDelete } from "~/server/forms/confirm-delete.server";
import { ConfirmDelete, confirmDeleteMeta } from "~/shell/confirm-delete";

const deletion = confirmDelete({
  params: projectIdSchema,
  find: ({ id }) => getProject(id),
  ask: ({ title }) => ({
    title: "Confirmer la suppression",
    question:
      "Êtes-vous sûr de vouloir supprimer ce projet ? Son client ne le verra plus. Il reste trente jours dans la corbeille.",
    name: `Projet ${title}`,
  }),
  remove: (actor, { id }) => deleteProject(actor, id),
  done: "Projet supprimé",
  list: "/admin/projects",
});

export const loader = deletion.loader;
export const action = deletion.action;
export const meta = confirmDeleteMeta;
export default ConfirmDelete;
