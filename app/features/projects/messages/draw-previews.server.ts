import { randomUUID } from "node:crypto";
import { z } from "zod";
import { db } from "~/server/db/db.server";
import { runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import type { JobHandler } from "~/server/jobs/job-queue.server";
import { enqueueJob } from "~/server/jobs/job-queue.server";
import { logger } from "~/server/logger.server";
import { addPendingFile, deletePendingFile, keepFiles } from "~/server/storage/pending-files.server";
import { storage } from "~/server/storage/storage.server";

export const DRAW_PREVIEWS = "draw-previews";

/** The longer side of a preview, in pixels: enough to recognise a page, and to read its titles. */
const PREVIEW_PIXELS = 800;
/** A larger file is shown by its kind alone: it is in memory while its preview is drawn. */
const SHOWN_MAX_BYTES = 20 * 1024 * 1024;
const PICTURES = ["jpeg", "png", "webp", "avif"];
const DRAWN_KINDS = [...PICTURES, "pdf"];

const payloadSchema = z.object({ messageId: z.uuid() });

/** Has the previews of a message's files drawn, where any of them has one. */
export async function enqueuePreviews(
  tx: Transaction,
  messageId: string,
  files: readonly { kind: string; size: number }[],
): Promise<void> {
  if (!files.some(({ kind, size }) => DRAWN_KINDS.includes(kind) && size <= SHOWN_MAX_BYTES)) return;
  await enqueueJob(tx, { kind: DRAW_PREVIEWS, payload: { messageId } });
}

/** Draws them one at a time: a lane of its own holds up neither letters nor what the team uploads for the site. */
export const drawPreviewsJob: JobHandler = {
  attemptsMax: 3,
  lane: "previews",
  run: async ({ payload }) => {
    const { messageId } = payloadSchema.parse(payload);
    const isDrawn = { kind: { in: DRAWN_KINDS }, bytes: { lte: SHOWN_MAX_BYTES }, preview_key: null };
    const files = await db.projectFile.findMany({
      where: { message_id: messageId, ...isDrawn },
      orderBy: { id: "asc" },
    });
    for (const file of files) await addPreview(file);
  },
};

async function addPreview({
  id,
  kind,
  bytes,
  storage_key,
}: {
  id: string;
  kind: string;
  bytes: number;
  storage_key: string;
}): Promise<void> {
  // The tools of drawing are loaded by the first picture, not by the start of the site.
  const { drawPreview } = await import("~/server/pictures/draw-preview.server");
  const file = await storage.get(storage_key);
  if (!file) return;
  const content = new Uint8Array(await new Response(file.body as BodyInit).arrayBuffer());
  const drawn = await drawPreview(content, kind === "pdf" ? "pdf" : "picture", PREVIEW_PIXELS).catch(
    (error: unknown) => {
      // Another try would end as this one: it stays a file without a preview.
      logger.info({ event: "no-preview", kind, bytes, err: error });
      return null;
    },
  );
  if (drawn) await keepPreview(id, drawn);
}

/** Stores a preview, unless its file is gone by now or has one. */
async function keepPreview(
  fileId: string,
  { data, info }: Awaited<ReturnType<typeof import("~/server/pictures/draw-preview.server").drawPreview>>,
): Promise<void> {
  const preview_key = `projects/${randomUUID()}.webp`;
  await addPendingFile(preview_key);
  await storage.put(preview_key, data);
  const isKept = await runTransaction(async (tx) => {
    const preview = { preview_key, preview_width: info.width, preview_height: info.height };
    const { count } = await tx.projectFile.updateMany({ where: { id: fileId, preview_key: null }, data: preview });
    if (count > 0) await keepFiles(tx, [preview_key]);
    return count > 0;
  });
  if (!isKept) await deletePendingFile(preview_key);
}
