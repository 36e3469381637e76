import type { AppLoadContext } from "@remix-run/node";
import { authenticator } from "~/features/accounts/authenticator.server";
import { beginSession } from "~/features/accounts/begin-session.server";
import { SIGNED_IN_HOME } from "~/features/accounts/model";
import { inPasswordTurn } from "~/features/accounts/password-turns.server";
import { signInSchema } from "~/features/accounts/schema";
import { signInTries } from "~/features/accounts/sign-in-tries.server";
import { safeRedirect } from "~/lib/safe-redirect";
import { clientAddress } from "~/server/client-address.server";
import { DomainError } from "~/server/errors.server";
import { redirectWithFlash } from "~/server/flash.server";
import { refuse } from "~/server/form-answer.server";
import { logger } from "~/server/logger.server";
import { parseForm } from "~/server/parse-form.server";
import { slowDown, waitInWords } from "~/server/rate-limit.server";

// One address may be a whole office, or a proxy: it is slowed, and never refused.
const perAddress = slowDown({ name: "sign-in-address", points: 100, seconds: 900 });

/** Checks the form, the limits and the password, then begins a fresh session. */
export async function signIn(request: Request, context: AppLoadContext) {
  const submission = parseForm(await request.clone().formData(), signInSchema);
  const shown = (formErrors?: string[]) =>
    submission.reply({ hideFields: ["password"], ...(formErrors && { formErrors }) });
  if (submission.status !== "success") return refuse("sign-in", shown());
  const { email, redirectTo } = submission.value;
  const wait = await signInTries.consume(email);
  if (wait !== null) {
    const sentence = `Trop de tentatives de connexion. Réessayez ${waitInWords(wait)}.`;
    return refuse("sign-in", shown([sentence]), { status: 429, retryAfterSeconds: wait });
  }
  const address = clientAddress(context);
  await perAddress(address);
  try {
    const proof = await inPasswordTurn(address, () => authenticator.authenticate("form", request));
    const cookie = await beginSession(proof, request, context);
    await signInTries.reset(email);
    logger.info({ event: "signed-in", profileId: proof.profileId });
    return await welcome(cookie, redirectTo);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    logger.warn({ event: "sign-in-failed", address });
    return refuse("sign-in", shown([error.userMessage]));
  }
}

function welcome(cookie: string, redirectTo: string | undefined) {
  const flash = { tone: "success", title: "Connexion réussie!", name: "signed-in" } as const;
  return redirectWithFlash(safeRedirect(redirectTo, SIGNED_IN_HOME), flash, { headers: { "Set-Cookie": cookie } });
}
