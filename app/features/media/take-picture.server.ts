import type { AddressRefusal } from "~/features/media/model";
import { ADDRESS_REFUSALS, PICTURE_REFUSALS } from "~/features/media/model";
import { PICTURE_FIELDS, PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { readPictureAddress, readShownPicture } from "~/lib/web/picture-address";
import { linkAddress } from "~/lib/web/web-address";
import { siteHost } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { fetchPicture, PictureNotFetchedError } from "~/server/pictures/fetch-picture.server";
import { PictureRefusedError } from "~/server/pictures/picture-kind.server";
import type { User } from "~/server/sessions/user";
import { PICTURE_TOO_LARGE } from "~/ui/picture-words";
import type { PictureActor } from "./store-picture.server";
import { isStored, keepPicture } from "./store-picture.server";

/**
 * Reads the picture field (`ui/picture-field`) of a multipart form: stores the file, copies the typed address or removes
 * the picture. Returns the form to parse, with our address in `image_url`; a refused picture leaves it, with a sentence.
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

/** Stores an uploaded picture and returns its address. @throws DomainError `invalid` for no picture, `unavailable` */
export async function storePicture(actor: User, file: Blob): Promise<string> {
  if (file.size === 0) throw new DomainError("invalid", "Ce fichier est vide");
  if (file.size > PICTURE_MAX_BYTES) throw new DomainError("invalid", PICTURE_TOO_LARGE);
  try {
    return await keepPicture(actor, new Uint8Array(await file.arrayBuffer()));
  } catch (cause) {
    if (!(cause instanceof PictureRefusedError)) throw cause;
    throw new DomainError("invalid", PICTURE_REFUSALS[cause.reason], { cause });
  }
}

/**
 * Our address for a typed one: a stored picture, or a copy of another site's. Other texts are left to the schema.
 * @throws DomainError with a sentence about the address
 */
async function pictureOfAddress(actor: PictureActor, typed: string): Promise<string> {
  const address = linkAddress(typed);
  const path = pathHere(address);
  if (path === null) return isWebAddress(address) ? copyPicture(actor, address) : typed;
  const picture = readPictureAddress(path);
  if (!picture && readShownPicture(path)) return path;
  if (!picture || !(await isStored(picture)))
    throw new DomainError("invalid", "Notre site n’a pas d’image à cette adresse\u202f: envoyez le fichier");
  return path;
}

/** Copies a picture from another site. @throws DomainError whose cause says whether another try may help. */
export async function copyPicture(actor: PictureActor, address: string): Promise<string> {
  try {
    return await keepPicture(actor, await fetchPicture(address));
  } catch (cause) {
    if (!(cause instanceof PictureNotFetchedError || cause instanceof PictureRefusedError)) throw cause;
    throw new DomainError("invalid", ADDRESS_REFUSALS[cause.reason satisfies AddressRefusal], { cause });
  }
}

function pathHere(typed: string): string | null {
  if (/^\/(?![/\\])/.test(typed)) return typed;
  const url = isWebAddress(typed) ? new URL(typed) : null;
  return url?.host === siteHost ? url.pathname : null;
}

function isWebAddress(typed: string): boolean {
  return URL.canParse(typed) && /^https?:$/.test(new URL(typed).protocol);
}
