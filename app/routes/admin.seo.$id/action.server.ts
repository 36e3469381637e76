import { takeTypedTag } from "~/features/blog/commands/post-form.server";
import { updatePostTags } from "~/features/blog/commands/posts.server";
import { postIdSchema, postTagsSchema } from "~/features/blog/schema";
import { SEO_SAVED } from "~/features/seo/model/seo-list";
import { isListStep } from "~/lib/forms/list-step";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Saves an article's tags, or shows the form with one more or one less. */
export const action = formAction({
  guard: requireAdmin,
  params: postIdSchema,
  intents: {
    seo: {
      schema: postTagsSchema,
      beside: ["tag"],
      prepare: (sent) => {
        const { form, error } = takeTypedTag(sent);
        const isStep = sent.get("step") === "add-tag" || isListStep(sent);
        return { form, isStep, status: 200, ...(error && { refused: { tag: [error] } }) };
      },
      run: async (input, { actor, params: { id }, here }) => {
        await updatePostTags(actor, id, input);
        return redirectWithSuccess(here, SEO_SAVED);
      },
    },
  },
});
