import { chooseEncoding } from "~/server/http/content-encoding.server";
import { matchesEtag } from "~/server/http/etag.server";
import type { Answer, Exchange } from "./exchange.server";
import { plainAnswer } from "./plain-answer.server";
import type { StaticFile } from "./static-files.server";

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
  return file ? answerWithFile(file, exchange).catch(refuseGone) : answerLater(source, pathname, exchange);
}

/** A page of another release asks: for a file that is gone it needs no page about it. */
async function answerLater({ files, readOthers }: FileSource, pathname: string, exchange: Exchange): Promise<Answer> {
  await readOthers?.();
  const file = files.get(pathname);
  return file ? answerWithFile(file, exchange).catch(refuseGone) : plainAnswer(404);
}

/** A build of long ago was dropped since its files were listed. */
function refuseGone(error: unknown): Answer {
  if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  return plainAnswer(404);
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
