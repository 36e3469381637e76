import { data } from "@remix-run/node";
import { pauseGeneration, resumeGeneration, retryGeneration } from "~/features/generation/commands/generations.server";
import { GENERATION_PAUSED, GENERATION_RESUMED, GENERATION_RETRIED } from "~/features/generation/model/generation";
import { generationIdSchema, generationIntentSchema } from "~/features/generation/schema/run";
import { runWithFlash } from "~/server/http/flash-command.server";
import type { User } from "~/server/sessions/user";

const CHANGES = {
  pause: { apply: pauseGeneration, said: GENERATION_PAUSED },
  resume: { apply: resumeGeneration, said: GENERATION_RESUMED },
  retry: { apply: retryGeneration, said: GENERATION_RETRIED },
} as const;

interface Asked {
  actor: User;
  params: Readonly<Record<string, string | undefined>>;
  request: Request;
}

/** Pauses or resumes a run, or has its failed articles written again. @throws a 400 for anything else, a 404. */
export async function changeRun({ actor, params, request }: Asked) {
  const run = generationIdSchema.safeParse(params);
  if (!run.success) throw data(null, { status: 404 });
  const form = generationIntentSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) throw data(null, { status: 400 });
  const { apply, said } = CHANGES[form.data.intent];
  const { pathname } = new URL(request.url);
  return runWithFlash(pathname.replace(/\.data$/, ""), said, () => apply(actor, run.data.id));
}
