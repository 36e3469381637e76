import type { ActionFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { personalDataCopy } from "~/content/personal-data";
import { correctByLink, eraseByLink } from "~/features/personal-data/commands/held-inquiries.server";
import { getDataLink } from "~/features/personal-data/queries.server";
import { correctionSchema, dataTokenOf, erasureSchema } from "~/features/personal-data/schema.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import type { Language } from "~/site/language";
import { LANGUAGE_PARAM } from "~/site/language";

const perLink = rateLimit({ name: "data-link-use", points: 30, seconds: 3600 });

interface Sent {
  form: FormData;
  token: string;
  language: Language;
}

/** Corrects or erases what is held of the link's address. A link that has ended meanwhile: the page says so. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const token = dataTokenOf(request.url);
  const link = await getDataLink(token);
  if (!link) return redirect(accessPath(token), 303);
  const sent = { form, token, language: link.language };
  const intent = form.get("intent");
  if (intent === "correction") return correct(sent, link.email);
  if (intent === "erasure") return erase(sent);
  throw data(null, { status: 400 });
}

async function correct({ form, token, language }: Sent, email: string) {
  const { correct: words, tooOften } = personalDataCopy[language];
  const submission = parseForm(form, correctionSchema(words));
  if (submission.status !== "success") return refuse("correction", submission.reply());
  const wait = await perLink.consume(email);
  if (wait !== null) {
    const reply = submission.reply({ formErrors: [tooOften] });
    return refuse("correction", reply, { status: 429, retryAfterSeconds: wait });
  }
  const isDone = await correctByLink(token, submission.value);
  return redirect(accessPath(token, isDone), 303);
}

async function erase({ form, token, language }: Sent) {
  const submission = parseForm(form, erasureSchema(personalDataCopy[language].erase));
  if (submission.status !== "success") return refuse("erasure", submission.reply());
  if (!(await eraseByLink(token))) return redirect(accessPath(token), 303);
  const params = new URLSearchParams({ ...(language !== "fr" && { [LANGUAGE_PARAM]: language }), demande: "effacee" });
  return redirect(`/mes-donnees?${params}`, 303);
}

function accessPath(token: string, isCorrected = false): string {
  return `/mes-donnees/acces?${new URLSearchParams({ token, ...(isCorrected && { fait: "corrige" }) })}`;
}
