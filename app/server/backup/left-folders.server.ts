import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const LEFT_AFTER_MS = 24 * 3_600_000;

/**
 * Removes the folders of that prefix in which a process that died began to work more than a day ago: by their age, as the
 * folder of the archives, which several machines may share, has no lock.
 */
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
