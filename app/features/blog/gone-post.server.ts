import { getPost } from "~/features/blog/admin-queries.server";
import { POST_GONE } from "~/features/blog/model";
import { AS_NEW } from "~/features/blog/post-values";
import { KEPT } from "~/lib/kept-text";
import { searchHref } from "~/lib/search-href";
import { redirectWithFlash } from "~/server/flash.server";
import { keepForm, openKeptForms } from "~/server/kept-forms.server";

/**
 * Whether the page from which an article's form was sent is still there to show it again. That of a deleted one is, as
 * the form of a new article, while the text that its address names is kept: it may have expired, or been given up in
 * another tab.
 */
export async function hasPage({ request, id }: { request: Request; id: string | null }, sent: FormData) {
  if (id === null || (await getPost(id))) return true;
  return sent.has(AS_NEW) && (await openKeptForms(request)).resumed !== null;
}

/**
 * What was typed for an article that was deleted meanwhile stands in a form again, to be saved as a new one. It stays at
 * the address of the former article, by which the server knows whether a model wrote it: no field says so.
 */
export async function offeredAsNew(request: Request, form: FormData): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const headers = { "Set-Cookie": await keepForm(request, pathname, form) };
  const page = pathname + searchHref(searchParams, { [KEPT]: null });
  return redirectWithFlash(page, { tone: "error", ...POST_GONE }, { headers });
}
