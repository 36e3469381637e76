import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { secretsFile } from "~/server/crypto/secrets.server";
import type { Backend } from "~/server/db/backend-interface.server";
import { restoreDatabase } from "~/server/db/backup.server";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { DatabaseStartError } from "~/server/db/start-error.server";
import { env } from "~/server/env.server";
import { storage } from "~/server/storage/storage.server";
import { streamOf } from "~/server/storage/storage-interface";
import { readArchive } from "./archive-reader.server";
import type { ArchivePart } from "./manifest";
import { PART_NAMES } from "./manifest";
import { REFUSE_OTHER_SESSIONS, refuseOtherSessions } from "./other-sessions.server";
import { unseal } from "./passphrase.server";
import { restoreDump } from "./restore-dump.server";
import { withWorkingFolder } from "./working-folder.server";

/** What a restore put back, and where what was there lies now. */
export interface Restored {
  replaced: string | undefined;
  files: number;
  hasSecrets: boolean;
}

/**
 * Puts all that an archive holds in its place, once every digest has been found right: the database (on PostgreSQL in
 * one transaction, whole or not at all, whatever release has migrated what is there), files that are not there or are
 * damaged, and the secrets where BACKUP_PASSPHRASE opens them. The site must not run.
 * @throws an Error fit for the terminal; nothing is changed then, but for files that were damaged
 */
export async function restoreArchive(file: string, backend: Backend): Promise<Restored> {
  return withWorkingFolder("restore", async (folder) => {
    const { parts } = await readArchive(file, folder);
    const names = parts.map(({ name }) => name);
    const secrets = openSecrets(folder, names);
    expectDatabase(names, backend);
    if (!(backend instanceof EmbeddedBackend)) await refuseOtherSessions(backend);
    // First what changes nothing that is there: where the store refuses it, the database is still the one of before.
    const files = parts.filter(({ name }) => name.startsWith(PART_NAMES.files));
    const replaced = await withFiles(files, folder, () => putDatabase(folder, backend));
    if (secrets) putSecrets(secrets);
    return { replaced, files: files.length, hasSecrets: secrets !== undefined };
  });
}

function partOf(backend: Backend): string {
  return backend instanceof EmbeddedBackend ? PART_NAMES.embedded : PART_NAMES.postgres;
}

function expectDatabase(names: string[], backend: Backend): void {
  if (names.includes(partOf(backend))) return;
  throw new DatabaseStartError(
    backend instanceof EmbeddedBackend
      ? "The archive holds a database of a PostgreSQL server: set DATABASE_URL."
      : "The archive holds an embedded database: restore it without DATABASE_URL, then npm run move.",
  );
}

async function putDatabase(folder: string, backend: Backend): Promise<string | undefined> {
  const part = partOf(backend);
  if (backend instanceof EmbeddedBackend) return (await restoreDatabase(join(folder, part), backend)).replaced;
  try {
    await restoreDump(join(folder, part), env.DATABASE_URL, REFUSE_OTHER_SESSIONS);
    return undefined;
  } catch (error) {
    // One that was started since is told of first.
    await refuseOtherSessions(backend);
    throw error;
  }
}

function openSecrets(folder: string, names: string[]): Buffer | undefined {
  if (!names.includes(PART_NAMES.secrets) || !env.BACKUP_PASSPHRASE) return undefined;
  return unseal(readFileSync(join(folder, PART_NAMES.secrets)), env.BACKUP_PASSPHRASE);
}

/** Those that are set in the environment are used from there. */
function putSecrets(secrets: Buffer): void {
  const file = secretsFile();
  if (existsSync(file) && !readFileSync(file).equals(secrets)) {
    renameSync(file, `${file}.replaced-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`);
  }
  writeFileSync(file, secrets, { mode: 0o600, flush: true });
}

/** Puts the files, then does the rest; where either fails, the files that were not there before go again. */
async function withFiles<Done>(files: ArchivePart[], folder: string, then: () => Promise<Done>): Promise<Done> {
  const added: string[] = [];
  try {
    for (const file of files) {
      const key = file.name.slice(PART_NAMES.files.length);
      const there = await digestOf(key);
      if (there === file.sha256) continue;
      if (there === null) added.push(key);
      await storage.writeStream(key, createReadStream(join(folder, file.name)), { maxBytes: file.bytes });
    }
    return await then();
  } catch (error) {
    for (const key of added) await storage.delete(key).catch(() => undefined);
    throw error;
  }
}

async function digestOf(key: string): Promise<string | null> {
  const stored = await storage.get(key);
  if (!stored) return null;
  const hash = createHash("sha256");
  for await (const chunk of streamOf(stored)) hash.update(chunk);
  return hash.digest("hex");
}
