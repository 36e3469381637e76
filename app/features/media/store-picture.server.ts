import type { StoredPicture } from "~/lib/web/picture-address";
import { pictureAddress, pictureFolder } from "~/lib/web/picture-address";
import { QueueFullError } from "~/server/core/keyed-concurrency-limit.server";
import { fileDigest } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import type { ResizedPicture } from "~/server/pictures/resize-picture.server";
import { storage } from "~/server/storage/storage.server";
import { StorageUnavailableError } from "~/server/storage/storage-interface";

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
export async function isStored(picture: StoredPicture): Promise<boolean> {
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
