import { AS_NEW, valuesOfForm } from "~/features/blog/model/post-values";
import type { Preview } from "~/features/blog/queries/preview.server";
import { renderPreview } from "~/features/blog/queries/preview.server";
import type { PostInput } from "~/features/blog/schema";
import { changedPostSchema, postSchema, REQUIRED_MESSAGE, SIGNER_GONE } from "~/features/blog/schema";
import { takePicture } from "~/features/media/commands/take-picture.server";
import { NO_PICTURE } from "~/features/media/schema";
import type { FormReply } from "~/lib/forms/form-reply";
import { ADD_PICTURE, TEXT_PICTURE_FIELDS } from "~/lib/forms/picture-fields";
import { deadLinkRefusal } from "~/lib/html/dead-link";
import { renderMarkdown } from "~/lib/html/markdown";
import { DomainError } from "~/server/errors.server";
import { parseForm } from "~/server/forms/parse-form.server";
import type { User } from "~/server/sessions/user";
import { takeTextPicture, takeTypedTag } from "./post-form-parts.server";
import { createPost, postConflictWarning, updatePost } from "./posts.server";

/** The reply to an article's form that is shown again. */
export interface PostAnswer extends FormReply {
  preview: Preview;
  /** The version that another user has saved meanwhile. */
  newerVersion?: number;
  /** What the refused button was to do besides saving. */
  step?: string;
}

/**
 * What became of an article's form: its article is saved, or gone; else the form is shown again, as it was asked for, as
 * refused, or in conflict with another user's version.
 */
export type PostOutcome =
  | { kind: "saved"; id: string }
  | { kind: "gone" }
  | { kind: "shown-again"; status: PostStatus; answer: PostAnswer };

/** 200 where nothing was judged yet, 400 for a refusal, 409 where another user was first. */
type PostStatus = 200 | 400 | 409;

interface Post {
  actor: User;
  /** The article; null for a new one. */
  id: string | null;
}

/** A new article's slug may be left to its title; the slug of an existing one never changes by oversight. */
const REQUIRED_FIELDS = ["title", "excerpt", "content", "category"];

/**
 * Saves an article's form, or shows it again with another tag, a picture or its preview.
 * @returns besides the outcome the form as it then is: its tag and its pictures taken
 */
export async function submitPost(post: Post, sent: FormData): Promise<{ outcome: PostOutcome; form: FormData }> {
  const parts = await takeParts(sent, post.actor);
  const outcome = isShownAgain(sent) ? showAgain(sent, parts) : await judge(post, sent, parts);
  return { outcome, form: parts.form };
}

async function judge(post: Post, sent: FormData, { form, errors }: Parts): Promise<PostOutcome> {
  const { step, version: overwritten } = wishOf(sent);
  const isNew = post.id === null || sent.has(AS_NEW);
  const submission = parseForm(form, isNew ? postSchema : changedPostSchema, [TEXT_PICTURE_FIELDS.alt]);
  const refused = (lastResult: FormReply["lastResult"]) => shownAgain(400, form, lastResult);
  if (submission.status !== "success" || Object.keys(sentencesOf(errors)).length > 0) {
    const required = isNew ? REQUIRED_FIELDS : [...REQUIRED_FIELDS, "slug"];
    return refused(submission.reply(reasons(form, errors, required)));
  }
  const deadLink = deadLinkRefusal(renderMarkdown(submission.value.content).html);
  if (deadLink) return refused(submission.reply({ fieldErrors: { content: [deadLink] } }));
  const { version, ...typed } = submission.value;
  const input = { ...typed, is_published: typed.is_published || step === "publish" };
  try {
    const result = await save(post, { ...input, version: overwritten ?? version }, isNew);
    if (result.kind === "saved") return result;
    const lastResult = submission.reply({ formErrors: postConflictWarning(result, input.is_published) });
    return shownAgain(409, form, lastResult, { newerVersion: result.version, step });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "not-found") return { kind: "gone" };
    return refused(submission.reply({ fieldErrors: { [fieldOf(error)]: [error.userMessage] } }));
  }
}

/** The field that a refusal of the database stands under. */
function fieldOf({ code, userMessage }: DomainError): "slug" | "signed_by_id" | "ai_reviewed" {
  if (code === "conflict") return "slug";
  return userMessage === SIGNER_GONE ? "signed_by_id" : "ai_reviewed";
}

/** Creates an article, updates one, or creates one of what is left of a deleted one. */
async function save({ actor, id }: Post, { version, ...input }: PostInput, isNew: boolean) {
  const create = async (formerId: string | null) => {
    return { kind: "saved" as const, ...(await createPost(actor, input, formerId)) };
  };
  if (id === null) return create(null);
  try {
    const outcome = await updatePost(actor, id, { ...input, version });
    return outcome.kind === "saved" ? { ...outcome, id } : outcome;
  } catch (error) {
    const isGone = error instanceof DomainError && error.code === "not-found";
    if (!isGone || !isNew) throw error;
    return create(id);
  }
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

/** Errors of fields outside the schema. */
type Errors = Partial<Record<"tag" | "image_url" | "text_image_file", string | undefined>>;

function sentencesOf(errors: Errors): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).flatMap(([name, error]) => (error ? [[name, [error]]] : [])));
}

/** What the pressed button wants: a step, and the version which the writer has decided to save over. */
function wishOf(sent: FormData): { step: string; version?: number } {
  const overwrite = sent.get("overwrite");
  const [number, step = ""] = typeof overwrite === "string" ? overwrite.split(" ") : [];
  const version = Number(number ?? Number.NaN);
  return { step: String(sent.get("step") ?? step), ...(Number.isSafeInteger(version) && { version }) };
}

/** The form as it is, without a check of its fields. */
function showAgain(sent: FormData, { form, errors, hasPicture }: Parts): PostOutcome {
  const noPicture = wishOf(sent).step === ADD_PICTURE && !hasPicture ? NO_PICTURE : undefined;
  const error = sentencesOf({
    ...errors,
    text_image_file: errors.text_image_file ?? noPicture,
    tag: isAddingTag(sent) ? errors.tag : undefined,
  });
  const { intent, ...reply } = parseForm(form, postSchema, [TEXT_PICTURE_FIELDS.alt]).reply();
  return shownAgain(200, form, { ...reply, ...(intent && { intent }), status: undefined, error });
}

function shownAgain(
  status: PostStatus,
  form: FormData,
  lastResult: FormReply["lastResult"],
  wish: { newerVersion?: number; step?: string } = {},
): PostOutcome {
  return { kind: "shown-again", status, answer: { intent: "post", lastResult, preview: previewOf(form), ...wish } };
}

function previewOf(form: FormData): Preview {
  return renderPreview(valuesOfForm(form));
}
