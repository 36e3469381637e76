import { getCase } from "~/features/case-studies/office-list.server";
import { caseIdSchema } from "~/features/case-studies/schema";
import { deleteCase } from "~/features/case-studies/write.server";
import { confirmDelete } from "~/server/forms/confirm-delete.server";
import { ConfirmDelete, confirmDeleteMeta } from "~/shell/confirm-delete";

const deletion = confirmDelete({
  params: caseIdSchema,
  find: ({ id }) => getCase(id),
  ask: ({ title, versions }) => ({
    title: "Supprimer une réalisation",
    question: "Supprimer cette réalisation\u202f?",
    name: title,
    note: versions.length > 0 ? ". Ses traductions sont supprimées avec elle." : "",
  }),
  remove: (actor, { id }) => deleteCase(actor, id),
  done: "Réalisation supprimée",
  list: "/admin/realisations",
});

export const loader = deletion.loader;
export const action = deletion.action;
export const meta = confirmDeleteMeta;
export default ConfirmDelete;
