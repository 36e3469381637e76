import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { storage } from "~/server/storage/storage.server";

interface ArchivedFile {
  name: string;
  version: number;
  storage_key: string;
  created_at: Date;
}

/** The answer with the files of a project as one archive. */
export function archiveResponse(files: readonly ArchivedFile[], signal: AbortSignal): Response {
  return new Response(filesArchive(files, signal), {
    headers: {
      ...{ "Content-Type": "application/zip", "Content-Disposition": 'attachment; filename="fichiers.zip"' },
      ...{ "Cache-Control": "private, no-store", "Content-Security-Policy": "default-src 'none'; sandbox" },
    },
  });
}

/** The files of a project as one archive, each read as it is sent; older versions carry theirs in the name. */
function filesArchive(files: readonly ArchivedFile[], signal: AbortSignal): ReadableStream<Uint8Array> {
  const archive = new ZipFile();
  const latest = new Map<string, number>();
  for (const { name, version } of files) latest.set(name, Math.max(version, latest.get(name) ?? 0));
  for (const { name, version, storage_key, created_at } of files) {
    const entry = version === latest.get(name) ? name : withVersion(name, version);
    // What is sent is compressed already, but for texts.
    const options = { mtime: created_at, compress: false };
    archive.addReadStreamLazy(entry, options, (pass) => {
      read(storage_key, signal).then(
        (stream) => pass(null, stream),
        (error: unknown) => pass(error, Readable.from([])),
      );
    });
  }
  archive.end();
  return Readable.toWeb(archive.outputStream as Readable) as ReadableStream<Uint8Array>;
}

function withVersion(name: string, version: number): string {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? `${name.slice(0, dot)} (v${version})${name.slice(dot)}` : `${name} (v${version})`;
}

async function read(key: string, signal: AbortSignal): Promise<Readable> {
  const file = await storage.get(key, { signal });
  if (!file) throw new Error(`No file under ${key}`);
  return file.body instanceof Uint8Array
    ? Readable.from([Buffer.from(file.body)])
    : Readable.fromWeb(file.body as never);
}
