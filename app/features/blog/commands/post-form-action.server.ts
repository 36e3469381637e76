import { data, redirect } from "@remix-run/node";
import { getPost } from "~/features/blog/queries/admin-posts.server";
import { DISCARD_DRAFT, DRAFT_FIELD } from "~/lib/forms/form-draft";
import { searchHref } from "~/lib/web/search-href";
import { deleteFormDraft, listFormDrafts } from "~/server/forms/form-drafts.server";
import type { User } from "~/server/sessions/user";
import { submitPost } from "./submit-post.server";

/** The action of both pages that hold the article's form. @throws a 400 for a form that is none of theirs. */
export async function answerPostForm(post: { actor: User; request: Request; id: string | null }) {
  const form = await post.request.formData();
  const intent = form.get("intent") ?? "post";
  if (intent === "post") return submitPost(post, form);
  if (intent !== DISCARD_DRAFT) throw data(null, { status: 400 });
  const headers = await deleteFormDraft(post.request, form);
  return redirect(await pageAfterGivingUp(post), { status: 303, headers });
}

/**
 * Where to go once a kept text is given up: the page of a deleted article lasts as long as something is kept of it. The
 * place in the list from which the writer came stays known.
 */
export async function pageAfterGivingUp({ request, id }: { request: Request; id: string | null }): Promise<string> {
  const isLeft = id === null || (await getPost(id)) !== null || (await listFormDrafts(request)).length > 0;
  const { pathname, searchParams } = new URL(request.url);
  return (isLeft ? pathname : "/admin/blog") + searchHref(searchParams, { [DRAFT_FIELD]: null });
}
