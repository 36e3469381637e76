import type { User } from "~/features/accounts/model";
import { saveSettings } from "~/features/settings/commands.server";
import { SETTINGS_SAVED } from "~/features/settings/model";
import { settingsSchema } from "~/features/settings/schema";
import { redirectWithFlash } from "~/server/flash.server";
import { refuse } from "~/server/form-answer.server";
import { parseForm } from "~/server/parse-form.server";

/** Saves what the owner says of the agency, or shows the form again with a sentence under each wrong field. */
export async function saveAgency(actor: User, request: Request) {
  const submission = parseForm(await request.formData(), settingsSchema);
  if (submission.status !== "success") return refuse("agency", submission.reply());
  await saveSettings(actor, submission.value);
  return redirectWithFlash("/admin/settings", { tone: "success", title: "Succès", description: SETTINGS_SAVED });
}
