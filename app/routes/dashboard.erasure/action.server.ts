import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { CLIENT_SPACE } from "~/content/client-space/client-space";
import { updateErasureRequest } from "~/features/accounts/commands/update-profile.server";
import { DomainError } from "~/server/errors.server";
import { redirectInWords, redirectWithFlash } from "~/server/http/flash.server";
import { requireUser } from "~/server/sessions/guards.server";

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const intent = (await request.formData()).get("intent");
  if (intent !== "ask" && intent !== "withdraw") throw data(null, { status: 400 });
  const { sent, withdrawn } = CLIENT_SPACE[user.language].erasure;
  try {
    await updateErasureRequest(user, intent === "ask");
    return await redirectInWords("/dashboard", intent === "ask" ? sent : withdrawn, user.language);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return redirectWithFlash("/dashboard", { tone: "error", title: "Erreur", description: error.userMessage });
  }
}
