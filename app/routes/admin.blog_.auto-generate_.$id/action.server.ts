import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { pauseGeneration, resumeGeneration, retryGeneration } from "~/features/generation/commands/generations.server";
import { GENERATION_PAUSED, GENERATION_RESUMED, GENERATION_RETRIED } from "~/features/generation/model/generation";
import { generationIdSchema, generationIntentSchema } from "~/features/generation/schema/forms";
import { runWithFlash } from "~/server/http/flash-command.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";

const CHANGES = {
  pause: { apply: pauseGeneration, said: GENERATION_PAUSED },
  resume: { apply: resumeGeneration, said: GENERATION_RESUMED },
  retry: { apply: retryGeneration, said: GENERATION_RETRIED },
} as const;

/** Pauses or resumes a generation, or has its failed items written again. @throws a 400 for an unknown intent. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(generationIdSchema, params);
  const form = generationIntentSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) throw data(null, { status: 400 });
  const { apply, said } = CHANGES[form.data.intent];
  const { pathname } = new URL(request.url);
  return runWithFlash(pathname.replace(/\.data$/, ""), said, () => apply(actor, id));
}
