import { tagsOf, withTags } from "~/features/blog/model/post-values";
import { addTag } from "~/features/blog/model/tags";
import { storePicture } from "~/features/media/commands/take-picture.server";
import { TEXT_PICTURE_FIELDS } from "~/lib/forms/picture-fields";
import { oneLine } from "~/lib/text/clean-text";
import { editedText, pictureEdit } from "~/lib/text/markdown-edit";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";

interface TakenTextPicture {
  form: FormData;
  isTaken?: true;
  error?: string;
}

/**
 * A form with the picture that was chosen for its text at the end of it, whichever button sent it: nothing that was
 * chosen is lost. A file that is refused leaves its words typed, with a sentence.
 */
export async function takeTextPicture(sent: FormData, actor: User): Promise<TakenTextPicture> {
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
