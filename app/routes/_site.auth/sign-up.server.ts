import type { AppLoadContext } from "@remix-run/node";
import { signUp } from "~/features/accounts/commands/sign-up.server";
import type { SignUpInput } from "~/features/accounts/schema";
import { signUpSchema } from "~/features/accounts/schema";
import { safeRedirect } from "~/lib/web/safe-redirect";
import { withMinDuration } from "~/server/core/min-duration.server";
import { isMailSent } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { isRobot } from "~/server/forms/honeypot.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { refusalOptions, refuse } from "~/server/forms/refuse.server";
import { clientNetwork } from "~/server/http/client-address.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { rateLimit, slowDown } from "~/server/http/rate-limit.server";
import { withPasswordHashLimit } from "~/server/sessions/password-hash-limit.server";
import type { Language } from "~/site/language";
import { visitorLanguage } from "~/site/visitor-language";

const perAddress = slowDown({ name: "sign-up-address", points: 20, seconds: 3600 });
const perEmail = rateLimit({ name: "sign-up-email", points: 3, seconds: 3600 });

const EVEN_MS = 500;

interface Posted {
  request: Request;
  context: AppLoadContext;
}
// True of a new address and of one that has an account already, since both get the same words. A new one with a mail
// server reads 'Inscription réussie!' once it is confirmed.
const ANSWER = isMailSent
  ? "Nous venons de vous écrire : ouvrez ce message, il dit comment continuer."
  : "Nouvelle adresse ? Inscription réussie! Connectez-vous avec le mot de passe que vous venez de choisir. Adresse qui avait déjà un compte ? Rien n’y a changé : son mot de passe d’avant reste le bon.";

/** Makes an account; the answer is the same for an address that has one already, and for a robot. */
export async function signUpByForm(form: FormData, { request, context }: Posted) {
  const submission = parseForm(form, signUpSchema);
  const shown = (formErrors?: string[]) =>
    submission.reply({ hideFields: ["password", "password_confirmation"], ...(formErrors && { formErrors }) });
  if (submission.status !== "success") return refuse("sign-up", shown());
  if (!isRobot(form, "sign-up")) {
    await perAddress(clientNetwork(context));
    try {
      await withPasswordHashLimit({ request, context }, () => signUpOnce(submission.value, visitorLanguage(request)));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return refuse("sign-up", shown([error.userMessage]), refusalOptions(error));
    }
  }
  return redirectWithFlash(signInPath(form), {
    tone: "info",
    title: "Demande d’inscription reçue",
    description: ANSWER,
  });
}

/** Asked again and again, an address is not written to again, and nobody is told. */
async function signUpOnce(input: SignUpInput, language: Language): Promise<void> {
  if ((await perEmail.consume(input.email)) === null) await withMinDuration(EVEN_MS, signUp(input, language));
}

function signInPath(form: FormData): string {
  const redirectTo = safeRedirect(form.get("redirectTo"), "");
  return redirectTo ? `/auth?redirectTo=${encodeURIComponent(redirectTo)}` : "/auth";
}
