import { setServiceActive } from "~/features/services/commands/services.server";
import { SERVICE_ACTIVATED, SERVICE_DEACTIVATED } from "~/features/services/model/messages";
import { activationSchema } from "~/features/services/schema/service";
import { formAction } from "~/server/forms/form-action.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Shows a service on the site or hides it. */
export const action = formAction({
  guard: requireAdmin,
  buttons: {
    activation: {
      schema: activationSchema,
      run: async ({ id, is_active }, { actor }) => {
        await setServiceActive(actor, id, is_active);
        return is_active ? SERVICE_ACTIVATED : SERVICE_DEACTIVATED;
      },
    },
  },
});
