import { getProviderState } from "~/features/generation/commands/ask-provider.server";
import { createGeneration } from "~/features/generation/commands/generations.server";
import { GENERATION_STARTED } from "~/features/generation/model/generation";
import { briefOf, fiveSchema } from "~/features/generation/schema/forms";
import { DomainError } from "~/server/errors.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Starts a generation of the five subjects. */
export const action = formAction({
  guard: requireAdmin,
  intents: {
    five: {
      schema: fiveSchema,
      run: async ({ stamp, subjects }, { actor }) => {
        const { problem } = await getProviderState();
        if (problem) throw new DomainError("unavailable", problem);
        const briefs = subjects.map(briefOf);
        const { id } = await createGeneration(actor, { kind: "five", source: null, briefs, stamp });
        const description = "Cinq articles sont en cours d’écriture.";
        const flash = { tone: "success", title: GENERATION_STARTED, description } as const;
        return redirectWithFlash(`/admin/blog/auto-generate/${id}`, flash);
      },
    },
  },
});
