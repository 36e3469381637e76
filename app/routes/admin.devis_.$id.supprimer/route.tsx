import { QUOTES_PATH } from "~/features/quotes/model/quote";
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
    question: "Supprimer ce brouillon\u202f?",
    pendingText: "Suppression...",
    closeTo: `${QUOTES_PATH}/${id}`,
  }),
  remove: (actor, { id }) => deleteQuote(actor, id),
  done: "Brouillon supprimé",
  list: QUOTES_PATH,
});

export const loader = deletion.loader;
export const action = deletion.action;
export const meta = confirmDeleteMeta;
export default ConfirmDelete;
