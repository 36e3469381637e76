import { createLead } from "~/features/inquiries/commands/leads.server";
import { leadSchema } from "~/features/inquiries/schema/lead";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Writes a lead down and opens it. */
export const action = formAction({
  guard: requireAdmin,
  intents: {
    lead: {
      schema: leadSchema,
      run: async (lead, { actor }) => {
        const { id } = await createLead(actor, lead);
        return redirectWithSuccess(`/admin/inquiries/${id}`, "Piste enregistrée");
      },
    },
  },
});
