import { CLIENT_SPACE } from "~/content/client-space/client-space";
import { updateErasureRequest } from "~/features/accounts/commands/update-profile.server";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { successIn } from "~/server/http/flash.server";
import { requireUser } from "~/server/sessions/guards.server";
import { CLIENT_HOME } from "~/server/sessions/user";

/** Asks for the erasure of the user's own data, or takes that back. */
export const action = formAction({
  guard: requireUser,
  buttons: {
    ask: {
      schema: noFields,
      to: () => CLIENT_HOME,
      run: async (_, { actor }) => {
        await updateErasureRequest(actor, true);
        return successIn(actor.language, CLIENT_SPACE[actor.language].erasure.sent);
      },
    },
    withdraw: {
      schema: noFields,
      to: () => CLIENT_HOME,
      run: async (_, { actor }) => {
        await updateErasureRequest(actor, false);
        return successIn(actor.language, CLIENT_SPACE[actor.language].erasure.withdrawn);
      },
    },
  },
});
