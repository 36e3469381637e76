import { chooseEncoding } from "~/server/http/content-encoding.server";
import { matchesEtag } from "~/server/http/etag.server";
import type { Answer, Exchange } from "./exchange.server";
import { plainAnswer } from "./plain-answer.server";
import type { StaticFile } from "./static-files.server";

const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600";

/** Answers with a file of the client build, or null when the address is not one of them. */
export function answerFromFiles(files: Map<string, StaticFile>, exchange: Exchange): Promise<Answer> | Answer | null {
  const { method } = exchange.incoming;
  const pathname = exchange.target?.pathname ?? "";
  if (method !== "GET" && method !== "HEAD") return null;
  const file = files.get(pathname);
  if (file) return answerWithFile(file, exchange);
  // A page of an older deployment asks for a file that is gone: no need to render a page about it.
  return pathname.startsWith("/assets/") ? plainAnswer(404) : null;
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
