import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { reasonToRefuseWrites } from "~/server/db/storage-guard.server";
import type { Storage } from "./storage-interface";

/** The disk is full, read-only or gone. */
export class StorageUnavailableError extends Error {
  override name = "StorageUnavailableError";
}

const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/;

/** Files below one directory. A key that could lead out of it names nothing. */
export class FileStorage implements Storage {
  constructor(private readonly directory: string) {}

  async put(key: string, bytes: Uint8Array): Promise<void> {
    if (!KEY.test(key)) throw new Error(`No storage key: ${JSON.stringify(key)}`);
    const file = path.join(this.directory, key);
    try {
      await mkdir(path.dirname(file), { recursive: true });
      const reason = reasonToRefuseWrites(this.directory);
      if (reason) throw new Error(reason);
      await writeWhole(file, bytes);
    } catch (cause) {
      throw new StorageUnavailableError(`${key} cannot be stored`, { cause });
    }
  }

  async get(key: string): Promise<Uint8Array | null> {
    if (!KEY.test(key)) return null;
    try {
      return await readFile(path.join(this.directory, key));
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    if (KEY.test(key)) await rm(path.join(this.directory, key), { force: true });
  }
}

function isAbsent(error: unknown): boolean {
  return ["ENOENT", "ENOTDIR", "EISDIR"].includes((error as NodeJS.ErrnoException).code ?? "");
}

/** Written aside, forced to the disk and renamed: a crash leaves the whole file or none. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const aside = `${file}.${randomUUID()}.part`;
  try {
    const handle = await open(aside, "wx", 0o644);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(aside, file);
    await syncFolder(path.dirname(file));
  } catch (error) {
    await rm(aside, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** The new name itself is lost in a power cut unless its folder is written too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
