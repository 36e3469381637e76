import { saveHandover } from "~/features/handovers/commands/save-handover.server";
import { HAND_OVER, HANDED_OVER, HANDOVER_MENDED, HANDOVER_SAVED, SAVE } from "~/features/handovers/model";
import { handoverSchema } from "~/features/handovers/schema";
import { projectIdSchema } from "~/features/projects/schema";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Stores what is handed over, or hands it over. Both buttons belong to one form. */
export const action = formAction({
  guard: requireAdmin,
  params: projectIdSchema,
  intents: {
    [SAVE]: {
      schema: handoverSchema,
      run: async (handover, { actor, params: { id } }) => {
        const { isHandedOver } = await saveHandover(actor, id, handover, { isFinal: false });
        return redirectWithSuccess(`/admin/projects/${id}/livraison`, isHandedOver ? HANDOVER_MENDED : HANDOVER_SAVED);
      },
    },
    [HAND_OVER]: {
      schema: handoverSchema,
      form: SAVE,
      run: async (handover, { actor, params: { id } }) => {
        await saveHandover(actor, id, handover, { isFinal: true });
        return redirectWithSuccess(`/admin/projects/${id}/livraison`, HANDED_OVER);
      },
    },
  },
});
