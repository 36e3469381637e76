import type { AddressRefusal } from "~/features/media/model";
import { ADDRESS_REFUSALS, PICTURE_REFUSALS } from "~/features/media/model";
import { PICTURE_FIELDS, PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import type { StoredPicture } from "~/lib/web/picture-address";
import { pictureAddress, pictureFolder, readPictureAddress, readShownPicture } from "~/lib/web/picture-address";
import { linkAddress } from "~/lib/web/web-address";
import { QueueFullError } from "~/server/core/keyed-concurrency-limit.server";
import { fileDigest } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import { siteHost } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import { fetchPicture, PictureNotFetchedError } from "~/server/pictures/fetch-picture.server";
import { PictureRefusedError } from "~/server/pictures/picture-kind.server";
import type { ResizedPicture } from "~/server/pictures/resize-picture.server";
import type { User } from "~/server/sessions/user";
import { storage } from "~/server/storage/storage.server";
import { StorageUnavailableError } from "~/server/storage/storage-interface";
import { PICTURE_TOO_LARGE } from "~/ui/picture-words";

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

/** Enough of a SHA-256 to name a file, and short enough to be read in an address. */
const DIGEST_LENGTH = 32;

/** Who keeps a picture; null for the product itself. */
export type PictureActor = { id: string } | null;

/**
 * Stores a picture and returns its address; the same bytes are the same picture.
 * @throws PictureRefusedError; DomainError `unavailable` when the store refuses it or too many wait
 */
export async function keepPicture(actor: PictureActor, bytes: Uint8Array): Promise<string> {
  const sha256 = fileDigest(bytes);
  const row = await db.media.findUnique({ where: { sha256 } });
  // A restored database may know more than the disk.
  if (row && (await isStored(named(sha256, row)))) return pictureAddress(named(sha256, row));
  const made = await make(bytes);
  const picture = named(sha256, made);
  // The file for which a picture is known comes last, so that what is found was kept whole.
  for (const file of made.files)
    await refuseBrokenStore(storage.put(`${pictureFolder(picture)}/${file.width}.${file.type}`, file.bytes));
  await runCommand({ actor, action: "uploaded", target: "media" }, async (tx) => {
    const data = { sha256, width: made.width, height: made.height, actor_id: actor?.id ?? null };
    const [media] = await tx.media.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } });
    // Known already, or sent twice at once: the same picture either way.
    return media ? changed({ result: undefined, targetId: media.id, cacheTags: [] }) : unchanged(undefined);
  });
  return pictureAddress(picture);
}

/** The tools of drawing weigh tens of megabytes and are loaded by the first picture, not by the start of the site. */
async function make(bytes: Uint8Array): Promise<ResizedPicture> {
  const { resizePicture } = await import("~/server/pictures/resize-picture.server");
  try {
    return await resizePicture(bytes);
  } catch (cause) {
    if (!(cause instanceof QueueFullError)) throw cause;
    throw new DomainError("unavailable", "Trop d’images sont en préparation. Réessayez dans un instant.", { cause });
  }
}

/** Whether a picture's files exist. @throws DomainError `unavailable` when the store does not answer */
async function isStored(picture: StoredPicture): Promise<boolean> {
  const size = await refuseBrokenStore(storage.sizeOf(`${pictureFolder(picture)}/${picture.width}.webp`));
  return size !== null;
}

function named(sha256: string, { width, height }: { width: number; height: number }): StoredPicture {
  return { digest: sha256.slice(0, DIGEST_LENGTH), width, height };
}

async function refuseBrokenStore<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    if (!(cause instanceof StorageUnavailableError)) throw cause;
    logger.error({ event: "picture-not-kept", err: cause });
    throw new DomainError(
      "unavailable",
      "L’image n’a pas pu être enregistrée, l’espace de stockage du site ne la prend pas. Réessayez dans un instant.",
      { cause },
    );
  }
}
