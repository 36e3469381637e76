import type { ActionFunctionArgs } from "@remix-run/node";
import { CLIENT_SPACE } from "~/content/client-space/client-space";
import { updateOwnProfile } from "~/features/accounts/commands/update-profile.server";
import { inLanguage } from "~/features/accounts/model/in-language";
import { profileSchema } from "~/features/accounts/schema";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { redirectInWords } from "~/server/http/flash.server";
import { requireUser } from "~/server/sessions/guards.server";

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const submission = parseForm(await request.formData(), profileSchema);
  if (submission.status !== "success") return inLanguage(refuse("profile", submission.reply()), user.language);
  await updateOwnProfile(user, submission.value);
  const language = submission.value.language ?? user.language;
  return redirectInWords("/dashboard", CLIENT_SPACE[language].editProfile.saved, language);
}
