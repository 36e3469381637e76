import type { ActionFunctionArgs } from "@remix-run/node";
import { updateSettings } from "~/features/settings/commands.server";
import { changedMeanwhile, SETTINGS_CHANGED, SETTINGS_SAVED } from "~/features/settings/model";
import { settingsSchema } from "~/features/settings/schema";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/**
 * Saves what the owner says of the agency, or shows the form again with a sentence under each wrong field. So under one
 * that another request has changed too: the form now knows of it, and saves over it when it is sent once more.
 */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
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
  return redirectWithSuccess("/admin/settings", SETTINGS_SAVED);
}
