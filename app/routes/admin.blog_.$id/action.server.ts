import { isOfNewPost, postReply, preparePost, savePost } from "~/features/blog/commands/post-form.server";
import { POST_CREATED, POST_GONE, POST_UPDATED, TO_PUBLISH } from "~/features/blog/model/post";
import { getPost } from "~/features/blog/queries/admin-posts.server";
import { changedPostSchema, postIdSchema, postSchema } from "~/features/blog/schema";
import { DRAFT_FIELD } from "~/lib/forms/form-draft";
import { PICTURE_MAX_BYTES, TEXT_PICTURE_FIELDS } from "~/lib/forms/picture-fields";
import { searchHref } from "~/lib/web/search-href";
import { formAction } from "~/server/forms/form-action.server";
import { listFormDrafts, openFormDrafts, saveFormDraft } from "~/server/forms/form-drafts.server";
import { redirectWithFlash, redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdminSavingDraft } from "~/server/sessions/guards.server";

/** Saves an article and goes back to where the list stood. */
export const action = formAction({
  guard: (request, context, params) =>
    requireAdminSavingDraft(request, context, () =>
      pageAfterDiscarding({ request, params: paramsOr404(postIdSchema, params) }),
    ),
  params: postIdSchema,
  maxFileBytes: PICTURE_MAX_BYTES,
  keepsDraft: true,
  pageAfterDiscarding,
  also: async (form, { request, params: { id } }) => {
    if (!(await hasPage({ request, id, form }))) throw await offerAsNew(request, form);
    return postReply(form);
  },
  intents: {
    post: {
      schema: ({ params: { id }, form }: { params: { id: string }; form: FormData }) =>
        isOfNewPost(id, form) ? postSchema : changedPostSchema,
      beside: [TEXT_PICTURE_FIELDS.alt, "tag"],
      prepare: (form, { actor, params: { id } }) => preparePost(form, { actor, isNew: isOfNewPost(id, form) }),
      run: async (input, { actor, params: { id }, form, request }) => {
        const savedId = await savePost(actor, id, { input, form });
        if (savedId === null) throw await offerAsNew(request, form);
        const list = withoutDraft("/admin/blog", new URL(request.url));
        return redirectWithSuccess(list, savedId === id ? POST_UPDATED : POST_CREATED);
      },
    },
  },
});

function withoutDraft(page: string, { searchParams }: URL): string {
  return page + searchHref(searchParams, { [DRAFT_FIELD]: null, [TO_PUBLISH]: null });
}

/**
 * Where to go once a form draft is discarded: the page of a deleted article lasts as long as one of it is kept. The
 * place in the list from which the writer came stays known.
 */
async function pageAfterDiscarding({ request, params }: { request: Request; params: { id: string } }): Promise<string> {
  const isLeft = (await getPost(params.id)) !== null || (await listFormDrafts(request)).length > 0;
  const url = new URL(request.url);
  return withoutDraft(isLeft ? url.pathname : "/admin/blog", url);
}

/**
 * Whether the page from which the form was sent is still there to show it again. That of a deleted article is, as the
 * form of a new one, while the form draft that its address names is kept: it may have expired, or been discarded in
 * another tab.
 */
async function hasPage({ request, id, form }: { request: Request; id: string; form: FormData }): Promise<boolean> {
  if (await getPost(id)) return true;
  return isOfNewPost(id, form) && (await openFormDrafts(request)).resumed !== null;
}

/**
 * What was typed for an article that was deleted meanwhile stands in a form again, to be saved as a new one. It stays at
 * the address of the former article, by which the server knows whether a model wrote it: no field says so.
 */
async function offerAsNew(request: Request, form: FormData): Promise<Response> {
  const url = new URL(request.url);
  const headers = { "Set-Cookie": await saveFormDraft(request, url.pathname, form) };
  return redirectWithFlash(withoutDraft(url.pathname, url), { tone: "error", ...POST_GONE }, { headers });
}
