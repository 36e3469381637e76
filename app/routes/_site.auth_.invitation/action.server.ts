import { INVITATION_COPY } from "~/content/invitation";
import { getPasswordLinkLanguage, updatePasswordByLink } from "~/features/accounts/commands/password-links.server";
import { translateTo } from "~/features/accounts/model/translate";
import { getHomePath } from "~/features/accounts/queries/accounts.server";
import { choosePasswordSchema, linkTokenOf } from "~/features/accounts/schema";
import { formAction, openToAll } from "~/server/forms/form-action.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { beginSession } from "~/server/sessions/begin-session.server";
import { namedLanguage } from "~/site/visitor-language";

/** Sets the first password of an invited client, and signs the client in. */
export const action = formAction({
  guard: openToAll,
  find: async ({ request }) => {
    const token = linkTokenOf(await request.clone().formData());
    return { language: (await getPasswordLinkLanguage("invitation", token)) ?? namedLanguage(request) };
  },
  translate: ({ found }) => translateTo(found.language),
  intents: {
    "choose-password": {
      schema: choosePasswordSchema,
      run: async ({ token, password }, { found, request, context }) => {
        const proof = await updatePasswordByLink("invitation", token, password);
        const headers = await beginSession(proof, request, context);
        const flash = { tone: "success", title: INVITATION_COPY[found.language].welcome } as const;
        return redirectWithFlash(await getHomePath(proof.profileId), flash, { headers });
      },
    },
  },
});
