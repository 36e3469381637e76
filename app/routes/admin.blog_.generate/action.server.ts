import type { ActionFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { getProviderState } from "~/features/generation/commands/ask-provider.server";
import { createGeneration } from "~/features/generation/commands/generations.server";
import { itemPath } from "~/features/generation/model/generation";
import { subjectSchema } from "~/features/generation/schema/forms";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Asks for an article and goes to where it is written, or shows the form again. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const submission = parseForm(await request.formData(), subjectSchema);
  const { problem } = await getProviderState();
  if (submission.status !== "success" || problem) {
    return refuse("generate", submission.reply(problem ? { formErrors: [problem] } : {}));
  }
  const { subject, language, character_count: characterCount, image_prompt: imagePrompt, stamp } = submission.value;
  const brief = { kind: "subject" as const, subject, language, characterCount, imagePrompt };
  const { id } = await createGeneration(actor, { kind: "single", briefs: [brief], stamp });
  return redirect(itemPath(id), 303);
}
