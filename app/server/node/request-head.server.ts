import type { IncomingHttpHeaders } from "node:http";

/** A GET as browsers send it: printable, each line a header, nothing behind the empty line (RFC 9112, section 2.1). */
const PLAIN_GET = /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[!#$%&'*+.^_`|~0-9A-Za-z-]+:[\t -~]*\r\n)+\r\n$/;
const MAX_BYTES = 8 * 1024;
const G = 0x47;

/** Headers by which more is asked for than an answer on this connection. */
const OTHERWISE = ["content-length", "transfer-encoding", "upgrade", "expect", "te", "trailer"];

/** The address and headers of a plain GET. */
export interface PlainGet {
  method: "GET";
  url: string;
  headers: IncomingHttpHeaders;
}

/**
 * Reads bytes that are one whole GET without a body, and nothing else: null for all that is written in any other way,
 * is broken, comes in pieces, or says a header twice. Node's own parser, which knows all of HTTP, reads those.
 */
export function parsePlainGet(bytes: Buffer): PlainGet | null {
  if (bytes[0] !== G || bytes.byteLength > MAX_BYTES) return null;
  const text = bytes.toString("latin1");
  const [, url] = PLAIN_GET.exec(text) ?? [];
  if (url === undefined) return null;
  const headers = headersOf(text);
  if (!headers || OTHERWISE.some((name) => name in headers)) return null;
  const { connection } = headers;
  return connection === undefined || connection.toLowerCase() === "keep-alive" ? { method: "GET", url, headers } : null;
}

/** Null where a header is said twice: whether the values are joined or one of them counts depends on its name. */
function headersOf(text: string): IncomingHttpHeaders | null {
  const headers: IncomingHttpHeaders = Object.create(null);
  let start = text.indexOf("\r\n") + 2;
  for (let end = text.indexOf("\r\n", start); end > start; end = text.indexOf("\r\n", start)) {
    const colon = text.indexOf(":", start);
    const name = text.slice(start, colon).toLowerCase();
    if (name in headers) return null;
    headers[name] = text.slice(colon + 1, end).trim();
    start = end + 2;
  }
  return headers;
}
