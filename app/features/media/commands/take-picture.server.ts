import { PICTURE_EMPTY, PICTURE_REFUSALS } from "~/features/media/schema";
import { PICTURE_FIELDS, PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { DomainError } from "~/server/errors.server";
import { PictureRefusedError } from "~/server/pictures/picture-kind.server";
import type { User } from "~/server/sessions/user";
import { PICTURE_TOO_LARGE } from "~/ui/picture-words";
import { pictureOfAddress } from "./import-picture.server";
import { keepPicture } from "./store-picture.server";

/**
 * Reads the field of a picture (`ui/picture-field`) in a form sent as multipart: stores the chosen file, fetches the
 * typed address, or takes the picture away, and returns the form with what is left of it, our address in `image_url`.
 * Parse that form: a picture that was accepted survives another field's error. What is refused leaves the address as it
 * was, with a sentence to show under the field.
 * @param isSaving false leaves a typed address for later: the form is only shown again
 */
export async function takePicture(
  form: FormData,
  actor: User,
  { isSaving = true } = {},
): Promise<{ form: FormData; error?: string }> {
  const taken = new FormData();
  const { url, file: fileName, remove } = PICTURE_FIELDS;
  for (const [name, value] of form) if (name !== fileName && name !== remove) taken.append(name, value);
  const file = form.get(fileName);
  const isFile = file instanceof File && (file.size > 0 || file.name !== "");
  if (!isFile && form.has(remove)) taken.set(url, "");
  const typed = String(taken.get(url) ?? "").trim();
  try {
    if (isFile) taken.set(url, await storePicture(actor, file));
    else if (typed && isSaving) taken.set(url, await pictureOfAddress(actor, typed));
    return { form: taken };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { form: taken, error: error.userMessage };
  }
}

/** The same for the one picture of a form that `formAction` answers. */
export async function preparePicture(sent: FormData, { actor }: { actor: User }) {
  const { form, error } = await takePicture(sent, actor);
  return { form, ...(error && { refused: { [PICTURE_FIELDS.url]: [error] } }) };
}

/**
 * Keeps an uploaded picture and returns its address. The same file again is the same picture.
 * @throws DomainError `invalid` for what is no picture, `unavailable` when the store refuses it.
 */
export async function storePicture(actor: User, file: Blob): Promise<string> {
  if (file.size === 0) throw new DomainError("invalid", PICTURE_EMPTY);
  if (file.size > PICTURE_MAX_BYTES) throw new DomainError("invalid", PICTURE_TOO_LARGE);
  try {
    return await keepPicture(actor, new Uint8Array(await file.arrayBuffer()));
  } catch (cause) {
    if (!(cause instanceof PictureRefusedError)) throw cause;
    throw new DomainError("invalid", PICTURE_REFUSALS[cause.reason], { cause });
  }
}
