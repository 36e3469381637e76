import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { AUTH_COPY } from "~/content/auth/auth";
import { authenticate } from "~/features/accounts/commands/authenticate.server";
import { signUp } from "~/features/accounts/commands/sign-up.server";
import { inLanguage } from "~/features/accounts/model/in-language";
import { getHomePath } from "~/features/accounts/queries/accounts.server";
import type { SignInInput, SignUpInput } from "~/features/accounts/schema";
import { signInSchema, signUpSchema } from "~/features/accounts/schema";
import { safeRedirect } from "~/lib/web/safe-redirect";
import { withMinDuration } from "~/server/core/min-duration.server";
import { isMailSent, scaledMs } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { isRobot } from "~/server/forms/honeypot.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { answerByCommand } from "~/server/forms/refuse.server";
import { clientAddress, clientNetwork } from "~/server/http/client-address.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { rateLimit, slowDown, tooMany } from "~/server/http/rate-limit.server";
import { logger } from "~/server/logger.server";
import { beginSession } from "~/server/sessions/begin-session.server";
import { withPasswordHashLimit } from "~/server/sessions/password-hash-limit.server";
import { getSignInTries } from "~/server/sessions/sign-in-limit.server";
import type { Language } from "~/site/language";
import { pathIn } from "~/site/language";
import { namedLanguage, visitorLanguage } from "~/site/visitor-language";

type Posted = Pick<ActionFunctionArgs, "request" | "context"> & { form: FormData };

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const intent = form.get("intent");
  if (intent === "sign-in") return submitSignIn({ form, request, context });
  if (intent === "sign-up") return submitSignUp({ form, request, context });
  throw data(null, { status: 400 });
}

// One address may be a whole office, or a proxy: it is slowed, and never refused.
const signInsPerAddress = slowDown({ name: "sign-in-address", points: 100, seconds: 900 });

async function submitSignIn({ form, request, context }: Posted) {
  const answer = await answerByCommand("sign-in", parseForm(form, signInSchema), async ({ redirectTo, ...input }) => {
    const { profileId, headers } = await signIn(input, { request, context }).catch((error: unknown) => {
      if (error instanceof DomainError) logger.warn({ event: "sign-in-failed", address: clientAddress(context) });
      throw error;
    });
    const flash = { tone: "success", title: "Connexion réussie\u202f!", name: "signed-in" } as const;
    return redirectWithFlash(safeRedirect(redirectTo, await getHomePath(profileId)), flash, { headers });
  });
  return inLanguage(answer, namedLanguage(request));
}

/** Checks the limits and the password, then begins a fresh session. */
async function signIn(input: SignInInput, { request, context }: Omit<Posted, "form">) {
  const tries = await getSignInTries(request, input.email);
  const wait = await tries.consume();
  if (wait !== null) throw tooMany("Trop de tentatives de connexion.", wait);
  await signInsPerAddress(clientNetwork(context));
  const visit = { request, context, device: tries.device };
  const proof = await withPasswordHashLimit(visit, () => authenticate(input));
  const headers = await beginSession(proof, request, context);
  await tries.reset();
  logger.info({ event: "signed-in", profileId: proof.profileId });
  return { profileId: proof.profileId, headers };
}

const signUpsPerAddress = slowDown({ name: "sign-up-address", points: 20, seconds: 3600 });
const signUpsPerEmail = rateLimit({ name: "sign-up-email", points: 3, seconds: 3600 });

/** Milliseconds that a sign-up takes at least, so that its time does not tell whether the address has an account. */
const SIGN_UP_MIN_MS = 500;

/** Creates an account; the answer is the same for an address that has one already, and for a robot. */
async function submitSignUp({ form, request, context }: Posted) {
  const language = namedLanguage(request);
  const answer = await answerByCommand("sign-up", parseForm(form, signUpSchema), async (input) => {
    if (!isRobot(form, "sign-up")) {
      await signUpsPerAddress(clientNetwork(context));
      await withPasswordHashLimit({ request, context }, () => signUpWithinLimit(input, request));
    }
    // True of a new address and of one that has an account already, since both get the same words. A new one with a
    // mail server reads 'Inscription réussie !' once it is confirmed.
    const { received: title, mailed, unmailed } = AUTH_COPY[language].signUp;
    const flash = { tone: "info", title, description: isMailSent ? mailed : unmailed } as const;
    return redirectWithFlash(signInPath(form, language), flash);
  });
  return inLanguage(answer, language);
}

/** Beyond the limit an address is not written to again, and the answer does not tell. */
async function signUpWithinLimit(input: SignUpInput, request: Request): Promise<void> {
  if ((await signUpsPerEmail.consume(input.email)) !== null) return;
  await withMinDuration(scaledMs(SIGN_UP_MIN_MS), signUp(input, visitorLanguage(request)));
}

function signInPath(form: FormData, language: Language): string {
  const redirectTo = safeRedirect(form.get("redirectTo"), "");
  return pathIn(redirectTo ? `/auth?redirectTo=${encodeURIComponent(redirectTo)}` : "/auth", language);
}
