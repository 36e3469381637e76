import { data, redirect } from "@remix-run/node";
import type { User } from "~/features/accounts/model";
import { saveLanding } from "~/features/services/landing.server";
import type { LandingAnswer } from "~/features/services/landing-schema";
import { landingSchema, SAVE_LANDING } from "~/features/services/landing-schema";
import { LANDING_SAVED } from "~/features/services/messages";
import { DISCARD_KEPT } from "~/lib/kept-text";
import { ADD_PICTURE } from "~/lib/picture-fields";
import { overwrittenVersion, warnOfChange } from "~/server/changed-meanwhile.server";
import { redirectWithFlash } from "~/server/flash.server";
import { refuse } from "~/server/form-answer.server";
import { asNotFound } from "~/server/gone.server";
import { dropKeptForm } from "~/server/kept-forms.server";
import { parseForm } from "~/server/parse-form.server";
import { addPicture } from "./add-picture.server";

interface Post {
  actor: User;
  request: Request;
  serviceId: string;
}

/**
 * Saves a service's own section, brings a picture into it, or forgets what was kept of it.
 * @throws a 400 for any other form, a 404 for a service that is gone.
 */
export async function submitLanding({ actor, request, serviceId }: Post) {
  const form = await request.formData();
  const here = `/admin/services/${serviceId}`;
  const intent = form.get("intent") ?? SAVE_LANDING;
  if (intent === DISCARD_KEPT) return redirect(here, { status: 303, headers: await dropKeptForm(request, form) });
  if (intent !== SAVE_LANDING) throw data(null, { status: 400 });
  if (form.get("step") === ADD_PICTURE) return addPicture(actor, form);
  const submission = parseForm(form, landingSchema, ["image_alt"]);
  if (submission.status !== "success") return refuse(SAVE_LANDING, submission.reply());
  const { content, version } = submission.value;
  const input = { content, version: overwrittenVersion(form) ?? version };
  const outcome = await saveLanding(actor, serviceId, input).catch((error: unknown) => {
    throw asNotFound(error, "no-service");
  });
  if (outcome.kind === "changed") {
    const lastResult = submission.reply({ formErrors: warnOfChange("Ce contenu", outcome) });
    return data<LandingAnswer>({ intent: SAVE_LANDING, lastResult, newerVersion: outcome.version }, { status: 409 });
  }
  const flash = { tone: "success", title: "Succès", description: LANDING_SAVED } as const;
  return redirectWithFlash(here, flash, { headers: await dropKeptForm(request, form) });
}
