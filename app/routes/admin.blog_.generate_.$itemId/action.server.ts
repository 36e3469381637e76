import { redirect } from "@remix-run/node";
import { listCategories } from "~/features/blog/queries/posts.server";
import { cancelItem, createDraft, createVersion, retryItem } from "~/features/generation/commands/generations.server";
import { DRAFT_SAVED, itemPath } from "~/features/generation/model/generation";
import { getItem } from "~/features/generation/queries/items.server";
import { draftSchema, itemIdSchema, sectionRequestSchema } from "~/features/generation/schema/forms";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Gives an article up, asks for it or for a part of it again, or keeps it as a draft. */
export const action = formAction({
  guard: requireAdmin,
  params: itemIdSchema,
  find: ({ params }) => getItem(params.itemId),
  buttons: {
    cancel: {
      schema: noFields,
      run: async (_, { actor, found }) => {
        await cancelItem(actor, found.id);
        return redirect(itemPath(found.id), 303);
      },
    },
    retry: {
      schema: noFields,
      run: async (_, { actor, found }) => {
        await retryItem(actor, found.id);
        return redirect(itemPath(found.id), 303);
      },
    },
  },
  intents: {
    draft: {
      schema: async () => draftSchema(await listCategories()),
      refused: () => ({}),
      run: async ({ category }, { actor, found }) => {
        const { id } = await createDraft(actor, found.id, category);
        return redirectWithSuccess(`/admin/blog/${id}`, DRAFT_SAVED);
      },
    },
    section: {
      schema: sectionRequestSchema,
      refused: () => ({}),
      run: async (request, { actor, found }) => {
        const { id } = await createVersion(actor, found.id, request);
        return redirect(itemPath(id), 303);
      },
    },
  },
});
