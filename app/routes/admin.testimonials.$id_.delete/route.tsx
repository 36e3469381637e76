import { DELETE_FAILED_MESSAGE, DELETE_QUESTION } from "~/features/testimonials/model";
import { getTestimonial } from "~/features/testimonials/queries.server";
import { deleteTestimonialSchema } from "~/features/testimonials/schema";
import { deleteTestimonial } from "~/features/testimonials/write.server";
import { confirmDelete } from "~/server/forms/confirm-delete.server";
import { ConfirmDelete, confirmDeleteMeta } from "~/shell/confirm-delete";
import type { RouteHandle } from "~/site/route-handle";

export const handle: RouteHandle = { storeFailure: () => DELETE_FAILED_MESSAGE };

const deletion = confirmDelete({
  params: deleteTestimonialSchema,
  find: ({ id }) => getTestimonial(id),
  ask: ({ name }) => ({ title: "Confirmer la suppression", question: DELETE_QUESTION, name: `Avis de ${name}` }),
  remove: (actor, { id }) => deleteTestimonial(actor, id),
  done: "Avis supprimé",
  list: "/admin/testimonials",
});

export const loader = deletion.loader;
export const action = deletion.action;
export const meta = confirmDeleteMeta;
export default ConfirmDelete;
