import { randomUUID } from "node:crypto";
import type { UploadedFile } from "~/server/forms/read-upload.server";
import { logger } from "~/server/logger.server";
import { addPendingFile, deletePendingFile } from "~/server/storage/pending-files.server";
import { storage } from "~/server/storage/storage.server";

/** The longer side of a preview, in pixels: enough to recognise a page, and to read its titles. */
const PREVIEW_PIXELS = 800;
/** A larger file is shown by its name alone: it would be in memory while its preview is drawn. */
const SHOWN_MAX_BYTES = 20 * 1024 * 1024;
const PICTURES = ["jpeg", "png", "webp", "avif"];

/** A small picture in the storage, which shows what a file holds; pending until a row names it. */
export interface Preview {
  preview_key: string;
  preview_width: number;
  preview_height: number;
}

/** The previews of those files that have one, by the keys of the files. A file that cannot be shown has none. */
export async function makePreviews(files: readonly UploadedFile[]): Promise<Map<string, Preview>> {
  const previews = new Map<string, Preview>();
  for (const file of files) {
    const preview = await makePreview(file).catch((error: unknown) => {
      logger.info({ event: "no-preview", kind: file.kind, bytes: file.size, err: error });
      return null;
    });
    if (preview) previews.set(file.key, preview);
  }
  return previews;
}

/** Deletes previews that no row names. */
export async function deletePreviews(previews: ReadonlyMap<string, Preview>): Promise<void> {
  for (const { preview_key } of previews.values()) await deletePendingFile(preview_key);
}

async function makePreview({ key, kind, size }: UploadedFile): Promise<Preview | null> {
  const isPicture = PICTURES.includes(kind);
  if ((!isPicture && kind !== "pdf") || size > SHOWN_MAX_BYTES) return null;
  // The tools of drawing are loaded by the first picture, not by the start of the site.
  const { drawPreview } = await import("~/server/pictures/draw-preview.server");
  const { data, info } = await drawPreview(await read(key), isPicture ? "picture" : "pdf", PREVIEW_PIXELS);
  const preview_key = `projects/${randomUUID()}.webp`;
  await addPendingFile(preview_key);
  await storage.put(preview_key, data);
  return { preview_key, preview_width: info.width, preview_height: info.height };
}

async function read(key: string): Promise<Uint8Array> {
  const file = await storage.get(key);
  if (!file) throw new Error(`No file under ${key}`);
  return file.body instanceof Uint8Array ? file.body : new Uint8Array(await new Response(file.body).arrayBuffer());
}
