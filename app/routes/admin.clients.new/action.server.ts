import { inviteClient } from "~/features/clients/commands/clients.server";
import { CLIENT_INVITED, CLIENT_INVITED_UNSENT } from "~/features/clients/model";
import { invitationSchema } from "~/features/clients/schema";
import { isMailSent } from "~/server/env.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Invites a client and goes to its page. */
export const action = formAction({
  guard: requireAdmin,
  intents: {
    invitation: {
      schema: invitationSchema,
      run: async (invitation, { actor }) => {
        const { id } = await inviteClient(actor, invitation);
        return redirectWithSuccess(`/admin/clients/${id}`, isMailSent ? CLIENT_INVITED : CLIENT_INVITED_UNSENT);
      },
    },
  },
});
