import type { ActionFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { personalDataCopy } from "~/content/personal-data";
import { sendDataLink } from "~/features/personal-data/commands/data-links.server";
import { dataLinkSchema } from "~/features/personal-data/schema.server";
import { withMinDuration } from "~/server/core/min-duration.server";
import { scaledMs } from "~/server/env.server";
import { isRobot } from "~/server/forms/honeypot.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { clientNetwork } from "~/server/http/client-address.server";
import { rateLimit, slowDown } from "~/server/http/rate-limit.server";
import { isLanguage, LANGUAGE_PARAM } from "~/site/language";

const perAddress = slowDown({ name: "data-link-address", points: 20, seconds: 3600 });
const perEmail = rateLimit({ name: "data-link-email", points: 3, seconds: 900 });

/** Milliseconds that an answer takes at least, so that its time does not tell whether anything is held. */
const MIN_MS = 300;

/** Sends a link where something is held of the address; whether it is, neither the answer nor its time tells. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const asked = new URL(request.url).searchParams.get(LANGUAGE_PARAM);
  const language = isLanguage(asked) ? asked : "fr";
  const submission = parseForm(form, dataLinkSchema(personalDataCopy[language]));
  if (submission.status !== "success") return refuse("data-link", submission.reply());
  const { email } = submission.value;
  const isAllowed = !isRobot(form, "data-link") && (await perEmail.consume(email)) === null;
  if (isAllowed) await perAddress(clientNetwork(context));
  await withMinDuration(scaledMs(MIN_MS), isAllowed ? sendDataLink(email, language) : Promise.resolve());
  const params = new URLSearchParams({ ...(language !== "fr" && { [LANGUAGE_PARAM]: language }), demande: "recue" });
  return redirect(`/mes-donnees?${params}`, 303);
}
