import { redirect } from "@remix-run/node";
import { getProviderState } from "~/features/generation/commands/ask-provider.server";
import { createGeneration } from "~/features/generation/commands/generations.server";
import { itemPath } from "~/features/generation/model/generation";
import { subjectSchema } from "~/features/generation/schema/forms";
import { formAction } from "~/server/forms/form-action.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Asks for an article and goes to where it is written. */
export const action = formAction({
  guard: requireAdmin,
  intents: {
    generate: {
      schema: subjectSchema,
      prepare: async (form) => {
        const { problem } = await getProviderState();
        return { form, ...(problem && { refused: { "": [problem] } }) };
      },
      run: async (
        { subject, language, character_count: characterCount, image_prompt: imagePrompt, stamp },
        { actor },
      ) => {
        const brief = { kind: "subject" as const, subject, language, characterCount, imagePrompt };
        const { id } = await createGeneration(actor, { kind: "single", briefs: [brief], stamp });
        return redirect(itemPath(id), 303);
      },
    },
  },
});
