import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { env } from "~/server/env.server";

/** How the names of the folders begin in DATA_DIR, each of one command that works in it. */
export const RESTORING = ".restoring-";
const OF_COMMANDS = [RESTORING];

const LEFT_AFTER_MS = 24 * 3_600_000;

/** Removes the folders of that prefix in which a process that died began to work more than a day ago. */
export async function removeLeftFolders(parent: string, prefix: string): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  for (const name of names.filter((entry) => entry.startsWith(prefix))) {
    const path = join(parent, name);
    const begun = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - begun > LEFT_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
}

/** Removes what commands that were killed have left in DATA_DIR: whole copies of the database, files and secrets. */
export async function removeLeftCopies(): Promise<void> {
  for (const prefix of OF_COMMANDS) await removeLeftFolders(env.DATA_DIR, prefix);
}
