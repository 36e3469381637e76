import type { PassThrough } from "node:stream";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { portableNames } from "~/lib/text/file-name";
import { logger } from "~/server/logger.server";
import { storage } from "~/server/storage/storage.server";
import type { Storage } from "~/server/storage/storage-interface";

interface ArchivedFile {
  name: string;
  version: number;
  storage_key: string;
  created_at: Date;
}

interface ArchiveOptions {
  /** Says that the client has gone. */
  signal: AbortSignal;
  store?: Pick<Storage, "get">;
}

/** The answer with the files of a project as one archive; its connection is cut where a file cannot be read to its end. */
export function archiveResponse(files: readonly ArchivedFile[], options: ArchiveOptions): Response {
  return new Response(filesArchive(files, options), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": 'attachment; filename="fichiers.zip"',
      "Cache-Control": "private, no-store",
      "Content-Security-Policy": "default-src 'none'; sandbox",
    },
  });
}

/** The files of a project as one archive, each read as it is sent; older versions carry theirs in the name. */
function filesArchive(
  files: readonly ArchivedFile[],
  { signal, store = storage }: ArchiveOptions,
): ReadableStream<Uint8Array> {
  const archive = new ZipFile();
  const output = archive.outputStream as PassThrough;
  const fail = (error: Error) => {
    if (output.destroyed) return;
    if (!signal.aborted) logger.error({ event: "archive-broken", err: error });
    // The client gets an error instead of a truncated archive.
    output.destroy(error);
  };
  archive.on("error", fail);
  const latest = new Map<string, number>();
  for (const { name, version } of files) latest.set(name, Math.max(version, latest.get(name) ?? 0));
  const entries = portableNames(
    files.map(({ name, version }) => (version === latest.get(name) ? name : withVersion(name, version))),
  );
  for (const [index, { storage_key, created_at }] of files.entries()) {
    // What is sent is compressed already, but for texts.
    const options = { mtime: created_at, compress: false };
    archive.addReadStreamLazy(entries[index] ?? storage_key, options, (pass) => {
      read(store, storage_key, signal).then((source) => pass(null, tied(source, output, fail)), fail);
    });
  }
  archive.end();
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}

/** The archive pipes its sources and hears none of their errors: one that breaks ends the archive, and ends with it. */
function tied(source: Readable, output: PassThrough, fail: (error: Error) => void): Readable {
  source.on("error", fail);
  const leave = () => void source.destroy();
  if (output.destroyed) leave();
  else output.once("close", leave);
  return source.once("close", () => output.off("close", leave));
}

function withVersion(name: string, version: number): string {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? `${name.slice(0, dot)} (v${version})${name.slice(dot)}` : `${name} (v${version})`;
}

async function read(store: Pick<Storage, "get">, key: string, signal: AbortSignal): Promise<Readable> {
  const file = await store.get(key, { signal });
  if (!file) throw new Error(`No file under ${key}`);
  return file.body instanceof Uint8Array
    ? Readable.from([Buffer.from(file.body)])
    : Readable.fromWeb(file.body as never);
}
