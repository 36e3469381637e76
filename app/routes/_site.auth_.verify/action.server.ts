import { AUTH_COPY } from "~/content/auth/auth";
import { confirmAccount, confirmNewAddress, getEmailLink } from "~/features/accounts/commands/confirm-email.server";
import { renewVerification } from "~/features/accounts/commands/sign-up.server";
import { translateTo } from "~/features/accounts/model/translate";
import { getHomePath } from "~/features/accounts/queries/accounts.server";
import { confirmAccountSchema, linkTokenOf } from "~/features/accounts/schema";
import { isMailSent } from "~/server/env.server";
import { formAction, noFields, openToAll } from "~/server/forms/form-action.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { beginSession } from "~/server/sessions/begin-session.server";
import { pathIn } from "~/site/language";
import { namedLanguage } from "~/site/visitor-language";

/** Confirms the address of a new account or another address of one, or sends another link. */
export const action = formAction({
  guard: openToAll,
  find: async ({ request }) => {
    const link = await getEmailLink(linkTokenOf(await request.clone().formData()));
    return { language: link?.language ?? namedLanguage(request) };
  },
  translate: ({ found }) => translateTo(found.language),
  intents: {
    "confirm-account": {
      schema: confirmAccountSchema,
      run: async ({ token, password }, { found, request, context }) => {
        const proof = await confirmAccount(token, password);
        const headers = await beginSession(proof, request, context);
        const { title, text: description } = AUTH_COPY[found.language].verify.account;
        const flash = { tone: "success", title, description } as const;
        return redirectWithFlash(await getHomePath(proof.profileId), flash, { headers });
      },
    },
  },
  // Both lead to the sign-in, which says how it went.
  buttons: {
    "confirm-address": {
      schema: noFields,
      to: ({ found }) => pathIn("/auth", found.language),
      refused: (_, { found }) => ({ title: AUTH_COPY[found.language].verify.refused }),
      run: async (_, { found, form }) => {
        await confirmNewAddress(linkTokenOf(form));
        const { title, text: description } = AUTH_COPY[found.language].verify.address;
        return { title, description };
      },
    },
    "renew-link": {
      schema: noFields,
      to: ({ found }) => pathIn("/auth", found.language),
      refused: (_, { found }) => ({ title: AUTH_COPY[found.language].verify.refused }),
      run: async (_, { found, form }) => {
        await renewVerification(linkTokenOf(form));
        const { title, mailed, unmailed } = AUTH_COPY[found.language].verify.renewed;
        // Without a mail server the agency hands the link on.
        return { title, description: isMailSent ? mailed : unmailed };
      },
    },
  },
});
