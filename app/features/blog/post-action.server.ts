import { data, redirect } from "@remix-run/node";
import type { User } from "~/features/accounts/model";
import { getPost } from "~/features/blog/admin-queries.server";
import { DISCARD_KEPT } from "~/features/blog/post-values";
import { submitPost } from "~/features/blog/submit-post.server";
import { dropKeptForm } from "~/server/kept-forms.server";

/** The action of both pages that hold the article's form. @throws a 400 for a form that is none of theirs. */
export async function answerPostForm(post: { actor: User; request: Request; id: string | null }) {
  const form = await post.request.formData();
  const intent = form.get("intent") ?? "post";
  if (intent === "post") return submitPost(post, form);
  if (intent !== DISCARD_KEPT) throw data(null, { status: 400 });
  const { pathname } = new URL(post.request.url);
  const isGone = post.id !== null && (await getPost(post.id)) === null;
  return redirect(isGone ? "/admin/blog" : pathname, { status: 303, headers: await dropKeptForm(post.request, form) });
}
