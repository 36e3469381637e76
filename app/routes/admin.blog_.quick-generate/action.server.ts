import { findProviderState } from "~/features/generation/ask-whole.server";
import { briefOf, fiveSchema } from "~/features/generation/five-schema";
import { startRun } from "~/features/generation/run-commands.server";
import { RUN_STARTED } from "~/features/generation/run-model";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import type { User } from "~/server/sessions/user";

/** Starts a run of the five subjects, or shows the form again with what is to be mended. */
export async function startFive(actor: User, form: FormData) {
  const submission = parseForm(form, fiveSchema);
  if (submission.status !== "success") return refuse("five", submission.reply());
  const { problem } = await findProviderState();
  if (problem) return refuse("five", submission.reply({ formErrors: [problem] }));
  const { stamp, subjects } = submission.value;
  const { id } = await startRun(actor, { kind: "five", source: null, briefs: subjects.map(briefOf), stamp });
  const flash = {
    tone: "success",
    title: RUN_STARTED,
    description: "Cinq articles sont en cours d’écriture.",
  } as const;
  return redirectWithFlash(`/admin/blog/auto-generate/${id}`, flash);
}
