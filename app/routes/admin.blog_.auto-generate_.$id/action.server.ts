import { data } from "@remix-run/node";
import { pauseRun, resumeRun, retryFailed } from "~/features/generation/run-commands.server";
import { RUN_PAUSED, RUN_RESUMED, RUN_RETRIED } from "~/features/generation/run-model";
import { runIdSchema, runIntentSchema } from "~/features/generation/run-schema";
import { runWithFlash } from "~/server/http/flash-command.server";
import type { User } from "~/server/sessions/user";

const CHANGES = {
  pause: { apply: pauseRun, said: RUN_PAUSED },
  resume: { apply: resumeRun, said: RUN_RESUMED },
  retry: { apply: retryFailed, said: RUN_RETRIED },
} as const;

interface Asked {
  actor: User;
  params: Readonly<Record<string, string | undefined>>;
  request: Request;
}

/** Pauses or resumes a run, or has its failed articles written again. @throws a 400 for anything else, a 404. */
export async function changeRun({ actor, params, request }: Asked) {
  const run = runIdSchema.safeParse(params);
  if (!run.success) throw data(null, { status: 404 });
  const form = runIntentSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) throw data(null, { status: 400 });
  const { apply, said } = CHANGES[form.data.intent];
  const { pathname } = new URL(request.url);
  return runWithFlash(pathname.replace(/\.data$/, ""), said, () => apply(actor, run.data.id));
}
