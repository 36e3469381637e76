import { getMember } from "~/features/settings/team/queries.server";
import { memberIdSchema } from "~/features/settings/team/schema";
import { deleteMember } from "~/features/settings/team/write.server";
import { confirmDelete } from "~/server/forms/confirm-delete.server";
import { ConfirmDelete, confirmDeleteMeta } from "~/shell/confirm-delete";

const deletion = confirmDelete({
  params: memberIdSchema,
  find: ({ id }) => getMember(id),
  ask: ({ name }) => ({
    title: "Retirer une personne",
    question: "Retirer cette personne de l’équipe\u202f?",
    name,
    note: ". Ses articles restent, signés par le compte qui les a écrits.",
    confirmLabel: "Retirer",
  }),
  remove: (actor, { id }) => deleteMember(actor, id),
  done: "Personne retirée de l’équipe",
  list: "/admin/settings/equipe",
});

export const loader = deletion.loader;
export const action = deletion.action;
export const meta = confirmDeleteMeta;
export default ConfirmDelete;
