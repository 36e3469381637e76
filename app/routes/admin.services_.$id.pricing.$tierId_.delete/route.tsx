import { DELETE_TIER_QUESTION, TIER_DELETED } from "~/features/services/model/messages";
import { TIER_LABELS, tierPrice } from "~/features/services/model/service";
import { tierIdSchema } from "~/features/services/schema";
import { deleteTier, getTier } from "~/features/services/tiers.server";
import { confirmDelete } from "~/server/forms/confirm-delete.server";
import { ConfirmDelete, confirmDeleteMeta } from "~/shell/confirm-delete";

const deletion = confirmDelete({
  params: tierIdSchema,
  find: ({ id, tierId }) => getTier(id, tierId),
  ask: ({ tier_name, priceMad }) => ({
    title: "Confirmer la suppression",
    question: DELETE_TIER_QUESTION,
    name: `${TIER_LABELS[tier_name]}, ${tierPrice(priceMad)}`,
  }),
  remove: (actor, { id: serviceId, tierId: id }) => deleteTier(actor, { serviceId, id }),
  done: TIER_DELETED,
  list: ({ id }) => `/admin/services/${id}/pricing`,
});

export const loader = deletion.loader;
export const action = deletion.action;
export const meta = confirmDeleteMeta;
export default ConfirmDelete;
