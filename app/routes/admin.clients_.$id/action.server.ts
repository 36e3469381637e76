import { resendInvitation, updateClientLanguage } from "~/features/clients/commands/clients.server";
import { CHANGE_LANGUAGE, CLIENT_INVITED, CLIENT_INVITED_UNSENT, LANGUAGE_CHANGED } from "~/features/clients/model";
import { changeLanguageSchema, clientIdSchema } from "~/features/clients/schema";
import { isMailSent } from "~/server/env.server";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Changes the language of a client, or sends the invitation again. */
export const action = formAction({
  guard: requireAdmin,
  params: clientIdSchema,
  buttons: {
    [CHANGE_LANGUAGE]: {
      schema: changeLanguageSchema,
      run: async ({ language }, { actor, params }) => {
        await updateClientLanguage(actor, params.id, language);
        return LANGUAGE_CHANGED;
      },
    },
    "resend-invitation": {
      schema: noFields,
      run: async (_, { actor, params }) => {
        await resendInvitation(actor, params.id);
        return isMailSent ? CLIENT_INVITED : CLIENT_INVITED_UNSENT;
      },
    },
  },
});
