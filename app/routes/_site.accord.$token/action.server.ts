import type { ActionFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { consentCopy } from "~/content/case-consent";
import { giveConsent, withdrawConsent } from "~/features/case-studies/commands/consents.server";
import { getConsent } from "~/features/case-studies/queries/consents.server";
import { consentSchema } from "~/features/case-studies/schema";
import { digest } from "~/server/crypto/tokens.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { rateLimit } from "~/server/http/rate-limit.server";

const perLink = rateLimit({ name: "case-consent", points: 30, seconds: 3600 });

/** Gives or takes back the leave that the link asks for. A link that has ended meanwhile: the page says so. */
export async function action({ request, params }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const here = `/accord/${token}`;
  const form = await request.formData();
  const intent = form.get("intent");
  if (intent !== "give" && intent !== "withdraw") throw data(null, { status: 400 });
  const consent = await getConsent(token);
  if (!consent) return redirect(here, 303);
  const { missingName, longName, tooOften } = consentCopy[consent.language];
  const submission = parseForm(form, consentSchema({ missing: missingName, tooLong: longName }));
  if (intent === "give" && submission.status !== "success") return refuse(intent, submission.reply());
  const wait = await perLink.consume(digest(token));
  if (wait !== null) {
    const reply = submission.reply({ formErrors: [tooOften] });
    return refuse(intent, reply, { status: 429, retryAfterSeconds: wait });
  }
  if (intent === "give" && submission.status === "success") await giveConsent(token, submission.value.name);
  else await withdrawConsent(token);
  return redirect(here, 303);
}
