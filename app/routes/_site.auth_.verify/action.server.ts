import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { confirmAccount, confirmNewAddress } from "~/features/accounts/commands/confirm-email.server";
import { renewVerification } from "~/features/accounts/commands/sign-up.server";
import { getHomePath } from "~/features/accounts/queries/accounts.server";
import { confirmAccountSchema, linkTokenOf } from "~/features/accounts/schema";
import { isMailSent } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { answerByCommand } from "~/server/forms/refuse.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { runWithFlash } from "~/server/http/flash-command.server";
import { beginSession } from "~/server/sessions/begin-session.server";

const SIGNED_UP = {
  tone: "success",
  title: "Inscription réussie!",
  description: "Votre adresse est confirmée, et vous êtes connecté.",
} as const;
const CONFIRMED = {
  tone: "success",
  title: "Adresse confirmée",
  description: "Connectez-vous avec cette adresse.",
} as const;

// Without a mail server the agency hands the link on.
const RENEWED = isMailSent
  ? "Un nouveau lien arrive à votre adresse e-mail dans quelques instants."
  : "Ce site n’envoie pas encore d’e-mails\u202f: contactez-nous, et nous vous donnons votre nouveau lien.";

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const intent = form.get("intent");
  if (intent === "confirm-account") return submitAccount(form, { request, context });
  if (intent === "confirm-address") return submitAddress(form);
  if (intent === "renew-link") return runWithFlash("/auth", RENEWED, () => renewVerification(linkTokenOf(form)));
  throw data(null, { status: 400 });
}

function submitAccount(form: FormData, { request, context }: Pick<ActionFunctionArgs, "request" | "context">) {
  return answerByCommand("confirm-account", parseForm(form, confirmAccountSchema), async ({ token, password }) => {
    const proof = await confirmAccount(token, password);
    const headers = await beginSession(proof, request, context);
    return redirectWithFlash(await getHomePath(proof.profileId), SIGNED_UP, { headers });
  });
}

async function submitAddress(form: FormData) {
  try {
    await confirmNewAddress(linkTokenOf(form));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return redirectWithFlash("/auth", { tone: "error", title: "Erreur", description: error.userMessage });
  }
  return redirectWithFlash("/auth", CONFIRMED);
}
