import type { ActionFunctionArgs } from "@remix-run/node";
import { AUTH_COPY } from "~/content/auth/auth";
import { sendPasswordReset } from "~/features/accounts/commands/password-links.server";
import { inLanguage } from "~/features/accounts/model/in-language";
import { forgotSchema } from "~/features/accounts/schema";
import { withMinDuration } from "~/server/core/min-duration.server";
import { isMailSent, scaledMs } from "~/server/env.server";
import { isRobot } from "~/server/forms/honeypot.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
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
export async function action({ request, context }: ActionFunctionArgs) {
  const language = namedLanguage(request);
  const form = await request.formData();
  const submission = parseForm(form, forgotSchema);
  if (submission.status !== "success") return inLanguage(refuse("forgot", submission.reply()), language);
  const { email } = submission.value;
  const isAllowed = !isRobot(form, "forgot") && (await perEmail.consume(email)) === null;
  if (isAllowed) await perAddress(clientNetwork(context));
  await withMinDuration(scaledMs(MIN_MS), isAllowed ? sendPasswordReset(email) : Promise.resolve());
  // The same words for a known and an unknown address.
  const { received: title, mailed, unmailed } = AUTH_COPY[language].forgot;
  const flash = { tone: "success", title, description: isMailSent ? mailed : unmailed } as const;
  // Without a mail server this very page says whom to ask for the link.
  return redirectWithFlash(pathIn(isMailSent ? "/auth" : "/auth/forgot", language), flash);
}
