import { data } from "@remix-run/node";
import { takeTypedTag } from "~/features/blog/commands/add-typed-tag.server";
import { changeWarning } from "~/features/blog/commands/conflict-warning.server";
import { savePostTags } from "~/features/blog/commands/save-post-tags.server";
import { postTagsSchema } from "~/features/blog/schema";
import { SEO_SAVED } from "~/features/seo/model/seo-list";
import type { FormReply } from "~/lib/forms/form-reply";
import { requestPath } from "~/lib/web/request-path";
import { parseForm } from "~/server/forms/parse-form.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { asNotFound } from "~/server/http/not-found.server";
import type { User } from "~/server/sessions/user";

/** The answer to the form when it is shown again. */
export interface SeoAnswer extends FormReply {
  /** The version that somebody else has saved meanwhile. */
  newerVersion?: number;
}

/** Saves an article's tags, or shows the form with one more or one less. */
export async function submitSeo({ actor, request, id }: { actor: User; request: Request; id: string }) {
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
  const outcome = await savePostTags(actor, id, { tags, version: overwritten }).catch((error: unknown) => {
    throw asNotFound(error);
  });
  if (outcome.kind === "saved") {
    return redirectWithFlash(requestPath(request), { tone: "success", title: "Succès", description: SEO_SAVED });
  }
  return answered(submission.reply({ formErrors: changeWarning(outcome) }), 409, outcome.version);
}

function answered(lastResult: FormReply["lastResult"], status: number, newerVersion?: number) {
  return data<SeoAnswer>({ intent: "seo", lastResult, ...(newerVersion && { newerVersion }) }, { status });
}
