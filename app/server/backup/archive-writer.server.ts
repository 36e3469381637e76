import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, renameSync, rmSync, statSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { flush } from "~/server/db/database-directory.server";
import { TAR_END, tarHeader, tarPadding } from "~/server/db/tar.server";
import type { StoredFile } from "~/server/storage/storage-interface";
import { streamOf } from "~/server/storage/storage-interface";
import type { ArchivePart, Manifest } from "./manifest";
import { MANIFEST_NAME } from "./manifest";

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
    const bytes = sizeOf(source);
    yield tarHeader(source.name, bytes);
    let written = 0;
    for await (const chunk of bytesOf(source, bytes)) {
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

function sizeOf(source: Source): number {
  if ("bytes" in source) return source.bytes.byteLength;
  return "stored" in source ? source.stored.size : statSync(source.path).size;
}

function bytesOf(source: Source, bytes: number): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  if ("bytes" in source) return [source.bytes];
  if ("stored" in source) return streamOf(source.stored);
  return bytes === 0 ? [] : createReadStream(source.path, { end: bytes - 1 });
}
