import { setPostPublished } from "~/features/blog/commands/posts.server";
import { TO_PUBLISH } from "~/features/blog/model/post";
import { publishSchema } from "~/features/blog/schema";
import { searchHref } from "~/lib/web/search-href";
import { formAction } from "~/server/forms/form-action.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Publishes an article or makes it a draft again. */
export const action = formAction({
  guard: requireAdmin,
  buttons: {
    publish: {
      schema: publishSchema,
      run: async ({ id, is_published }, { actor }) => {
        await setPostPublished(actor, id, is_published);
        return is_published ? "Article publié" : "Article dépublié";
      },
      // An article that lacks something to be published is opened at it; the place in the list stays known.
      refused: ({ code }, { form, request }) => {
        const search = searchHref(new URL(request.url).searchParams, { [TO_PUBLISH]: "1" });
        return code === "invalid" ? { to: `/admin/blog/${form.get("id")}${search}` } : {};
      },
    },
  },
});
