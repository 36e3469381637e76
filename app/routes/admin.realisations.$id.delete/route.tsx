import { deleteCase } from "~/features/case-studies/commands/cases.server";
import { CASE_DELETED, DELETE_CASE_QUESTION } from "~/features/case-studies/model/case-study";
import { getCase } from "~/features/case-studies/queries/admin-cases.server";
import { caseIdSchema } from "~/features/case-studies/schema";
import { confirmDelete } from "~/server/forms/confirm-delete.server";
import { ConfirmDelete, confirmDeleteMeta } from "~/shell/confirm-delete";

const deletion = confirmDelete({
  params: caseIdSchema,
  find: ({ id }) => getCase(id),
  ask: ({ title, versions }) => ({
    title: "Supprimer une réalisation",
    question: DELETE_CASE_QUESTION,
    name: title,
    note: versions.length > 0 ? ". Ses traductions sont supprimées avec elle." : "",
  }),
  remove: (actor, { id }) => deleteCase(actor, id),
  done: CASE_DELETED,
  list: "/admin/realisations",
});

export const loader = deletion.loader;
export const action = deletion.action;
export const meta = confirmDeleteMeta;
export default ConfirmDelete;
