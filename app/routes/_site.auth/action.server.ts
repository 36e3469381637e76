import type { ActionFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { AUTH_COPY } from "~/content/auth";
import { authenticate } from "~/features/accounts/authenticate.server";
import { translateTo } from "~/features/accounts/model/sentences";
import { getHomePath } from "~/features/accounts/queries.server";
import { signInSchema, signUpSchema } from "~/features/accounts/schema";
import { signUp } from "~/features/accounts/sign-up.server";
import { safeRedirect } from "~/lib/web/safe-redirect";
import { withMinDuration } from "~/server/core/min-duration.server";
import { isMailSent, scaledMs } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { formAction, openToAll } from "~/server/forms/form-action.server";
import { isRobot } from "~/server/forms/honeypot.server";
import { clientAddress, clientNetwork } from "~/server/http/client-address.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { rateLimit, slowDown, tooMany } from "~/server/http/rate-limit.server";
import { logger } from "~/server/logger.server";
import { beginSession } from "~/server/sessions/begin-session.server";
import { getSignInTries, withPasswordHashLimit } from "~/server/sessions/sign-in-limits.server";
import { pathIn } from "~/site/language";
import { namedLanguage, visitorLanguage } from "~/site/visitor-language";

// One address may be a whole office, or a proxy: it is slowed, and never refused.
const signInsPerAddress = slowDown({ name: "sign-in-address", points: 100, seconds: 900 });
const signUpsPerAddress = slowDown({ name: "sign-up-address", points: 20, seconds: 3600 });
const signUpsPerEmail = rateLimit({ name: "sign-up-email", points: 3, seconds: 3600 });

/** Milliseconds that a sign-up takes at least, so that its time does not tell whether the address has an account. */
const SIGN_UP_MIN_MS = 500;

export const action = formAction({
  guard: openToAll,
  translate: ({ request }) => translateTo(namedLanguage(request)),
  intents: {
    "sign-in": {
      schema: signInSchema,
      run: (input, visit) =>
        signIn(input, visit).catch((error: unknown) => {
          if (error instanceof DomainError)
            logger.warn({ event: "sign-in-failed", address: clientAddress(visit.context) });
          throw error;
        }),
    },
    "sign-up": {
      schema: signUpSchema,
      // The answer is the same for an address that has an account already, and for a robot.
      run: async (input, { form, request, context }) => {
        if (!isRobot(form, "sign-up")) {
          await signUpsPerAddress(clientNetwork(context));
          await withPasswordHashLimit({ request, context }, async () => {
            // Beyond the limit an address is not written to again, and the answer does not tell.
            if ((await signUpsPerEmail.consume(input.email)) !== null) return;
            await withMinDuration(scaledMs(SIGN_UP_MIN_MS), signUp(input, visitorLanguage(request)));
          });
        }
        const language = namedLanguage(request);
        // A new address with a mail server reads 'Inscription réussie !' once it is confirmed.
        const { received: title, mailed, unmailed } = AUTH_COPY[language].signUp;
        const flash = { tone: "info", title, description: isMailSent ? mailed : unmailed } as const;
        const redirectTo = safeRedirect(form.get("redirectTo"), "");
        const signInPath = redirectTo ? `/auth?redirectTo=${encodeURIComponent(redirectTo)}` : "/auth";
        return redirectWithFlash(pathIn(signInPath, language), flash);
      },
    },
  },
});

async function signIn(
  { redirectTo, ...input }: z.output<typeof signInSchema>,
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
): Promise<Response> {
  const tries = await getSignInTries(request, input.email);
  const wait = await tries.consume();
  if (wait !== null) throw tooMany("Trop de tentatives de connexion.", wait);
  await signInsPerAddress(clientNetwork(context));
  const proof = await withPasswordHashLimit({ request, context, device: tries.device }, () => authenticate(input));
  const headers = await beginSession(proof, request, context);
  await tries.reset();
  logger.info({ event: "signed-in", profileId: proof.profileId });
  const flash = { tone: "success", title: "Connexion réussie\u202f!", name: "signed-in" } as const;
  return redirectWithFlash(safeRedirect(redirectTo, await getHomePath(proof.profileId)), flash, { headers });
}
