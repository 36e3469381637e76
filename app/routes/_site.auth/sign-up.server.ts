import type { AppLoadContext } from "@remix-run/node";
import { inPasswordTurn } from "~/features/accounts/password-turns.server";
import { signUpSchema } from "~/features/accounts/schema";
import { signUp } from "~/features/accounts/sign-up.server";
import { safeRedirect } from "~/lib/safe-redirect";
import { writerLanguage } from "~/lib/writer-language";
import { isRobot } from "~/server/abuse.server";
import { clientAddress } from "~/server/client-address.server";
import { isMailSent } from "~/server/env.server";
import { inEvenTime } from "~/server/even-time.server";
import { redirectWithFlash } from "~/server/flash.server";
import { refuse } from "~/server/form-answer.server";
import { parseForm } from "~/server/parse-form.server";
import { rateLimit, slowDown } from "~/server/rate-limit.server";

const perAddress = slowDown({ name: "sign-up-address", points: 20, seconds: 3600 });
const perEmail = rateLimit({ name: "sign-up-email", points: 3, seconds: 3600 });

const EVEN_MS = 500;

/** Makes an account; the answer is the same for an address that has one already, and for a robot. */
export async function signUpByForm(request: Request, context: AppLoadContext) {
  const form = await request.formData();
  const submission = parseForm(form, signUpSchema);
  if (submission.status !== "success")
    return refuse("sign-up", submission.reply({ hideFields: ["password", "password_confirmation"] }));
  // Asked again and again, an address is not written to again, and nobody is told.
  if (!isRobot(form, "sign-up") && (await perEmail.consume(submission.value.email)) === null) {
    const address = clientAddress(context);
    await perAddress(address);
    const work = () => signUp(submission.value, writerLanguage(request));
    await inEvenTime(EVEN_MS, inPasswordTurn(address, work));
  }
  const description = isMailSent
    ? "Ouvrez le message que nous venons de vous envoyer pour confirmer votre adresse."
    : "Vous pouvez maintenant vous connecter.";
  return redirectWithFlash(signInPath(form), { tone: "success", title: "Inscription réussie!", description });
}

function signInPath(form: FormData): string {
  const redirectTo = safeRedirect(form.get("redirectTo"), "");
  return redirectTo ? `/auth?redirectTo=${encodeURIComponent(redirectTo)}` : "/auth";
}
