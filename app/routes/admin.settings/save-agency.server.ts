import type { User } from "~/features/accounts/model";
import { saveSettings } from "~/features/settings/commands.server";
import { changedMeanwhile, SETTINGS_CHANGED, SETTINGS_SAVED } from "~/features/settings/model";
import { settingsSchema } from "~/features/settings/schema";
import { redirectWithFlash } from "~/server/flash.server";
import { refuse } from "~/server/form-answer.server";
import { parseForm } from "~/server/parse-form.server";

/**
 * Saves what the owner says of the agency, or shows the form again with a sentence under each wrong field. So under one
 * that somebody else has changed too: the form now knows of it, and saves over it when it is sent once more.
 */
export async function saveAgency(actor: User, request: Request) {
  const submission = parseForm(await request.formData(), settingsSchema);
  if (submission.status !== "success") return refuse("agency", submission.reply());
  const outcome = await saveSettings(actor, submission.value);
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
