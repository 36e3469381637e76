import type { User } from "~/features/accounts/model";
import { PICTURE_EMPTY, PICTURE_NOT_KEPT, PICTURE_REFUSALS, PICTURES_WAITING } from "~/features/media/schema";
import type { StoredPicture } from "~/lib/picture-address";
import { pictureAddress, pictureFolder } from "~/lib/picture-address";
import { PICTURE_FIELDS, PICTURE_MAX_BYTES } from "~/lib/picture-fields";
import { audit } from "~/server/audit.server";
import { violatedConstraint } from "~/server/db/violated-constraint.server";
import { db } from "~/server/db.server";
import { DomainError } from "~/server/errors.server";
import { TooManyWaitingError } from "~/server/few-at-once.server";
import { StorageUnavailableError } from "~/server/file-storage.server";
import { logger } from "~/server/logger.server";
import type { MadePicture } from "~/server/pictures/make-picture.server";
import { PictureRefusedError } from "~/server/pictures/picture-refused.server";
import { storage } from "~/server/storage.server";
import { fileDigest } from "~/server/tokens.server";
import { PICTURE_TOO_LARGE } from "~/ui/picture-words";

/** Enough of a SHA-256 to name a file, and short enough to be read in an address. */
const DIGEST_LENGTH = 32;

/**
 * Reads the field of a picture (`ui/picture-field`) in a form sent as multipart: stores the chosen file, or takes the
 * picture away, and returns the form with what is left of it, the address in `image_url`. Parse that form: a picture
 * that was accepted survives another field's error. A refused file leaves the address as it was, with a sentence to
 * show under the field.
 */
export async function takePicture(form: FormData, actor: User): Promise<{ form: FormData; error?: string }> {
  const taken = new FormData();
  const { url, file: fileName, remove } = PICTURE_FIELDS;
  for (const [name, value] of form) if (name !== fileName && name !== remove) taken.append(name, value);
  const file = form.get(fileName);
  if (!(file instanceof File) || (file.size === 0 && file.name === "")) {
    if (form.has(remove)) taken.set(url, "");
    return { form: taken };
  }
  try {
    taken.set(url, await storePicture(actor, file));
    return { form: taken };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { form: taken, error: error.userMessage };
  }
}

/**
 * Keeps an uploaded picture and returns its address. The same file again is the same picture.
 * @throws DomainError `invalid` for what is no picture, `unavailable` when the disk refuses it.
 */
export async function storePicture(actor: User, file: Blob): Promise<string> {
  if (file.size === 0) throw new DomainError("invalid", PICTURE_EMPTY);
  if (file.size > PICTURE_MAX_BYTES) throw new DomainError("invalid", PICTURE_TOO_LARGE);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sha256 = fileDigest(bytes);
  const known = await findKept(sha256);
  if (known) return pictureAddress(known);
  const made = await make(bytes);
  const picture = named(sha256, made);
  await keepFiles(picture, made);
  await remember(actor, { sha256, width: made.width, height: made.height });
  return pictureAddress(picture);
}

function named(sha256: string, { width, height }: { width: number; height: number }): StoredPicture {
  return { digest: sha256.slice(0, DIGEST_LENGTH), width, height };
}

/** A picture that is remembered and whose files are still there: a restored database may know more than the disk. */
async function findKept(sha256: string): Promise<StoredPicture | null> {
  const row = await db.media.findUnique({ where: { sha256 } });
  if (!row) return null;
  const picture = named(sha256, row);
  return (await storage.get(`${pictureFolder(picture)}/${picture.width}.webp`)) ? picture : null;
}

/** The tools of drawing weigh tens of megabytes and are loaded by the first picture, not by the start of the site. */
async function make(bytes: Uint8Array): Promise<MadePicture> {
  const { makePicture } = await import("~/server/pictures/make-picture.server");
  try {
    return await makePicture(bytes);
  } catch (cause) {
    if (cause instanceof TooManyWaitingError) throw new DomainError("unavailable", PICTURES_WAITING, { cause });
    if (!(cause instanceof PictureRefusedError)) throw cause;
    throw new DomainError("invalid", PICTURE_REFUSALS[cause.reason], { cause });
  }
}

/** The file for which a picture is known comes last, so that what is found was kept whole. */
async function keepFiles(picture: StoredPicture, { files }: MadePicture): Promise<void> {
  try {
    for (const { width, type, bytes } of files) await storage.put(`${pictureFolder(picture)}/${width}.${type}`, bytes);
  } catch (cause) {
    if (!(cause instanceof StorageUnavailableError)) throw cause;
    logger.error({ event: "picture-not-kept", err: cause });
    throw new DomainError("unavailable", PICTURE_NOT_KEPT, { cause });
  }
}

async function remember(actor: User, row: { sha256: string; width: number; height: number }): Promise<void> {
  try {
    await db.$transaction(async (tx) => {
      const { id } = await tx.media.create({ data: { ...row, actor_id: actor.id } });
      await audit(tx, { actor, action: "uploaded", targetKind: "media", targetId: id });
    });
  } catch (error) {
    // Known already, or sent twice at once: the same picture either way.
    if (violatedConstraint(error) !== "media_sha256_key") throw error;
  }
}
