import type { ActionFunctionArgs } from "@remix-run/node";
import { updatePasswordByLink } from "~/features/accounts/commands/password-links.server";
import { getHomePath } from "~/features/accounts/queries/accounts.server";
import { choosePasswordSchema } from "~/features/accounts/schema";
import { parseForm } from "~/server/forms/parse-form.server";
import { answerByCommand } from "~/server/forms/refuse.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { beginSession } from "~/server/sessions/begin-session.server";

/** Sets a new password by the link of an e-mail, and signs the user in. */
export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseForm(await request.formData(), choosePasswordSchema);
  return answerByCommand("choose-password", submission, async ({ token, password }) => {
    const proof = await updatePasswordByLink("reset_password", token, password);
    const headers = await beginSession(proof, request, context);
    const flash = { tone: "success", title: "Mot de passe changé" } as const;
    return redirectWithFlash(await getHomePath(proof.profileId), flash, { headers });
  });
}
