import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { parseJson } from "~/lib/text/json";
import { flush } from "~/server/db/database-directory.server";
import { TAR_END, tarHeader, tarPadding } from "~/server/db/tar.server";
import type { StoredFile } from "~/server/storage/storage-interface";
import { streamOf } from "~/server/storage/storage-interface";

export const ARCHIVE_ENDING = ".zellige.tar";

const MANIFEST_NAME = "manifest.json";

export const PART_NAMES = {
  embedded: "database.tar.gz",
  postgres: "database.dump",
  secrets: "secrets.sealed",
  files: "files/",
} as const;

const partSchema = z.object({ name: z.string(), bytes: z.number(), sha256: z.string() });

/** What stands in an archive: of which version of the site, when, and the digest of each part. */
const manifestSchema = z.object({
  format: z.literal(1),
  version: z.string(),
  madeAt: z.iso.datetime(),
  database: z.object({ kind: z.enum(["PGlite", "PostgreSQL"]), version: z.string(), migration: z.string() }),
  parts: z.array(partSchema),
});

export type Manifest = z.output<typeof manifestSchema>;
export type ArchivePart = z.output<typeof partSchema>;

const BLOCK = 512;
const CHUNK = 1024 * 1024;
const MANIFEST_MAX_BYTES = 64 * 1024 * 1024;
const NAME = /^(files\/[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?|[a-z.]+)$/;

/** An archive that is not what it says, in one sentence fit for the terminal. */
export class DamagedArchiveError extends Error {
  override name = "DamagedArchiveError";
}

/** Reads an archive and checks each digest; some parts are unpacked to `folder`. @throws DamagedArchiveError */
export async function readArchive(
  file: string,
  folder?: string,
  isUnpacked: (name: string) => boolean = () => true,
): Promise<Manifest> {
  if (!existsSync(file)) throw new DamagedArchiveError(`There is no file ${file}.`);
  const handle = await open(file);
  try {
    const found: ArchivePart[] = [];
    let manifest: Manifest | undefined;
    let position = 0;
    const read = async (length: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
      if (bytesRead < length) throw new DamagedArchiveError(`${file} is cut off.`);
      position += length;
      return buffer;
    };
    while (!manifest) {
      const { name, bytes } = parseHeader(await read(BLOCK), file);
      if (name === MANIFEST_NAME) manifest = parseManifest(await read(Math.min(bytes, MANIFEST_MAX_BYTES)), file);
      else {
        const target = folder !== undefined && isUnpacked(name) ? join(folder, name) : undefined;
        found.push({ name, bytes, sha256: await copyPart(bytes, read, target) });
      }
      position += (BLOCK - (bytes % BLOCK)) % BLOCK;
    }
    compare(manifest.parts, found, file);
    return manifest;
  } finally {
    await handle.close();
  }
}

/** The name and the size in bytes of what stands first in an archive: its database. @throws DamagedArchiveError */
export async function readFirstPart(file: string): Promise<{ name: string; bytes: number }> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(BLOCK), 0, BLOCK, 0);
    return parseHeader(buffer, file);
  } finally {
    await handle.close();
  }
}

/** @returns the digest of a part, which is unpacked to `target` where there is one */
async function copyPart(bytes: number, read: (length: number) => Promise<Buffer>, target: string | undefined) {
  const hash = createHash("sha256");
  if (target) mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  const output = target ? createWriteStream(target, { mode: 0o600 }) : undefined;
  for (let left = bytes; left > 0; left -= CHUNK) {
    const chunk = await read(Math.min(CHUNK, left));
    hash.update(chunk);
    if (output && !output.write(chunk)) await once(output, "drain");
  }
  if (output) await new Promise<void>((resolve, reject) => output.once("error", reject).end(() => resolve()));
  return hash.digest("hex");
}

function parseHeader(header: Buffer, file: string): { name: string; bytes: number } {
  const text = (from: number, length: number) => header.toString("utf8", from, from + length).replace(/\0.*$/s, "");
  const [name, prefix, size] = [text(0, 100), text(345, 155), text(124, 12).trim()];
  const whole = prefix ? `${prefix}/${name}` : name;
  if (text(257, 5) !== "ustar" || !NAME.test(whole) || !/^[0-7]+$/.test(size)) {
    throw new DamagedArchiveError(`${file} is no archive of this site, or is damaged.`);
  }
  return { name: whole, bytes: Number.parseInt(size, 8) };
}

function parseManifest(bytes: Buffer, file: string): Manifest {
  const { data } = manifestSchema.safeParse(parseJson(bytes.toString("utf8")));
  if (data) return data;
  throw new DamagedArchiveError(`${file} was made by another version of the site, or is damaged.`);
}

function compare(said: readonly ArchivePart[], found: readonly ArchivePart[], file: string): void {
  if (said.length !== found.length) throw new DamagedArchiveError(`${file} lacks parts that it names.`);
  for (const [index, { name, sha256 }] of said.entries()) {
    const part = found[index];
    if (part?.name === name && part.sha256 === sha256) continue;
    throw new DamagedArchiveError(`${name} in ${file} is damaged: its digest is not the one that was noted.`);
  }
}

/** A file that goes into an archive: by its place on the disk, as it is, or as a store gives it. */
export type Source = { name: string } & ({ path: string } | { bytes: Buffer } | { stored: StoredFile });

/** Writes an archive, whole or not at all: its parts in order, and last what is in it, with the digest of each. */
export async function writeArchive(
  file: string,
  about: Omit<Manifest, "parts">,
  sources: AsyncIterable<Source> | Iterable<Source>,
): Promise<Manifest> {
  const partial = `${file}.partial`;
  const parts: ArchivePart[] = [];
  try {
    await pipeline(Readable.from(pieces(about, sources, parts)), createWriteStream(partial, { mode: 0o600 }));
    flush(partial);
    renameSync(partial, file);
    return { ...about, parts };
  } finally {
    rmSync(partial, { force: true });
  }
}

async function* pieces(
  about: Omit<Manifest, "parts">,
  sources: AsyncIterable<Source> | Iterable<Source>,
  parts: ArchivePart[],
): AsyncGenerator<Uint8Array> {
  for await (const source of sources) {
    const hash = createHash("sha256");
    const { bytes, chunks } = openSource(source);
    yield tarHeader(source.name, bytes);
    let written = 0;
    for await (const chunk of chunks) {
      hash.update(chunk);
      written += chunk.byteLength;
      yield chunk;
    }
    if (written !== bytes) throw new Error(`${source.name} changed while it was read`);
    yield tarPadding(bytes);
    parts.push({ name: source.name, bytes, sha256: hash.digest("hex") });
  }
  const manifest = Buffer.from(`${JSON.stringify({ ...about, parts }, null, 2)}\n`);
  yield tarHeader(MANIFEST_NAME, manifest.byteLength);
  yield manifest;
  yield tarPadding(manifest.byteLength);
  yield TAR_END;
}

function openSource(source: Source): { bytes: number; chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array> } {
  if ("bytes" in source) return { bytes: source.bytes.byteLength, chunks: [source.bytes] };
  if ("stored" in source) return { bytes: source.stored.size, chunks: streamOf(source.stored) };
  const bytes = statSync(source.path).size;
  return { bytes, chunks: bytes === 0 ? [] : createReadStream(source.path, { end: bytes - 1 }) };
}
