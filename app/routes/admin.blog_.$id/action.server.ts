import type { ActionFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { submitPost } from "~/features/blog/commands/submit-post.server";
import { POST_CREATED, POST_GONE, POST_UPDATED, TO_PUBLISH } from "~/features/blog/model/post";
import { AS_NEW } from "~/features/blog/model/post-values";
import { getPost } from "~/features/blog/queries/admin-posts.server";
import { postIdSchema } from "~/features/blog/schema";
import { DISCARD_DRAFT, DRAFT_FIELD } from "~/lib/forms/form-draft";
import { PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { searchHref } from "~/lib/web/search-href";
import { deleteFormDraft, listFormDrafts, openFormDrafts, saveFormDraft } from "~/server/forms/form-drafts.server";
import { readFormWithFiles } from "~/server/forms/read-form-data.server";
import { redirectWithFlash, redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdminSavingDraft } from "~/server/sessions/guards.server";

/** Saves an article, or discards the draft of its form. @throws a 400 for an unknown intent. */
export async function action(args: ActionFunctionArgs) {
  const actor = await requireAdminSavingDraft(args, () => pageAfterDiscarding(args));
  const { request, params } = args;
  const { id } = paramsOr404(postIdSchema, params);
  const sent = await readFormWithFiles(request, PICTURE_MAX_BYTES);
  switch (sent.get("intent") ?? "post") {
    case DISCARD_DRAFT: {
      const headers = await deleteFormDraft(request, sent);
      return redirect(await pageAfterDiscarding(args), { status: 303, headers });
    }
    case "post": {
      const { outcome, form } = await submitPost({ actor, id }, sent);
      if (outcome.kind === "saved")
        return redirectToList(request, form, outcome.id === id ? POST_UPDATED : POST_CREATED);
      const isShown = outcome.kind !== "gone" && (await hasPage({ request, id, sent }));
      return isShown ? data(outcome.answer, outcome.status) : offerAsNew(request, form);
    }
    default:
      throw data(null, { status: 400 });
  }
}

function withoutDraft(page: string, { searchParams }: URL): string {
  return page + searchHref(searchParams, { [DRAFT_FIELD]: null, [TO_PUBLISH]: null });
}

/**
 * Where to go once a form draft is discarded: the page of a deleted article lasts as long as one of it is kept. The
 * place in the list from which the writer came stays known.
 */
async function pageAfterDiscarding({ request, params }: ActionFunctionArgs): Promise<string> {
  const { id } = paramsOr404(postIdSchema, params);
  const isLeft = (await getPost(id)) !== null || (await listFormDrafts(request)).length > 0;
  const url = new URL(request.url);
  return withoutDraft(isLeft ? url.pathname : "/admin/blog", url);
}

async function redirectToList(request: Request, form: FormData, description: string) {
  const list = withoutDraft("/admin/blog", new URL(request.url));
  const headers = await deleteFormDraft(request, form);
  return redirectWithSuccess(list, description, { headers });
}

/**
 * Whether the page from which the form was sent is still there to show it again. That of a deleted article is, as the
 * form of a new one, while the form draft that its address names is kept: it may have expired, or been discarded in
 * another tab.
 */
async function hasPage({ request, id, sent }: { request: Request; id: string; sent: FormData }): Promise<boolean> {
  if (await getPost(id)) return true;
  return sent.has(AS_NEW) && (await openFormDrafts(request)).resumed !== null;
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
