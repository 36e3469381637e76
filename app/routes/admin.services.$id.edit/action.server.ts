import { updateService } from "~/features/services/commands/services.server";
import { SERVICE_UPDATED } from "~/features/services/model/messages";
import { prepareService, serviceIdSchema, serviceSchema } from "~/features/services/schema/service";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Saves a service and goes back to the list, as it was filtered. */
export const action = formAction({
  guard: requireAdmin,
  params: serviceIdSchema,
  intents: {
    service: {
      schema: serviceSchema,
      prepare: prepareService,
      run: async (service, { actor, params, request }) => {
        await updateService(actor, params.id, service);
        return redirectWithSuccess(`/admin/services${new URL(request.url).search}`, SERVICE_UPDATED);
      },
    },
  },
});
