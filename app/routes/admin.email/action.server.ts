import { resendEmail } from "~/features/mail/commands/resend-email.server";
import { resendSchema } from "~/features/mail/schema";
import { formAction } from "~/server/forms/form-action.server";
import { requireAdmin } from "~/server/sessions/guards.server";

export const action = formAction({
  guard: requireAdmin,
  buttons: {
    resend: {
      schema: resendSchema,
      run: async ({ id }, { actor }) => {
        await resendEmail(actor, id);
        return "Message remis en file d’envoi";
      },
    },
  },
});
