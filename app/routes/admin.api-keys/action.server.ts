import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { saveApiKey } from "~/features/api-keys/commands/api-keys.server";
import { testApiKey } from "~/features/api-keys/commands/test-api-key.server";
import { API_KEY_KINDS, API_KEY_SAVED, tryIntent } from "~/features/api-keys/model";
import { apiKeyNameSchema, apiKeySchema } from "~/features/api-keys/schema";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { answerWithFlash } from "~/server/http/flash-command.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Tests a key, or stores the posted one. What was typed is never part of the answer. @throws a 400 for an unknown key. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const form = await request.formData();
  const known = apiKeyNameSchema.safeParse(form.get("name"));
  if (!known.success) throw data(null, { status: 400 });
  const back = `/admin/api-keys?tab=${API_KEY_KINDS[known.data].tab}`;
  if (form.get("intent") === tryIntent(known.data))
    return answerWithFlash(back, async () => ({ description: await testApiKey(actor, known.data) }));
  const submission = parseForm(form, apiKeySchema);
  if (submission.status !== "success") {
    const { status, error } = submission.reply({ hideFields: ["api_key"] });
    return refuse(known.data, { status, error });
  }
  const { name, api_key } = submission.value;
  await saveApiKey(actor, name, api_key);
  return redirectWithFlash(back, { tone: "success", title: API_KEY_SAVED, description: API_KEY_KINDS[name].label });
}
