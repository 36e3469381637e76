import { createReadStream, createWriteStream, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { env } from "~/server/env.server";
import { S3Storage } from "~/server/storage/s3-storage.server";
import { streamOf } from "~/server/storage/storage-interface";

/** As `makeArchive` names them. */
const ARCHIVE_NAME = /^\d{8}T\d{9}Z-[a-z]+\.zellige\.tar$/;

/** The store of BACKUP_URL; null where archives stay in their folder. */
const bucket = env.BACKUP_URL ? new S3Storage(env.BACKUP_URL, { isKey: (name) => ARCHIVE_NAME.test(name) }) : null;

export const hasArchiveBucket = bucket !== null;

/** Copies an archive to the store. @throws an Error where the store does not keep it whole; it keeps none of it then */
export async function storeArchive(file: string): Promise<void> {
  if (!bucket) return;
  const name = basename(file);
  const here = statSync(file).size;
  await bucket.writeStream(name, createReadStream(file), { maxBytes: here });
  const there = await bucket.sizeOf(name);
  if (there === here) return;
  // Under that name it would count as stored.
  await bucket.delete(name);
  throw new Error(`The store keeps ${there ?? 0} of the ${here} bytes of ${name}.`);
}

/** The names of the archives in the store, oldest first. */
export async function listStoredArchives(): Promise<string[]> {
  const names: string[] = [];
  for await (const name of bucket?.list() ?? []) names.push(name);
  return names.sort();
}

/** Forgets an archive of the store. */
export async function deleteStoredArchive(name: string): Promise<void> {
  await bucket?.delete(name);
}

/** Brings an archive of the store into a folder, whole or not at all. @returns its file; null where the store has none of that name */
export async function fetchArchive(name: string, folder: string): Promise<string | null> {
  const stored = await bucket?.get(name);
  if (!stored) return null;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name);
  const partial = `${file}.partial`;
  try {
    await pipeline(Readable.from(streamOf(stored)), createWriteStream(partial, { mode: 0o600 }));
    if (statSync(partial).size !== stored.size) throw new Error(`${name} came from the store cut off.`);
    renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
  return file;
}
