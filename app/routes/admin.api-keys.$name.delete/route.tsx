import { API_KEY_KINDS } from "~/features/settings/api-keys/model";
import { hasStoredApiKey } from "~/features/settings/api-keys/queries.server";
import { apiKeyParamsSchema } from "~/features/settings/api-keys/schema";
import { deleteApiKey } from "~/features/settings/api-keys/write.server";
import { confirmDelete } from "~/server/forms/confirm-delete.server";
import { ConfirmDelete, confirmDeleteMeta } from "~/shell/confirm-delete";

const deletion = confirmDelete({
  params: apiKeyParamsSchema,
  find: async ({ name }) => ((await hasStoredApiKey(name)) ? API_KEY_KINDS[name] : null),
  ask: ({ label }) => ({
    title: "Supprimer la clé API",
    question: "Êtes-vous sûr de vouloir supprimer cette clé API ?",
    name: label,
  }),
  remove: (actor, { name }) => deleteApiKey(actor, name),
  done: ({ name }) => `Clé API supprimée\u202f: ${API_KEY_KINDS[name].label}`,
  list: ({ name }) => `/admin/api-keys?tab=${API_KEY_KINDS[name].tab}`,
});

export const loader = deletion.loader;
export const action = deletion.action;
export const meta = confirmDeleteMeta;
export default ConfirmDelete;
