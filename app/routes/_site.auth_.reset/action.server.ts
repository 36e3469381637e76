import { AUTH_COPY } from "~/content/auth/auth";
import { getPasswordLinkLanguage, updatePasswordByLink } from "~/features/accounts/commands/password-links.server";
import { translateTo } from "~/features/accounts/model/translate";
import { getHomePath } from "~/features/accounts/queries/accounts.server";
import { choosePasswordSchema, linkTokenOf } from "~/features/accounts/schema";
import { formAction, openToAll } from "~/server/forms/form-action.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { beginSession } from "~/server/sessions/begin-session.server";
import { namedLanguage } from "~/site/visitor-language";

/** Sets a new password by the link of an e-mail, and signs the user in. */
export const action = formAction({
  guard: openToAll,
  find: async ({ request }) => {
    const token = linkTokenOf(await request.clone().formData());
    return { language: (await getPasswordLinkLanguage("reset_password", token)) ?? namedLanguage(request) };
  },
  translate: ({ found }) => translateTo(found.language),
  intents: {
    "choose-password": {
      schema: choosePasswordSchema,
      run: async ({ token, password }, { found, request, context }) => {
        const proof = await updatePasswordByLink("reset_password", token, password);
        const headers = await beginSession(proof, request, context);
        const flash = { tone: "success", title: AUTH_COPY[found.language].reset.done } as const;
        return redirectWithFlash(await getHomePath(proof.profileId), flash, { headers });
      },
    },
  },
});
