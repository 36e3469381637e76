import { AUTH_COPY } from "~/content/auth/auth";
import { sendPasswordReset } from "~/features/accounts/commands/password-links.server";
import { translateTo } from "~/features/accounts/model/translate";
import { forgotSchema } from "~/features/accounts/schema";
import { withMinDuration } from "~/server/core/min-duration.server";
import { isMailSent, scaledMs } from "~/server/env.server";
import { formAction, openToAll } from "~/server/forms/form-action.server";
import { isRobot } from "~/server/forms/honeypot.server";
import { clientNetwork } from "~/server/http/client-address.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { rateLimit, slowDown } from "~/server/http/rate-limit.server";
import { pathIn } from "~/site/language";
import { namedLanguage } from "~/site/visitor-language";

const perAddress = slowDown({ name: "forgot-address", points: 20, seconds: 3600 });
const perEmail = rateLimit({ name: "forgot-email", points: 3, seconds: 900 });

/** Milliseconds that an answer takes at least, so that its time does not tell whether the address has an account. */
const MIN_MS = 300;

/** Sends a link when there is an account; whether there is, neither the answer nor its time tells. */
export const action = formAction({
  guard: openToAll,
  translate: ({ request }) => translateTo(namedLanguage(request)),
  intents: {
    forgot: {
      schema: forgotSchema,
      run: async ({ email }, { form, request, context }) => {
        const isAllowed = !isRobot(form, "forgot") && (await perEmail.consume(email)) === null;
        if (isAllowed) await perAddress(clientNetwork(context));
        await withMinDuration(scaledMs(MIN_MS), isAllowed ? sendPasswordReset(email) : Promise.resolve());
        const language = namedLanguage(request);
        // The same words for a known and an unknown address.
        const { received: title, mailed, unmailed } = AUTH_COPY[language].forgot;
        const flash = { tone: "success", title, description: isMailSent ? mailed : unmailed } as const;
        // Without a mail server this very page says whom to ask for the link.
        return redirectWithFlash(pathIn(isMailSent ? "/auth" : "/auth/forgot", language), flash);
      },
    },
  },
});
