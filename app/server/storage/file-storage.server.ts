import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { reasonToRefuseWrites } from "~/server/db/storage-guard.server";
import type { Storage, StoredFile } from "./storage-interface";
import { expectStorageKey, isStorageKey, StorageUnavailableError } from "./storage-interface";

/** Files below one directory, small enough to be read whole. */
export class FileStorage implements Storage {
  constructor(private readonly directory: string) {}

  async put(key: string, bytes: Uint8Array): Promise<void> {
    expectStorageKey(key);
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

  async get(key: string): Promise<StoredFile | null> {
    const body = await this.#find(key, (file) => readFile(file));
    return body && { size: body.byteLength, body };
  }

  async sizeOf(key: string): Promise<number | null> {
    const found = await this.#find(key, (file) => stat(file));
    return found?.isFile() ? found.size : null;
  }

  async delete(key: string): Promise<void> {
    await this.#find(key, (file) => rm(file, { force: true }));
  }

  async #find<Found>(key: string, read: (file: string) => Promise<Found>): Promise<Found | null> {
    if (!isStorageKey(key)) return null;
    try {
      return await read(path.join(this.directory, key));
    } catch (cause) {
      if (isAbsent(cause)) return null;
      throw new StorageUnavailableError(`${key} cannot be read`, { cause });
    }
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
