import type { ActionFunctionArgs } from "@remix-run/node";
import { INVITATION_COPY } from "~/content/invitation";
import { getPasswordLinkLanguage, updatePasswordByLink } from "~/features/accounts/commands/password-links.server";
import { inLanguage } from "~/features/accounts/model/in-language";
import { getHomePath } from "~/features/accounts/queries/accounts.server";
import { choosePasswordSchema, linkTokenOf } from "~/features/accounts/schema";
import { parseForm } from "~/server/forms/parse-form.server";
import { answerByCommand } from "~/server/forms/refuse.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { beginSession } from "~/server/sessions/begin-session.server";
import { namedLanguage } from "~/site/visitor-language";

/** Sets the first password of an invited client, and signs the client in. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const language = (await getPasswordLinkLanguage("invitation", linkTokenOf(form))) ?? namedLanguage(request);
  const submission = parseForm(form, choosePasswordSchema);
  const answer = await answerByCommand("choose-password", submission, async ({ token, password }) => {
    const proof = await updatePasswordByLink("invitation", token, password);
    const headers = await beginSession(proof, request, context);
    const flash = { tone: "success", title: INVITATION_COPY[language].welcome } as const;
    return redirectWithFlash(await getHomePath(proof.profileId), flash, { headers });
  });
  return inLanguage(answer, language);
}
