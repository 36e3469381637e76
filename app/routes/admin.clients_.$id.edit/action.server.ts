import { updateClient } from "~/features/clients/commands/clients.server";
import { CLIENT_UPDATED } from "~/features/clients/model";
import { clientIdSchema } from "~/features/clients/schema";
import { clientCorrectionSchema } from "~/features/clients/schema.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Saves a client's name, company and telephone. */
export const action = formAction({
  guard: requireAdmin,
  params: clientIdSchema,
  intents: {
    client: {
      schema: clientCorrectionSchema,
      run: async (client, { actor, params }) => {
        await updateClient(actor, params.id, client);
        return redirectWithSuccess(`/admin/clients/${params.id}`, CLIENT_UPDATED);
      },
    },
  },
});
