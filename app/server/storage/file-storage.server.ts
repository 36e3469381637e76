import { randomUUID } from "node:crypto";
import type { Dirent } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { mkdir, open, opendir, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { reasonToRefuseWrites } from "~/server/db/storage-guard.server";
import type { ReadOptions, Storage, StoredFile, WrittenFile } from "./storage-interface";
import { expectStorageKey, isStorageKey, StorageUnavailableError } from "./storage-interface";
import { MeasuredStream, readHandle } from "./stored-streams.server";

/** How the name of a file ends while it is written. */
const PART = ".part";
/** A disk that others fill too is looked at anew after so many bytes. */
const LOOK_EVERY_BYTES = 8 * 1024 * 1024;

export class FileStorage implements Storage {
  constructor(private readonly directory: string) {}

  put(key: string, bytes: Uint8Array): Promise<void> {
    return this.#write(key, (handle) => handle.writeFile(bytes));
  }

  async writeStream(
    key: string,
    bytes: AsyncIterable<Uint8Array>,
    { maxBytes }: { maxBytes: number },
  ): Promise<WrittenFile> {
    const source = new MeasuredStream(bytes, maxBytes);
    try {
      await this.#write(key, (handle) => this.#writeChunks(handle, source));
    } catch (error) {
      throw source.failure ?? error;
    }
    return source.sum();
  }

  async get(key: string, { range }: ReadOptions = {}): Promise<StoredFile | null> {
    return this.#find(key, async (file) => readHandle(await open(file), range));
  }

  async sizeOf(key: string): Promise<number | null> {
    const found = await this.#find(key, (file) => stat(file));
    return found?.isFile() ? found.size : null;
  }

  async delete(key: string): Promise<void> {
    await this.#find(key, async (file) => {
      await rm(file, { force: true });
      for (const aside of await partsOf(file)) await rm(aside, { force: true });
    });
  }

  async *list(): AsyncGenerator<string> {
    for await (const entry of await this.#openFolder()) {
      const key = path.relative(this.directory, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/");
      // Not what is being written.
      if (entry.isFile() && isStorageKey(key)) yield key;
    }
  }

  async #openFolder(): Promise<AsyncIterable<Dirent> | Dirent[]> {
    try {
      return await opendir(this.directory, { recursive: true });
    } catch (cause) {
      if (isAbsent(cause)) return [];
      throw new StorageUnavailableError("The folder of files cannot be read", { cause });
    }
  }

  /** Leaves the room that the database needs where it is on the same disk. */
  async #writeChunks(handle: FileHandle, source: MeasuredStream): Promise<void> {
    let written = 0;
    for await (const chunk of source) {
      await handle.writeFile(chunk);
      written += chunk.byteLength;
      if (written < LOOK_EVERY_BYTES) continue;
      this.#expectRoom();
      written = 0;
    }
  }

  #expectRoom(): void {
    const reason = reasonToRefuseWrites(this.directory);
    if (reason) throw new Error(reason);
  }

  async #write(key: string, write: (handle: FileHandle) => Promise<void>): Promise<void> {
    expectStorageKey(key);
    const file = path.join(this.directory, key);
    try {
      await mkdir(path.dirname(file), { recursive: true });
      this.#expectRoom();
      await writeWhole(file, write);
    } catch (cause) {
      throw new StorageUnavailableError(`${key} cannot be stored`, { cause });
    }
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

/** What a process that died while it wrote a file has left of it. */
async function partsOf(file: string): Promise<string[]> {
  const folder = path.dirname(file);
  const isPart = (name: string) => name.startsWith(`${path.basename(file)}.`) && name.endsWith(PART);
  return (await readdir(folder)).filter(isPart).map((name) => path.join(folder, name));
}

/** Written aside, forced to the disk and renamed: a crash leaves the whole file or none. */
async function writeWhole(file: string, write: (handle: FileHandle) => Promise<void>): Promise<void> {
  const aside = `${file}.${randomUUID()}${PART}`;
  try {
    const handle = await open(aside, "wx", 0o644);
    try {
      await write(handle);
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
