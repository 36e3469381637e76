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
    question: "Supprimer ce tarif\u202f?",
    name: `${TIER_LABELS[tier_name]}, ${tierPrice(priceMad)}`,
  }),
  remove: (actor, { id: serviceId, tierId: id }) => deleteTier(actor, { serviceId, id }),
  done: "Tarif supprimé",
  list: ({ id }) => `/admin/services/${id}/pricing`,
});

export const loader = deletion.loader;
export const action = deletion.action;
export const meta = confirmDeleteMeta;
export default ConfirmDelete;
