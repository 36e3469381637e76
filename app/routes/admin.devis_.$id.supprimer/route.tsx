import { DELETE_QUOTE_QUESTION, QUOTE_DELETED, QUOTES_PATH } from "~/features/quotes/model/quote";
import { getQuote } from "~/features/quotes/queries.server";
import { quoteIdSchema } from "~/features/quotes/schema/quote";
import { deleteQuote } from "~/features/quotes/write.server";
import { confirmDelete } from "~/server/forms/confirm-delete.server";
import { ConfirmDelete, confirmDeleteMeta } from "~/shell/confirm-delete";

const deletion = confirmDelete({
  params: quoteIdSchema,
  find: async ({ id }) => {
    const quote = await getQuote(id);
    return quote?.status === "draft" ? quote : null;
  },
  ask: ({ id }) => ({
    title: "Supprimer le brouillon",
    question: DELETE_QUOTE_QUESTION,
    pendingText: "Suppression...",
    closeTo: `${QUOTES_PATH}/${id}`,
  }),
  remove: (actor, { id }) => deleteQuote(actor, id),
  done: QUOTE_DELETED,
  list: QUOTES_PATH,
});

export const loader = deletion.loader;
export const action = deletion.action;
export const meta = confirmDeleteMeta;
export default ConfirmDelete;
