import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

/** The content codings we can answer in, in our order of preference. */
export const ENCODINGS = ["br", "gzip"] as const;

/** A content coding; `undefined` means identity. */
export type Encoding = (typeof ENCODINGS)[number];

const MIN_BYTES = 1024;
/** But not what is sent while it is made: events, and tables of any length. */
const COMPRESSIBLE =
  /^(text\/(?!event-stream|csv)|application\/(json|javascript|manifest\+json|xml|[\w.]+\+(xml|json))|image\/svg\+xml)/;
const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** Whether bytes of this media type shrink, and may be held back until all are there. */
export function isCompressible(contentType: string | null | undefined): boolean {
  return COMPRESSIBLE.test(contentType ?? "");
}

/** Whether this many bytes are worth the work: below, headers and framing outweigh what is won. */
export function isWorthCompressing(byteLength: number): boolean {
  return byteLength >= MIN_BYTES;
}

/** The best of `available` that an Accept-Encoding header allows (RFC 9110, section 12.5.3). */
export function chooseEncoding(
  acceptEncoding: string | string[] | undefined,
  available: readonly Encoding[] = ENCODINGS,
): Encoding | undefined {
  const header = [acceptEncoding ?? []].flat().join(",");
  return allowedEncodings(header).find((encoding) => available.includes(encoding));
}

/** Of equal weights our own order decides: an option that the package's types do not know yet. */
interface Preferring {
  encodings: (available: string[], options: { preferred: string[] }) => string[];
}

/** Browsers send a handful of different headers. */
const knownHeaders = new LRUCache<string, Encoding[]>({ max: 100 });

function allowedEncodings(header: string): Encoding[] {
  const known = knownHeaders.get(header);
  if (known) return known;
  const negotiator: Preferring = new Negotiator({ headers: { "accept-encoding": header } });
  const allowed = negotiator.encodings([...ENCODINGS], { preferred: [...ENCODINGS] }) as Encoding[];
  knownHeaders.set(header, allowed);
  return allowed;
}

/**
 * Compresses an answer made for one visitor, off the event loop: two thirds of the processor's time of the next better
 * levels, for a twentieth more bytes.
 */
export function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return gzipAsync(bytes, { level: 4 });
  return brotliAsync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
  });
}

/** Compresses what many visitors will be sent: as small as it gets, off the event loop. */
export function compressBest(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return gzipAsync(bytes, { level: 9 });
  // A page fits into 256 KB: a larger window would take tens of megabytes and save nothing.
  const window = { [constants.BROTLI_PARAM_LGWIN]: 18, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
  return brotliAsync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, ...window } });
}

/** The bytes behind a gzip, for a client that accepts no coding. */
export const decompress: (bytes: Buffer) => Promise<Buffer> = promisify(gunzip);
