import { DELETE_TEMPLATE_QUESTION, QUOTES_PATH, TEMPLATE_DELETED } from "~/features/quotes/model/quote";
import { quoteIdSchema } from "~/features/quotes/schema/quote";
import { deleteQuoteTemplate, getQuoteTemplate } from "~/features/quotes/templates.server";
import { confirmDelete } from "~/server/forms/confirm-delete.server";
import { ConfirmDelete, confirmDeleteMeta } from "~/shell/confirm-delete";

const deletion = confirmDelete({
  params: quoteIdSchema,
  find: ({ id }) => getQuoteTemplate(id),
  ask: ({ id }) => ({
    title: "Supprimer le modèle",
    question: DELETE_TEMPLATE_QUESTION,
    pendingText: "Suppression...",
    closeTo: `${QUOTES_PATH}/modeles/${id}`,
  }),
  remove: (actor, { id }) => deleteQuoteTemplate(actor, id),
  done: TEMPLATE_DELETED,
  list: `${QUOTES_PATH}/modeles`,
});

export const loader = deletion.loader;
export const action = deletion.action;
export const meta = confirmDeleteMeta;
export default ConfirmDelete;
