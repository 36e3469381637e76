import { existsSync, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
const ENOUGH_BYTES = 1024 ** 3;

/** An empty folder, in memory where there is plenty: copied databases are flushed as a whole when they are opened. */
export function makeTemporaryFolder(prefix: string) {
  const { bavail, bsize } = existsSync(MEMORY) ? statfsSync(MEMORY) : { bavail: 0, bsize: 0 };
  return mkdtempSync(join(bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir(), prefix));
}
