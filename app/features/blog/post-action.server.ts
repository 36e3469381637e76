import { data, redirect } from "@remix-run/node";
import type { User } from "~/features/accounts/model";
import { getPost } from "~/features/blog/admin-queries.server";
import { submitPost } from "~/features/blog/submit-post.server";
import { DISCARD_KEPT, KEPT } from "~/lib/kept-text";
import { searchHref } from "~/lib/search-href";
import { dropKeptForm, findKeptForms } from "~/server/kept-forms.server";

/** The action of both pages that hold the article's form. @throws a 400 for a form that is none of theirs. */
export async function answerPostForm(post: { actor: User; request: Request; id: string | null }) {
  const form = await post.request.formData();
  const intent = form.get("intent") ?? "post";
  if (intent === "post") return submitPost(post, form);
  if (intent !== DISCARD_KEPT) throw data(null, { status: 400 });
  const headers = await dropKeptForm(post.request, form);
  return redirect(await pageAfterGivingUp(post), { status: 303, headers });
}

/**
 * Where to go once a kept text is given up: the page of a deleted article lasts as long as something is kept of it. The
 * place in the list from which the writer came stays known.
 */
export async function pageAfterGivingUp({ request, id }: { request: Request; id: string | null }): Promise<string> {
  const isLeft = id === null || (await getPost(id)) !== null || (await findKeptForms(request)).length > 0;
  const { pathname, searchParams } = new URL(request.url);
  return (isLeft ? pathname : "/admin/blog") + searchHref(searchParams, { [KEPT]: null });
}
