import { data, redirect } from "@remix-run/node";
import type { User } from "~/features/accounts/model";
import { saveLanding } from "~/features/services/landing.server";
import { DISCARD_KEPT, landingSchema, SAVE_LANDING } from "~/features/services/landing-schema";
import { LANDING_SAVED } from "~/features/services/messages";
import { redirectWithFlash } from "~/server/flash.server";
import { refuse } from "~/server/form-answer.server";
import { asNotFound } from "~/server/gone.server";
import { dropKeptForm } from "~/server/kept-forms.server";
import { parseForm } from "~/server/parse-form.server";

interface Post {
  actor: User;
  request: Request;
  serviceId: string;
}

/** Saves a service's own section, or forgets what was kept of it. @throws a 400 for any other form. */
export async function submitLanding({ actor, request, serviceId }: Post) {
  const form = await request.formData();
  const here = `/admin/services/${serviceId}`;
  const intent = form.get("intent") ?? SAVE_LANDING;
  if (intent === DISCARD_KEPT) return redirect(here, { status: 303, headers: await dropKeptForm(request) });
  if (intent !== SAVE_LANDING) throw data(null, { status: 400 });
  const submission = parseForm(form, landingSchema);
  if (submission.status !== "success") return refuse(SAVE_LANDING, submission.reply());
  try {
    await saveLanding(actor, serviceId, submission.value.content);
  } catch (error) {
    throw asNotFound(error, "no-service");
  }
  const flash = { tone: "success", title: "Succès", description: LANDING_SAVED } as const;
  return redirectWithFlash(here, flash, { headers: await dropKeptForm(request) });
}
