import { data, redirect } from "@remix-run/node";
import { updateLandingContent } from "~/features/services/commands/landing-content.server";
import { LANDING_SAVED } from "~/features/services/model/messages";
import type { LandingAnswer } from "~/features/services/schema/landing-content";
import { landingSchema, SAVE_LANDING } from "~/features/services/schema/landing-content";
import { DISCARD_DRAFT } from "~/lib/forms/form-draft";
import { ADD_PICTURE } from "~/lib/forms/picture-fields";
import { overwrittenVersion } from "~/server/forms/edit-conflict.server";
import { deleteFormDraft } from "~/server/forms/form-drafts.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { asNotFound } from "~/server/http/not-found.server";
import type { User } from "~/server/sessions/user";
import { editConflictWarning } from "~/site/edit-conflict-warning";
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
  if (intent === DISCARD_DRAFT) return redirect(here, { status: 303, headers: await deleteFormDraft(request, form) });
  if (intent !== SAVE_LANDING) throw data(null, { status: 400 });
  if (form.get("step") === ADD_PICTURE) return addPicture(actor, form);
  const submission = parseForm(form, landingSchema, ["image_alt"]);
  if (submission.status !== "success") return refuse(SAVE_LANDING, submission.reply());
  const { content, version } = submission.value;
  const input = { content, version: overwrittenVersion(form) ?? version };
  const outcome = await updateLandingContent(actor, serviceId, input).catch((error: unknown) => {
    throw asNotFound(error, "no-service");
  });
  if (outcome.kind === "changed") {
    const lastResult = submission.reply({ formErrors: editConflictWarning("Ce contenu", outcome) });
    return data<LandingAnswer>({ intent: SAVE_LANDING, lastResult, newerVersion: outcome.version }, { status: 409 });
  }
  const flash = { tone: "success", title: "Succès", description: LANDING_SAVED } as const;
  return redirectWithFlash(here, flash, { headers: await deleteFormDraft(request, form) });
}
