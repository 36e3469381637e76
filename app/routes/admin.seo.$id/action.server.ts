import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { takeTypedTag } from "~/features/blog/commands/post-form-parts.server";
import { postConflictWarning, updatePostTags } from "~/features/blog/commands/posts.server";
import { postIdSchema, postTagsSchema } from "~/features/blog/schema";
import { SEO_SAVED } from "~/features/seo/model/seo-list";
import type { FormReply } from "~/lib/forms/form-reply";
import { requestPath } from "~/lib/web/request-path";
import { parseForm } from "~/server/forms/parse-form.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { asNotFound, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** The answer to the form when it is shown again. */
export interface SeoAnswer extends FormReply {
  /** The version that another user has saved meanwhile. */
  newerVersion?: number;
}

/** Saves an article's tags, or shows the form with one more or one less. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(postIdSchema, params);
  const sent = await request.formData();
  const { form, error: tagError } = takeTypedTag(sent);
  const isStep = sent.get("step") === "add-tag" || sent.has("__intent__");
  const submission = parseForm(form, postTagsSchema);
  const fieldErrors: Record<string, string[]> = tagError ? { tag: [tagError] } : {};
  if (isStep) {
    const { intent, ...reply } = submission.reply();
    return answered({ ...reply, ...(intent && { intent }), status: undefined, error: fieldErrors }, 200);
  }
  if (submission.status !== "success" || tagError) return answered(submission.reply({ fieldErrors }), 400);
  const { tags, version } = submission.value;
  const overwritten = Number(sent.get("overwrite")) || version;
  const outcome = await updatePostTags(actor, id, { tags, version: overwritten }).catch((error: unknown) => {
    throw asNotFound(error);
  });
  if (outcome.kind === "saved") {
    return redirectWithSuccess(requestPath(request), SEO_SAVED);
  }
  return answered(submission.reply({ formErrors: postConflictWarning(outcome) }), 409, outcome.version);
}

function answered(lastResult: FormReply["lastResult"], status: number, newerVersion?: number) {
  return data<SeoAnswer>({ intent: "seo", lastResult, ...(newerVersion && { newerVersion }) }, { status });
}
