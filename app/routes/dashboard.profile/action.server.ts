import type { ActionFunctionArgs } from "@remix-run/node";
import { updateOwnProfile } from "~/features/accounts/commands/update-profile.server";
import { profileSchema } from "~/features/accounts/schema";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireUser } from "~/server/sessions/guards.server";

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const submission = parseForm(await request.formData(), profileSchema);
  if (submission.status !== "success") return refuse("profile", submission.reply());
  await updateOwnProfile(user, submission.value);
  return redirectWithSuccess("/dashboard", "Profil mis à jour");
}
