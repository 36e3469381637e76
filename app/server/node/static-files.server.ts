import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Encoding } from "~/server/http/content-encoding.server";
import { ENCODINGS } from "~/server/http/content-encoding.server";
import { contentTypeOf } from "~/server/http/content-types";
import { digestOf } from "~/server/http/etag.server";

/** A file of the client build; `load` reads it once and keeps it. */
export interface StaticFile {
  contentType: string;
  /** Its name changes with its content, so it may be kept for ever. */
  isFingerprinted: boolean;
  /** The codings it was compressed in when the site was built. */
  encodings: Encoding[];
  load: (encoding?: Encoding) => Promise<LoadedFile>;
}

/** The bytes of one coding of a file, with the entity tag that belongs to exactly these bytes. */
interface LoadedFile {
  bytes: Buffer;
  etag: string;
}

const SUFFIXES: Record<Encoding, string> = { br: ".br", gzip: ".gz" };

/** Lists the files of the client build by their address, once: a request can then name no other file. */
export function listStaticFiles(directory: string): Map<string, StaticFile> {
  const root = path.resolve(directory);
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const existing = new Set(names);
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    const parts = name.slice(root.length + 1).split(path.sep);
    if (parts.some((part) => part.startsWith(".")) || isVariant(name, existing)) continue;
    const address = `/${parts.map(encodeURIComponent).join("/")}`;
    files.set(address, describeFile(name, address, existing));
  }
  return files;
}

function isVariant(name: string, existing: Set<string>): boolean {
  return Object.values(SUFFIXES).some((suffix) => name.endsWith(suffix) && existing.has(name.slice(0, -suffix.length)));
}

function describeFile(name: string, address: string, existing: Set<string>): StaticFile {
  const loaded = new Map<Encoding | undefined, Promise<LoadedFile>>();
  return {
    contentType: contentTypeOf(name),
    isFingerprinted: address.startsWith("/assets/"),
    encodings: ENCODINGS.filter((encoding) => existing.has(name + SUFFIXES[encoding])),
    load(encoding) {
      const known = loaded.get(encoding);
      if (known) return known;
      const reading = read(encoding ? name + SUFFIXES[encoding] : name);
      // A read that failed (too many open files) is tried again by the next request.
      reading.catch(() => loaded.delete(encoding));
      loaded.set(encoding, reading);
      return reading;
    },
  };
}

async function read(name: string): Promise<LoadedFile> {
  const bytes = await readFile(name);
  return { bytes, etag: `"${digestOf(bytes)}"` };
}
