import { AS_NEW, tagsOf, valuesOfForm, withTags } from "~/features/blog/model/post-values";
import { addTag } from "~/features/blog/model/tags";
import { renderPreview } from "~/features/blog/post-form.server";
import type { PostInput } from "~/features/blog/schema";
import { NO_PICTURE } from "~/features/media/model";
import { storePicture, takePicture } from "~/features/media/take-picture.server";
import type { FormReply } from "~/lib/forms/form-reply";
import { isListStep } from "~/lib/forms/list-step";
import { ADD_PICTURE, PICTURE_FIELDS, TEXT_PICTURE_FIELDS } from "~/lib/forms/picture-fields";
import { deadLinkRefusal } from "~/lib/html/dead-link";
import { renderMarkdown } from "~/lib/html/markdown";
import { oneLine } from "~/lib/text/clean-text";
import { editedText, pictureEdit } from "~/lib/text/markdown-edit";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import { createPost, updatePost } from "./write.server";

/** A new article's slug may be left to its title; the slug of an existing one never changes by oversight. */
const REQUIRED_FIELDS = ["title", "excerpt", "content", "category"];

/**
 * Takes the tag and the pictures of an article's form, whichever button sent it.
 * Buttons for a tag, a picture or the preview save nothing, and only their own field is judged.
 */
export async function preparePost(sent: FormData, { actor, isNew }: { actor: User; isNew: boolean }) {
  const step = stepOf(sent);
  const isAddingTag = step === "add-tag" || (step === "enter" && Boolean(sent.get("tag")));
  const isStep = isAddingTag || step === "preview" || step === ADD_PICTURE || isListStep(sent);
  const text = await takeTextPicture(sent, actor);
  const cover = await takePicture(text.form, actor, { isSaving: !isStep });
  const { form, error: tagError } = takeTypedTag(cover.form);
  const noPicture = step === ADD_PICTURE && !text.isTaken ? NO_PICTURE : undefined;
  const required = isNew ? REQUIRED_FIELDS : [...REQUIRED_FIELDS, "slug"];
  const isMissing = !isStep && required.some((name) => !String(form.get(name) ?? "").trim());
  const errors = Object.entries({
    "": isMissing ? "Veuillez remplir tous les champs" : undefined,
    tag: isStep && !isAddingTag ? undefined : tagError,
    [PICTURE_FIELDS.url]: cover.error,
    [TEXT_PICTURE_FIELDS.file]: text.error ?? noPicture,
  }).flatMap(([name, error]): [string, string[]][] => (error ? [[name, [error]]] : []));
  return { form, isStep, status: 200 as const, ...(errors.length > 0 && { refused: Object.fromEntries(errors) }) };
}

/** What a button of the form is to do besides saving; that of a refused form is repeated by 'Enregistrer quand même'. */
function stepOf(form: FormData): string {
  const [, step = ""] = String(form.get("overwrite") ?? "").split(" ");
  return String(form.get("step") ?? step);
}

export type PostReply = FormReply & ReturnType<typeof postReply>;

export function postReply(form: FormData) {
  return { preview: renderPreview(valuesOfForm(form)), step: stepOf(form) };
}

/** Whether a form asks for a new article: always where there is none yet, else in that of a deleted one. */
export const isOfNewPost = (id: string | null, form: FormData) => id === null || form.has(AS_NEW);

/**
 * Saves what an article's form says: as a new article, over the one that there is, or in place of a deleted one.
 * @returns its id; null for an article that was deleted meanwhile, whose form does not ask for a new one yet
 * @throws DomainError `invalid`, EditConflictError
 */
export async function savePost(
  actor: User,
  id: string | null,
  { input: { version, ...typed }, form }: { input: PostInput; form: FormData },
): Promise<string | null> {
  const deadLink = deadLinkRefusal(renderMarkdown(typed.content).html);
  if (deadLink) throw new DomainError("invalid", deadLink, { field: "content" });
  const post = { ...typed, is_published: typed.is_published || stepOf(form) === "publish" };
  if (id === null) return (await createPost(actor, post)).id;
  try {
    await updatePost(actor, id, { ...post, version });
    return id;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "not-found") throw error;
    return isOfNewPost(id, form) ? (await createPost(actor, post, id)).id : null;
  }
}

/** Moves a chosen picture to the end of the text, whichever button sent it; a refused file leaves a sentence. */
async function takeTextPicture(
  sent: FormData,
  actor: User,
): Promise<{ form: FormData; isTaken?: true; error?: string }> {
  const form = new FormData();
  for (const [name, value] of sent) if (name !== TEXT_PICTURE_FIELDS.file) form.append(name, value);
  const file = sent.get(TEXT_PICTURE_FIELDS.file);
  if (!(file instanceof File) || (file.size === 0 && file.name === "")) return { form };
  try {
    const src = await storePicture(actor, file);
    const picture = { src, alt: oneLine(String(form.get(TEXT_PICTURE_FIELDS.alt) ?? "")) };
    const text = String(form.get("content") ?? "");
    form.set("content", editedText(text, pictureEdit({ text, start: text.length, end: text.length }, picture)));
    form.delete(TEXT_PICTURE_FIELDS.alt);
    return { form, isTaken: true };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { form, error: error.userMessage };
  }
}

/** A form with its typed tag among its tags; with a sentence where that cannot be, and then the tag stays typed. */
export function takeTypedTag(form: FormData): { form: FormData; error?: string | undefined } {
  const typed = form.get("tag");
  const { tags, error } = addTag(tagsOf(form), typeof typed === "string" ? typed : "");
  const taken = withTags(form, tags);
  if (!error) taken.delete("tag");
  return { form: taken, error };
}
