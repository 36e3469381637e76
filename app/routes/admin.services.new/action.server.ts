import { createService } from "~/features/services/commands/services.server";
import { SERVICE_CREATED } from "~/features/services/model/messages";
import { prepareService, serviceSchema } from "~/features/services/schema/service";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Creates a service and goes back to the list, as it was filtered. */
export const action = formAction({
  guard: requireAdmin,
  intents: {
    service: {
      schema: serviceSchema,
      prepare: prepareService,
      run: async (service, { actor, request }) => {
        await createService(actor, service);
        return redirectWithSuccess(`/admin/services${new URL(request.url).search}`, SERVICE_CREATED);
      },
    },
  },
});
