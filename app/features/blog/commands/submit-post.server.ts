import { data } from "@remix-run/node";
import { POST_CREATED, POST_UPDATED } from "~/features/blog/model/post";
import { AS_NEW, valuesOfForm } from "~/features/blog/model/post-values";
import { REVIEW_MISSING } from "~/features/blog/model/review-rule";
import type { Preview } from "~/features/blog/queries/preview.server";
import { renderPreview } from "~/features/blog/queries/preview.server";
import type { PostInput } from "~/features/blog/schema";
import {
  CONTENT_MAX_LENGTH,
  changedPostSchema,
  postSchema,
  REQUIRED_MESSAGE,
  SLUG_TAKEN_MESSAGE,
} from "~/features/blog/schema";
import { takePicture } from "~/features/media/commands/take-picture.server";
import { NO_PICTURE } from "~/features/media/schema";
import { DRAFT_FIELD } from "~/lib/forms/form-draft";
import type { FormReply } from "~/lib/forms/form-reply";
import { ADD_PICTURE, TEXT_PICTURE_FIELDS } from "~/lib/forms/picture-fields";
import { searchHref } from "~/lib/web/search-href";
import { DomainError } from "~/server/errors.server";
import { deleteFormDraft } from "~/server/forms/form-drafts.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import type { User } from "~/server/sessions/user";
import { takeTextPicture } from "./add-text-picture.server";
import { takeTypedTag } from "./add-typed-tag.server";
import { changeWarning } from "./conflict-warning.server";
import { createPost } from "./create-post.server";
import { hasPage, offeredAsNew } from "./restore-post-form.server";
import { updatePost } from "./update-post.server";

/** The answer to an article's form that is shown again. */
export interface PostAnswer extends FormReply {
  preview: Preview;
  /** The version that somebody else has saved meanwhile. */
  newerVersion?: number;
  /** What the refused button was to do besides saving. */
  step?: string;
}

interface Post {
  actor: User;
  request: Request;
  /** The article; null for a new one. */
  id: string | null;
}

/** A new article's slug may be left to its title; the address of one that exists changes by no oversight. */
const REQUIRED_FIELDS = ["title", "excerpt", "content", "category"];

/** Carries out a post of the article's form: saves it, or shows it again with another tag or its preview. */
export async function submitPost(post: Post, sent: FormData) {
  const parts = await takeParts(sent, post.actor);
  const answer = await answerTo(post, sent, parts);
  if (answer instanceof Response || (await hasPage(post, sent))) return answer;
  return offeredAsNew(post.request, parts.form);
}

async function answerTo(post: Post, sent: FormData, { form, errors, hasPicture }: Parts) {
  const { step, version: overwritten } = wishOf(sent);
  const isAdding = isAddingTag(sent);
  if (isShownAgain(sent)) {
    const noPicture = step === ADD_PICTURE && !hasPicture ? NO_PICTURE : undefined;
    const text_image_file = errors.text_image_file ?? noPicture;
    return showAgain(form, { ...errors, text_image_file, tag: isAdding ? errors.tag : undefined });
  }
  const isNew = post.id === null || sent.has(AS_NEW);
  const submission = parseForm(form, isNew ? postSchema : changedPostSchema, [TEXT_PICTURE_FIELDS.alt]);
  if (submission.status !== "success" || Object.keys(sentencesOf(errors)).length > 0) {
    return refused(
      form,
      submission.reply(reasons(form, errors, isNew ? REQUIRED_FIELDS : [...REQUIRED_FIELDS, "slug"])),
    );
  }
  const { version, ...typed } = submission.value;
  const content = { ...typed, is_published: typed.is_published || step === "publish" };
  const outcome = await save(post, { ...content, version: overwritten ?? version }, isNew);
  if (outcome.kind === "saved") return saved(post, form, outcome.id);
  if (outcome.kind === "gone") return offeredAsNew(post.request, form);
  if (outcome.kind === "slug-taken") {
    return refused(form, submission.reply({ fieldErrors: { slug: [SLUG_TAKEN_MESSAGE] } }));
  }
  if (outcome.kind === "not-reviewed") {
    return refused(form, submission.reply({ fieldErrors: { ai_reviewed: [REVIEW_MISSING] } }));
  }
  const lastResult = submission.reply({ formErrors: changeWarning(outcome, content.is_published) });
  return changedMeanwhile(form, lastResult, { newerVersion: outcome.version, step });
}

