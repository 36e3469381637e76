import type { ActionFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { submitPost } from "~/features/blog/commands/submit-post.server";
import { POST_CREATED } from "~/features/blog/model/post";
import { DISCARD_DRAFT, DRAFT_FIELD } from "~/lib/forms/form-draft";
import { PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { searchHref } from "~/lib/web/search-href";
import { deleteFormDraft } from "~/server/forms/form-drafts.server";
import { readFormWithFiles } from "~/server/forms/read-form-data.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdminSavingDraft } from "~/server/sessions/guards.server";

/** Stores a new article, or discards the draft of its form. @throws a 400 for an unknown intent. */
export async function action(args: ActionFunctionArgs) {
  const actor = await requireAdminSavingDraft(args);
  const { request } = args;
  const sent = await readFormWithFiles(request, PICTURE_MAX_BYTES);
  const { pathname, searchParams } = new URL(request.url);
  const query = searchHref(searchParams, { [DRAFT_FIELD]: null });
  switch (sent.get("intent") ?? "post") {
    case DISCARD_DRAFT:
      return redirect(pathname + query, { status: 303, headers: await deleteFormDraft(request, sent) });
    case "post": {
      const { outcome, form } = await submitPost({ actor, id: null }, sent);
      if ("answer" in outcome) return data(outcome.answer, outcome.status);
      return redirectWithSuccess(`/admin/blog${query}`, POST_CREATED, {
        headers: await deleteFormDraft(request, form),
      });
    }
    default:
      throw data(null, { status: 400 });
  }
}
