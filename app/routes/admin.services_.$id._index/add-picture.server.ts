import { data } from "@remix-run/node";
import { takePicture } from "~/features/media/commands/take-picture.server";
import { NO_PICTURE } from "~/features/media/schema";
import type { LandingAnswer } from "~/features/services/schema/landing-content";
import { landingSchema, SAVE_LANDING } from "~/features/services/schema/landing-content";
import { PICTURE_FIELDS } from "~/lib/forms/picture-fields";
import { pictureHtml } from "~/lib/html/picture-html";
import { oneLine } from "~/lib/text/clean-text";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import type { User } from "~/server/sessions/user";

/**
 * Keeps the picture that was chosen beside the text and shows the form again, not saved yet, with the picture at the
 * end of what was typed.
 */
export async function addPicture(actor: User, sent: FormData) {
  sent.delete(PICTURE_FIELDS.url);
  const { form, error } = await takePicture(sent, actor);
  const src = String(form.get(PICTURE_FIELDS.url) ?? "");
  const alt = oneLine(String(form.get("image_alt") ?? ""));
  if (!src) return refuse(SAVE_LANDING, shownAgain(form, { [PICTURE_FIELDS.file]: [error ?? NO_PICTURE] }));
  const typed = String(form.get("content") ?? "");
  form.set("content", typed + pictureHtml({ src, alt }));
  form.delete("image_alt");
  return data<LandingAnswer>({ intent: SAVE_LANDING, lastResult: shownAgain(form) });
}

/** The form as it is, not judged yet. */
function shownAgain(form: FormData, error: Record<string, string[]> = {}): LandingAnswer["lastResult"] {
  const { intent, ...reply } = parseForm(form, landingSchema, ["image_alt"]).reply();
  return { ...reply, ...(intent && { intent }), status: undefined, error };
}
