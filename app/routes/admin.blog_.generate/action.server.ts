import { redirect } from "@remix-run/node";
import { getProviderState } from "~/features/generation/commands/ask-provider.server";
import { startArticle } from "~/features/generation/commands/single.server";
import { itemPath } from "~/features/generation/model/single";
import { subjectSchema } from "~/features/generation/schema/forms";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import type { User } from "~/server/sessions/user";

const INTENT = "generate";

/** Asks for an article and goes to where it is written, or shows the form again. */
export async function submitSubject(actor: User, form: FormData) {
  const submission = parseForm(form, subjectSchema);
  const { problem } = await getProviderState();
  if (submission.status !== "success" || problem) {
    return refuse(INTENT, submission.reply(problem ? { formErrors: [problem] } : {}));
  }
  const { subject, language, character_count: characterCount, image_prompt: imagePrompt, stamp } = submission.value;
  const brief = { kind: "subject" as const, subject, language, characterCount, imagePrompt };
  const { id } = await startArticle(actor, brief, stamp);
  return redirect(itemPath(id), 303);
}
