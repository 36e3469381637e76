import { updateSettings } from "~/features/settings/commands.server";
import { changedMeanwhile, SETTINGS_CHANGED, SETTINGS_SAVED } from "~/features/settings/model";
import { settingsSchema } from "~/features/settings/schema";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import type { User } from "~/server/sessions/user";

/**
 * Saves what the owner says of the agency, or shows the form again with a sentence under each wrong field. So under one
 * that somebody else has changed too: the form now knows of it, and saves over it when it is sent once more.
 */
export async function saveAgency(actor: User, request: Request) {
  const submission = parseForm(await request.formData(), settingsSchema);
  if (submission.status !== "success") return refuse("agency", submission.reply());
  const outcome = await updateSettings(actor, submission.value);
  if (outcome.kind === "contested") {
    const { names, stored } = outcome;
    const fieldErrors = Object.fromEntries(names.map((name) => [name, [changedMeanwhile(stored[name])]]));
    const reply = submission.reply({ formErrors: [SETTINGS_CHANGED], fieldErrors });
    const theirs = Object.fromEntries(names.map((name) => [name, stored[name]]));
    const opened = JSON.stringify({ ...submission.value.opened, ...theirs });
    return refuse("agency", { ...reply, initialValue: { ...reply.initialValue, opened } }, { status: 409 });
  }
  return redirectWithFlash("/admin/settings", { tone: "success", title: "Succès", description: SETTINGS_SAVED });
}
