import { postReply, preparePost, savePost } from "~/features/blog/commands/post-form.server";
import { POST_CREATED } from "~/features/blog/model/post";
import { postSchema } from "~/features/blog/schema";
import { DRAFT_FIELD } from "~/lib/forms/form-draft";
import { PICTURE_MAX_BYTES, TEXT_PICTURE_FIELDS } from "~/lib/forms/picture-fields";
import { searchHref } from "~/lib/web/search-href";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdminSavingDraft } from "~/server/sessions/guards.server";

/** Stores a new article and goes back to where the list stood. */
export const action = formAction({
  guard: (request, context) => requireAdminSavingDraft(request, context),
  maxFileBytes: PICTURE_MAX_BYTES,
  keepsDraft: true,
  also: postReply,
  intents: {
    post: {
      schema: postSchema,
      beside: [TEXT_PICTURE_FIELDS.alt, "tag"],
      prepare: (form, { actor }) => preparePost(form, { actor, isNew: true }),
      run: async (input, { actor, form, request }) => {
        await savePost(actor, null, { input, form });
        const query = searchHref(new URL(request.url).searchParams, { [DRAFT_FIELD]: null });
        return redirectWithSuccess(`/admin/blog${query}`, POST_CREATED);
      },
    },
  },
});
