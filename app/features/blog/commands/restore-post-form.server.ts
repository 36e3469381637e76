import { POST_GONE } from "~/features/blog/model/post";
import { AS_NEW } from "~/features/blog/model/post-values";
import { getPost } from "~/features/blog/queries/admin-posts.server";
import { DRAFT_FIELD } from "~/lib/forms/form-draft";
import { searchHref } from "~/lib/web/search-href";
import { openFormDrafts, saveFormDraft } from "~/server/forms/form-drafts.server";
import { redirectWithFlash } from "~/server/http/flash.server";

/**
 * Whether the page from which an article's form was sent is still there to show it again. That of a deleted one is, as
 * the form of a new article, while the text that its address names is kept: it may have expired, or been given up in
 * another tab.
 */
export async function hasPage({ request, id }: { request: Request; id: string | null }, sent: FormData) {
  if (id === null || (await getPost(id))) return true;
  return sent.has(AS_NEW) && (await openFormDrafts(request)).resumed !== null;
}

/**
 * What was typed for an article that was deleted meanwhile stands in a form again, to be saved as a new one. It stays at
 * the address of the former article, by which the server knows whether a model wrote it: no field says so.
 */
export async function offeredAsNew(request: Request, form: FormData): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const headers = { "Set-Cookie": await saveFormDraft(request, pathname, form) };
  const page = pathname + searchHref(searchParams, { [DRAFT_FIELD]: null });
  return redirectWithFlash(page, { tone: "error", ...POST_GONE }, { headers });
}
