import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Encoding } from "~/server/http/content-encoding.server";
import { chooseEncoding, ENCODINGS } from "~/server/http/content-encoding.server";
import { contentTypeOf } from "~/server/http/content-types";
import { digestOf, matchesEtag } from "~/server/http/etag.server";
import type { Answer, Exchange } from "./exchange.server";
import { plainAnswer } from "./exchange.server";

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
    if (parts.some((part) => part.startsWith("."))) continue;
    const isVariant = Object.values(SUFFIXES).some(
      (suffix) => name.endsWith(suffix) && existing.has(name.slice(0, -suffix.length)),
    );
    if (isVariant) continue;
    const address = `/${parts.map(encodeURIComponent).join("/")}`;
    files.set(address, describeFile(name, address, existing));
  }
  return files;
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
      const reading = readFile(encoding ? name + SUFFIXES[encoding] : name).then((bytes) => {
        return { bytes, etag: `"${digestOf(bytes)}"` };
      });
      // A read that failed (too many open files) is tried again by the next request.
      reading.catch(() => loaded.delete(encoding));
      loaded.set(encoding, reading);
      return reading;
    },
  };
}

const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600";

/** The files that are served; `readOthers` lists those that other builds have left meanwhile. */
export interface FileSource {
  files: Map<string, StaticFile>;
  readOthers?: () => Promise<void>;
}

/** Answers with a file of the client build, or null when the address is not one of them. */
export function answerFromFiles(source: FileSource, exchange: Exchange): Promise<Answer> | Answer | null {
  const { method } = exchange.incoming;
  const pathname = exchange.target?.pathname ?? "";
  if (method !== "GET" && method !== "HEAD") return null;
  const file = source.files.get(pathname);
  if (!pathname.startsWith("/assets/")) return file ? answerWithFile(file, exchange) : null;
  return answerWithAsset(source, pathname, exchange);
}

/** For an asset that is gone, asked for by a page of another release, no page of ours is rendered. */
async function answerWithAsset({ files, readOthers }: FileSource, pathname: string, exchange: Exchange) {
  if (!files.has(pathname)) await readOthers?.();
  const file = files.get(pathname);
  if (!file) return plainAnswer(404);
  return answerWithFile(file, exchange).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    // A build of long ago was dropped since its files were listed.
    return plainAnswer(404);
  });
}

async function answerWithFile(file: StaticFile, { incoming }: Exchange): Promise<Answer> {
  const encoding = chooseEncoding(incoming.headers["accept-encoding"], file.encodings);
  const { bytes, etag } = await file.load(encoding);
  const headers: Answer["headers"] = {
    etag,
    "cache-control": file.isFingerprinted ? FOR_EVER : FOR_AN_HOUR,
    ...(file.encodings.length > 0 && { vary: "Accept-Encoding" }),
  };
  if (matchesEtag(incoming.headers["if-none-match"], etag)) return { status: 304, headers, body: null };
  return {
    status: 200,
    headers: { ...headers, "content-type": file.contentType, ...(encoding && { "content-encoding": encoding }) },
    body: bytes,
  };
}
