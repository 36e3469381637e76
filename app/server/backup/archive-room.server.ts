import { statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { formatNumber } from "~/lib/text/format-number";
import { db } from "~/server/db/db.server";
import { RESERVE_BYTES } from "~/server/db/storage-guard.server";
import { storage } from "~/server/storage/storage.server";
import { readFirstPart } from "./archive-reader.server";

const MEGABYTE = 1024 * 1024;

/** Of each part: its header, what fills its last block, and its line in the list at the end. */
const PART_OVERHEAD_BYTES = 1536;

/**
 * Refuses to begin what would fill the disk: the database and visitors' files may be on the same one.
 * @param bytes what is about to be written into the folder
 * @throws an Error in a sentence while less is free, beside the reserve that writes of the site need
 */
export async function expectRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const needed = bytes + RESERVE_BYTES;
  const free = bavail * bsize;
  if (free >= needed) return;
  throw new Error(
    `Il reste ${formatNumber(Math.floor(free / MEGABYTE))}\u00a0Mo sur le disque de ${folder}, l’archive en demande ${formatNumber(Math.ceil(needed / MEGABYTE))}\u00a0Mo, réserve du site comprise\u202f: faites de la place, ou donnez un autre disque à BACKUP_DIR.`,
  );
}

/** What the uploaded files take in an archive, in bytes. */
export async function measureFiles(): Promise<number> {
  let bytes = 0;
  for await (const key of storage.list()) bytes += ((await storage.sizeOf(key)) ?? 0) + PART_OVERHEAD_BYTES;
  return bytes;
}

/** What a copy of the database takes that is there already, in bytes: it goes into the archive alone. */
export function measureCopy(copy: string): number {
  return statSync(copy, { throwIfNoEntry: false })?.size ?? 0;
}

/**
 * What a dump of the database takes, in bytes, and as much again in the archive: judged by the archive before, else by the
 * open database, whose tables and indexes take more than twice what is left of them in a dump.
 * @param last the newest archive
 * @param name of the database's part
 */
export async function guessDump(last: string | undefined, name: string): Promise<number> {
  const part = last ? await readFirstPart(last).catch(() => null) : null;
  if (part?.name === name) return 2 * part.bytes;
  const [row] = await db.$queryRaw<{ bytes: bigint }[]>`SELECT pg_database_size(current_database()) AS bytes`;
  return Number(row?.bytes ?? 0);
}
