import { data, redirect } from "@remix-run/node";
import type { User } from "~/features/accounts/model";
import { getPost } from "~/features/blog/admin-queries.server";
import { submitPost } from "~/features/blog/submit-post.server";
import { DISCARD_KEPT } from "~/lib/kept-text";
import { dropKeptForm, findKeptForms } from "~/server/kept-forms.server";

/** The action of both pages that hold the article's form. @throws a 400 for a form that is none of theirs. */
export async function answerPostForm(post: { actor: User; request: Request; id: string | null }) {
  const form = await post.request.formData();
  const intent = form.get("intent") ?? "post";
  if (intent === "post") return submitPost(post, form);
  if (intent !== DISCARD_KEPT) throw data(null, { status: 400 });
  const headers = await dropKeptForm(post.request, form);
  const { pathname } = new URL(post.request.url);
  return redirect((await isLeft(post)) ? pathname : "/admin/blog", { status: 303, headers });
}

/** Whether there is still a page of the form: that of a deleted article lasts as long as something is kept of it. */
async function isLeft({ request, id }: { request: Request; id: string | null }): Promise<boolean> {
  if (id === null || (await getPost(id))) return true;
  return (await findKeptForms(request)).length > 0;
}
