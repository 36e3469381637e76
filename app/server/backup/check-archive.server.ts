import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readWhole } from "~/server/db/database-directory.server";
import { env } from "~/server/env.server";
import type { Manifest } from "./archive-file.server";
import { DamagedArchiveError, PART_NAMES, readArchive } from "./archive-file.server";
import { unseal } from "./passphrase.server";
import { runPostgresTool } from "./postgres-tools.server";

export interface CheckedArchive {
  manifest: Manifest;
  files: number;
  /** Whether the secrets are in it, and whether BACKUP_PASSPHRASE opens them. */
  secrets: "opened" | "sealed" | "absent";
}

/**
 * Proves an archive without touching anything of the site: each digest, that the database opens and can be read to its
 * last row (of PostgreSQL: that pg_restore can read all of it), and that the passphrase opens the secrets.
 * @throws an Error fit for the terminal
 */
export async function checkArchive(file: string): Promise<CheckedArchive> {
  const folder = mkdtempSync(join(tmpdir(), "zellige-check-"));
  try {
    // Uploaded files are proved by their digests: a folder of temporary files is often memory, and too small for them.
    const manifest = await readArchive(file, folder, (name) => !name.startsWith(PART_NAMES.files));
    const names = manifest.parts.map(({ name }) => name);
    if (names.includes(PART_NAMES.postgres)) {
      await runPostgresTool("pg_restore", undefined, ["--file=/dev/null", join(folder, PART_NAMES.postgres)]);
    } else if (!names.includes(PART_NAMES.embedded) || !(await readWhole(join(folder, PART_NAMES.embedded)))) {
      throw new DamagedArchiveError(`The database in ${file} does not open.`);
    }
    const sealed = names.includes(PART_NAMES.secrets) ? readFileSync(join(folder, PART_NAMES.secrets)) : undefined;
    if (sealed && env.BACKUP_PASSPHRASE) unseal(sealed, env.BACKUP_PASSPHRASE);
    const opened = env.BACKUP_PASSPHRASE ? "opened" : "sealed";
    return {
      manifest,
      secrets: sealed ? opened : "absent",
      files: names.filter((name) => name.startsWith(PART_NAMES.files)).length,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
