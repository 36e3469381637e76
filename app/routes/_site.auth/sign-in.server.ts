import type { AppLoadContext } from "@remix-run/node";
import { authenticate } from "~/features/accounts/commands/authenticate.server";
import { findHome } from "~/features/accounts/queries/accounts.server";
import { signInSchema } from "~/features/accounts/schema";
import { safeRedirect } from "~/lib/web/safe-redirect";
import { DomainError } from "~/server/errors.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { refusalOptions, refuse } from "~/server/forms/refuse.server";
import { clientAddress, clientNetwork } from "~/server/http/client-address.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { slowDown, tooMany } from "~/server/http/rate-limit.server";
import { logger } from "~/server/logger.server";
import { beginSession } from "~/server/sessions/begin-session.server";
import { withPasswordHashLimit } from "~/server/sessions/password-hash-limit.server";
import { findSignInTries } from "~/server/sessions/sign-in-limit.server";

// One address may be a whole office, or a proxy: it is slowed, and never refused.
const perAddress = slowDown({ name: "sign-in-address", points: 100, seconds: 900 });

interface Posted {
  request: Request;
  context: AppLoadContext;
}

/** Checks the form, the limits and the password, then begins a fresh session. */
export async function signIn(form: FormData, { request, context }: Posted) {
  const submission = parseForm(form, signInSchema);
  if (submission.status !== "success") return refuse("sign-in", submission.reply({ hideFields: ["password"] }));
  const { email, password, redirectTo } = submission.value;
  const tries = await findSignInTries(request, email);
  try {
    const wait = await tries.consume();
    if (wait !== null) throw tooMany("Trop de tentatives de connexion.", wait);
    await perAddress(clientNetwork(context));
    const visit = { request, context, device: tries.device };
    const proof = await withPasswordHashLimit(visit, () => authenticate({ email, password }));
    const headers = await beginSession(proof, request, context);
    await tries.reset();
    logger.info({ event: "signed-in", profileId: proof.profileId });
    return await welcome(headers, safeRedirect(redirectTo, await findHome(proof.profileId)));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    logger.warn({ event: "sign-in-failed", address: clientAddress(context) });
    const shown = submission.reply({ hideFields: ["password"], formErrors: [error.userMessage] });
    return refuse("sign-in", shown, refusalOptions(error));
  }
}

function welcome(headers: Headers, to: string) {
  const flash = { tone: "success", title: "Connexion réussie!", name: "signed-in" } as const;
  return redirectWithFlash(to, flash, { headers });
}