function isAddingTag(sent: FormData): boolean {
  const { step } = wishOf(sent);
  return step === "add-tag" || (step === "enter" && Boolean(sent.get("tag")));
}

/** Whether the form only comes back with something more, and nothing is saved. */
function isShownAgain(sent: FormData): boolean {
  const { step } = wishOf(sent);
  return isAddingTag(sent) || step === "preview" || step === ADD_PICTURE || sent.has("__intent__");
}

type Parts = Awaited<ReturnType<typeof takeParts>>;

/** The form with its typed tag and its pictures taken, and a sentence about each that was refused. */
async function takeParts(sent: FormData, actor: User) {
  const text = await takeTextPicture(sent, actor);
  const cover = await takePicture(text.form, actor, { isSaving: !isShownAgain(sent) });
  const { form, error } = takeTypedTag(cover.form);
  const errors: Errors = { tag: error, image_url: cover.error, text_image_file: text.error };
  return { form, errors, hasPicture: text.isTaken };
}

function reasons(form: FormData, errors: Errors, required: readonly string[]) {
  const isMissing = required.some((name) => !String(form.get(name) ?? "").trim());
  return { ...(isMissing && { formErrors: [REQUIRED_MESSAGE] }), fieldErrors: sentencesOf(errors) };
}

/** A sentence about a field that its schema knows nothing of. */
type Errors = Partial<Record<"tag" | "image_url" | "text_image_file", string | undefined>>;

function sentencesOf(errors: Errors): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).flatMap(([name, error]) => (error ? [[name, [error]]] : [])));
}

/** Stores a new article, saves one over another, or makes a new one of what is left of a deleted one. */
async function save({ actor, id }: Post, { version, ...content }: PostInput, isNew: boolean) {
  if (id === null) return createPost(actor, content);
  const outcome = await updatePost(actor, id, { ...content, version }).catch(asGone);
  return outcome.kind === "gone" && isNew ? createPost(actor, content, id) : outcome;
}

/** What becomes of an article that was deleted meanwhile. */
function asGone(error: unknown) {
  if (error instanceof DomainError && error.code === "not-found") return { kind: "gone" as const };
  throw error;
}

/** What the pressed button wants: a step, and the version which the writer has decided to save over. */
function wishOf(sent: FormData): { step: string; version?: number } {
  const overwrite = sent.get("overwrite");
  const [number, step = ""] = typeof overwrite === "string" ? overwrite.split(" ") : [];
  const version = Number(number ?? Number.NaN);
  return { step: String(sent.get("step") ?? step), ...(Number.isSafeInteger(version) && { version }) };
}

function previewOf(form: FormData): Preview {
  const values = valuesOfForm(form);
  // A text that is refused for its length is not drawn to its end.
  return renderPreview({ ...values, content: values.content.slice(0, CONTENT_MAX_LENGTH) });
}

/** The form as it is, not judged yet. */
function showAgain(form: FormData, errors: Errors) {
  const { intent, ...reply } = parseForm(form, postSchema, [TEXT_PICTURE_FIELDS.alt]).reply();
  const error = sentencesOf(errors);
  const lastResult = { ...reply, ...(intent && { intent }), status: undefined, error };
  return data<PostAnswer>({ intent: "post", lastResult, preview: previewOf(form) });
}

function refused(form: FormData, lastResult: FormReply["lastResult"]) {
  return data<PostAnswer>({ intent: "post", lastResult, preview: previewOf(form) }, { status: 400 });
}

function changedMeanwhile(
  form: FormData,
  lastResult: FormReply["lastResult"],
  wish: { newerVersion: number; step: string },
) {
  return data<PostAnswer>({ intent: "post", lastResult, preview: previewOf(form), ...wish }, { status: 409 });
}

/** @param savedId the article under which the form was stored: another than its own when that one was deleted */
async function saved({ request, id }: Post, form: FormData, savedId: string) {
  const list = `/admin/blog${searchHref(new URL(request.url).searchParams, { [DRAFT_FIELD]: null })}`;
  const description = savedId === id ? POST_UPDATED : POST_CREATED;
  const headers = await deleteFormDraft(request, form);
  return redirectWithFlash(list, { tone: "success", title: "Succès", description }, { headers });
}
