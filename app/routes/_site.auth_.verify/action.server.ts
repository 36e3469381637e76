import type { AppLoadContext } from "@remix-run/node";
import { data } from "@remix-run/node";
import { confirmAccount, confirmNewAddress } from "~/features/accounts/commands/confirm-email.server";
import { renewVerification } from "~/features/accounts/commands/sign-up.server";
import { findHome } from "~/features/accounts/queries/accounts.server";
import { confirmAccountSchema } from "~/features/accounts/schema";
import { isMailSent } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { refusalOptions, refuse } from "~/server/forms/refuse.server";
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

interface Posted {
  request: Request;
  context: AppLoadContext;
}

// Without a mail server whoever runs the site hands the link on.
const RENEWED = isMailSent
  ? "Un nouveau lien arrive à votre adresse e-mail dans quelques instants."
  : "Ce site n’envoie pas encore d’e-mails : contactez-nous, et nous vous donnons votre nouveau lien.";

/** Confirms an address, or asks for another link, by one of this screen's forms. @throws a 400 for any other. */
export async function confirmByForm({ request, context }: Posted) {
  const form = await request.formData();
  const intent = form.get("intent");
  if (intent === "confirm-account") return confirmSignUp(form, { request, context });
  if (intent === "confirm-address") return confirmChange(form);
  if (intent === "renew-link") return runWithFlash("/auth", RENEWED, () => renewVerification(tokenOf(form)));
  throw data(null, { status: 400 });
}

async function confirmSignUp(form: FormData, { request, context }: Posted) {
  const submission = parseForm(form, confirmAccountSchema);
  const shown = (formErrors?: string[]) =>
    submission.reply({ hideFields: ["password"], ...(formErrors && { formErrors }) });
  if (submission.status !== "success") return refuse("confirm-account", shown());
  try {
    const proof = await confirmAccount(submission.value.token, submission.value.password);
    const headers = await beginSession(proof, request, context);
    return await redirectWithFlash(await findHome(proof.profileId), SIGNED_UP, { headers });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return refuse("confirm-account", shown([error.userMessage]), refusalOptions(error));
  }
}

function tokenOf(form: FormData): string {
  const token = form.get("token");
  return typeof token === "string" ? token.slice(0, 200) : "";
}

async function confirmChange(form: FormData) {
  try {
    await confirmNewAddress(tokenOf(form));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return redirectWithFlash("/auth", { tone: "error", title: "Erreur", description: error.userMessage });
  }
  return redirectWithFlash("/auth", CONFIRMED);
}
