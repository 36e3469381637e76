import type { ActionFunctionArgs } from "@remix-run/node";
import { getProviderState } from "~/features/generation/commands/ask-provider.server";
import { createGeneration } from "~/features/generation/commands/generations.server";
import { GENERATION_STARTED } from "~/features/generation/model/generation";
import { briefOf, fiveSchema } from "~/features/generation/schema/forms";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Starts a generation of the five subjects, or shows the form again with what is to be corrected. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const submission = parseForm(await request.formData(), fiveSchema);
  if (submission.status !== "success") return refuse("five", submission.reply());
  const { problem } = await getProviderState();
  if (problem) return refuse("five", submission.reply({ formErrors: [problem] }));
  const { stamp, subjects } = submission.value;
  const { id } = await createGeneration(actor, { kind: "five", source: null, briefs: subjects.map(briefOf), stamp });
  const description = "Cinq articles sont en cours d’écriture.";
  const flash = { tone: "success", title: GENERATION_STARTED, description } as const;
  return redirectWithFlash(`/admin/blog/auto-generate/${id}`, flash);
}
