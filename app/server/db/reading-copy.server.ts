import { cpSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What an engine writes beside what it was given, in bytes. */
const ROOM_TO_OPEN_BYTES = 64 * 1024 * 1024;
/** Memory, where there is such a folder: the temporary one may lie on the very disk that is full. */
const MEMORY = "/dev/shm";

/**
 * Copies a database whose disk takes no writes to where there is room, since no engine opens one without writing. Nobody
 * may have it open meanwhile; what is left behind by a crash is replayed in the copy.
 * @throws an Error when there is room nowhere
 */
export function copyForReading(directory: string): string {
  const needed = bytesIn(directory) + ROOM_TO_OPEN_BYTES;
  const place = [tmpdir(), MEMORY].find((folder) => freeBytes(folder) >= needed);
  if (!place) throw new Error(`There is no room for a copy of ${directory} that could be read`);
  const copy = mkdtempSync(join(place, "database-to-read-"));
  try {
    cpSync(directory, copy, { recursive: true });
  } catch (error) {
    removeCopy(copy);
    throw error;
  }
  return copy;
}

export function removeCopy(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).reduce(
    (sum, name) => sum + statSync(join(folder, name)).size,
    0,
  );
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
