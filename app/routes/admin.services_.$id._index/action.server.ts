import type { ActionFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { takePicture } from "~/features/media/commands/take-picture.server";
import { NO_PICTURE } from "~/features/media/schema";
import { updateLandingContent } from "~/features/services/commands/landing-content.server";
import { LANDING_SAVED } from "~/features/services/model/messages";
import { landingSchema, SAVE_LANDING } from "~/features/services/schema/landing-content";
import { serviceIdSchema } from "~/features/services/schema/service";
import { DISCARD_DRAFT } from "~/lib/forms/form-draft";
import type { FormReply } from "~/lib/forms/form-reply";
import { ADD_PICTURE, PICTURE_FIELDS, PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { deadLinkRefusal } from "~/lib/html/dead-link";
import { pictureHtml } from "~/lib/html/picture-html";
import { sanitizeHtml } from "~/lib/html/sanitize-html";
import { oneLine } from "~/lib/text/clean-text";
import { overwrittenVersion } from "~/server/forms/edit-conflict.server";
import { deleteFormDraft } from "~/server/forms/form-drafts.server";
import type { FormOutcome } from "~/server/forms/form-outcome.server";
import { answerForm, saved, shownAgain } from "~/server/forms/form-outcome.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { readFormWithFiles } from "~/server/forms/read-form-data.server";
import { refuse } from "~/server/forms/refuse.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdminSavingDraft } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";
import { editConflictWarning } from "~/site/edit-conflict-warning";

const NO_SERVICE = "no-service";

/**
 * Saves a service's own section, adds a picture to it, or discards the draft of its form.
 * @throws a 400 for any other form, a 404 for a service that is gone.
 */
export async function action(args: ActionFunctionArgs) {
  const actor = await requireAdminSavingDraft(args);
  const { request, params } = args;
  const { id } = paramsOr404(serviceIdSchema, params, NO_SERVICE);
  const form = await readFormWithFiles(request, PICTURE_MAX_BYTES);
  const here = `/admin/services/${id}`;
  const intent = form.get("intent") ?? SAVE_LANDING;
  if (intent === DISCARD_DRAFT) return redirect(here, { status: 303, headers: await deleteFormDraft(request, form) });
  if (intent !== SAVE_LANDING) throw data(null, { status: 400 });
  if (form.get("step") === ADD_PICTURE) return addPicture(actor, form);
  return answerForm(submitLanding(actor, id, form), {
    intent: SAVE_LANDING,
    onSaved: async () => redirectWithSuccess(here, LANDING_SAVED, { headers: await deleteFormDraft(request, form) }),
    notFoundReason: NO_SERVICE,
  });
}

async function submitLanding(actor: User, serviceId: string, form: FormData): Promise<FormOutcome> {
  const submission = parseForm(form, landingSchema, ["image_alt"]);
  if (submission.status !== "success") return shownAgain(submission.reply());
  const { content, version } = submission.value;
  const deadLink = deadLinkRefusal(sanitizeHtml(content));
  if (deadLink) return shownAgain(submission.reply({ fieldErrors: { content: [deadLink] } }));
  const input = { content, version: overwrittenVersion(form) ?? version };
  const outcome = await updateLandingContent(actor, serviceId, input);
  if (outcome.kind === "saved") return saved(undefined);
  const lastResult = submission.reply({ formErrors: editConflictWarning("Ce contenu", outcome) });
  return shownAgain(lastResult, { status: 409, newerVersion: outcome.version });
}

/**
 * Keeps the picture that was chosen beside the text and shows the form again, not saved yet, with the picture at the
 * end of what was typed.
 */
async function addPicture(actor: User, sent: FormData) {
  sent.delete(PICTURE_FIELDS.url);
  const { form, error } = await takePicture(sent, actor);
  const src = String(form.get(PICTURE_FIELDS.url) ?? "");
  const alt = oneLine(String(form.get("image_alt") ?? ""));
  if (!src) return refuse(SAVE_LANDING, unjudged(form, { [PICTURE_FIELDS.file]: [error ?? NO_PICTURE] }));
  const typed = String(form.get("content") ?? "");
  form.set("content", typed + pictureHtml({ src, alt }));
  form.delete("image_alt");
  return data<FormReply>({ intent: SAVE_LANDING, lastResult: unjudged(form) });
}

/** The form as it is, not judged yet. */
function unjudged(form: FormData, error: Record<string, string[]> = {}): FormReply["lastResult"] {
  const { intent, ...reply } = parseForm(form, landingSchema, ["image_alt"]).reply();
  return { ...reply, ...(intent && { intent }), status: undefined, error };
}
