import type { ActionFunctionArgs } from "@remix-run/node";
import { AUTH_COPY } from "~/content/auth/auth";
import { getPasswordLinkLanguage, updatePasswordByLink } from "~/features/accounts/commands/password-links.server";
import { inLanguage } from "~/features/accounts/model/in-language";
import { getHomePath } from "~/features/accounts/queries/accounts.server";
import { choosePasswordSchema, linkTokenOf } from "~/features/accounts/schema";
import { parseForm } from "~/server/forms/parse-form.server";
import { answerByCommand } from "~/server/forms/refuse.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { beginSession } from "~/server/sessions/begin-session.server";
import { namedLanguage } from "~/site/visitor-language";

/** Sets a new password by the link of an e-mail, and signs the user in. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const language = (await getPasswordLinkLanguage("reset_password", linkTokenOf(form))) ?? namedLanguage(request);
  const submission = parseForm(form, choosePasswordSchema);
  const answer = await answerByCommand("choose-password", submission, async ({ token, password }) => {
    const proof = await updatePasswordByLink("reset_password", token, password);
    const headers = await beginSession(proof, request, context);
    const flash = { tone: "success", title: AUTH_COPY[language].reset.done } as const;
    return redirectWithFlash(await getHomePath(proof.profileId), flash, { headers });
  });
  return inLanguage(answer, language);
}
