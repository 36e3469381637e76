import type { AppLoadContext } from "@remix-run/node";
import { inPasswordTurn } from "~/features/accounts/password-turns.server";
import type { SignUpInput } from "~/features/accounts/schema";
import { signUpSchema } from "~/features/accounts/schema";
import { signUp } from "~/features/accounts/sign-up.server";
import type { Language } from "~/lib/language";
import { safeRedirect } from "~/lib/safe-redirect";
import { writerLanguage } from "~/lib/writer-language";
import { isRobot } from "~/server/abuse.server";
import { clientNetwork } from "~/server/client-address.server";
import { isMailSent } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { inEvenTime } from "~/server/even-time.server";
import { redirectWithFlash } from "~/server/flash.server";
import { refusalOptions, refuse } from "~/server/form-answer.server";
import { parseForm } from "~/server/parse-form.server";
import { rateLimit, slowDown } from "~/server/rate-limit.server";

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
      await inPasswordTurn({ request, context }, () => signUpOnce(submission.value, writerLanguage(request)));
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
  if ((await perEmail.consume(input.email)) === null) await inEvenTime(EVEN_MS, signUp(input, language));
}

function signInPath(form: FormData): string {
  const redirectTo = safeRedirect(form.get("redirectTo"), "");
  return redirectTo ? `/auth?redirectTo=${encodeURIComponent(redirectTo)}` : "/auth";
}
