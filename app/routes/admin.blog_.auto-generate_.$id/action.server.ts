import { pauseGeneration, resumeGeneration, retryGeneration } from "~/features/generation/commands/generations.server";
import { GENERATION_PAUSED, GENERATION_RESUMED, GENERATION_RETRIED } from "~/features/generation/model/generation";
import { generationIdSchema } from "~/features/generation/schema/forms";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Pauses or resumes a generation, or has its failed items written again. */
export const action = formAction({
  guard: requireAdmin,
  params: generationIdSchema,
  buttons: {
    pause: {
      schema: noFields,
      run: async (_, { actor, params }) => {
        await pauseGeneration(actor, params.id);
        return GENERATION_PAUSED;
      },
    },
    resume: {
      schema: noFields,
      run: async (_, { actor, params }) => {
        await resumeGeneration(actor, params.id);
        return GENERATION_RESUMED;
      },
    },
    retry: {
      schema: noFields,
      run: async (_, { actor, params }) => {
        await retryGeneration(actor, params.id);
        return GENERATION_RETRIED;
      },
    },
  },
});
