import { CLIENT_SPACE } from "~/content/client-space/client-space";
import { updateOwnProfile } from "~/features/accounts/commands/update-profile.server";
import { translateTo } from "~/features/accounts/model/translate";
import { profileSchema } from "~/features/accounts/schema";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithFlash, successIn } from "~/server/http/flash.server";
import { requireUser } from "~/server/sessions/guards.server";
import { CLIENT_HOME } from "~/server/sessions/user";

/** Saves the user's own name, company and language. */
export const action = formAction({
  guard: requireUser,
  translate: ({ actor }) => translateTo(actor.language),
  intents: {
    profile: {
      schema: profileSchema,
      run: async (profile, { actor }) => {
        await updateOwnProfile(actor, profile);
        const language = profile.language ?? actor.language;
        return redirectWithFlash(CLIENT_HOME, successIn(language, CLIENT_SPACE[language].editProfile.saved));
      },
    },
  },
});
