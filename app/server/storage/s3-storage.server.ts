import { AwsClient } from "aws4fetch";
import { fileDigest } from "~/server/crypto/tokens.server";
import type { AskStore } from "./s3-protocol.server";
import { inPieces, PART_BYTES, partBytesFor, readListing, uploadPieces } from "./s3-protocol.server";
import type { StorageAddress } from "./storage-address";
import type { ByteRange, ReadOptions, Storage, StoredFile, WrittenFile } from "./storage-interface";
import { isStorageKey, StorageUnavailableError } from "./storage-interface";
import { joined, MeasuredStream, withIdleLimit } from "./stored-streams.server";

/** How long a store may take to begin its answer, to go on with it, and to take a part of 5 MiB. */
const ANSWER_MS = 4_000;
const IDLE_MS = 20_000;
const UPLOAD_MS = 20_000;

/** After a store has not answered, it is not asked for so long: requests that wait in vain hold what others need. */
const PAUSE_MS = 1_000;

/**
 * Objects of a bucket of an S3-compatible store, addressed by path (`https://HOST/BUCKET/KEY`), which every such store
 * understands. What the store refuses for a moment (500 and above, 429) is tried twice more.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html
 */
export class S3Storage implements Storage {
  readonly #client: IdentityClient;
  readonly #idleMs: number;
  readonly #isKey: (key: string) => boolean;
  #pausedUntil = 0;

  /** @param options how long an answer may pause, and which keys the store is used for: those of uploaded files, where it is not said */
  constructor(
    private readonly address: StorageAddress,
    { idleMs = IDLE_MS, isKey = isStorageKey }: { idleMs?: number; isKey?: (key: string) => boolean } = {},
  ) {
    this.#idleMs = idleMs;
    this.#isKey = isKey;
    const { region, accessKeyId, secretAccessKey } = address;
    const access = { region, accessKeyId, secretAccessKey };
    this.#client = new IdentityClient({ ...access, service: "s3", retries: 2, initRetryMs: 50 });
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    this.#expectKey(key);
    // The digest is signed: the store keeps what was sent, or refuses it.
    const headers = { "X-Amz-Content-Sha256": fileDigest(bytes) };
    const answer = await this.#ask(key, { method: "PUT", body: bytes as BodyInit, headers }, uploadMs(bytes));
    await answer.body?.cancel();
  }

  /** What fits in one part is put at once, anything longer by parts, of which one is in memory at a time. */
  async writeStream(
    key: string,
    bytes: AsyncIterable<Uint8Array>,
    { maxBytes }: { maxBytes: number },
  ): Promise<WrittenFile> {
    this.#expectKey(key);
    const source = new MeasuredStream(bytes, maxBytes);
    const partBytes = partBytesFor(maxBytes);
    const pieces = inPieces(source, partBytes);
    const { value: first = new Uint8Array() } = await pieces.next();
    if (first.byteLength < partBytes) await this.put(key, first);
    else await uploadPieces(this.#askFor(key), joined(first, pieces));
    return source.sum();
  }

  async get(key: string, { signal, range }: ReadOptions = {}): Promise<StoredFile | null> {
    if (!this.#isKey(key)) return null;
    const headers = range && { Range: `bytes=${range.first}-${range.last}` };
    const answer = await this.#ask(key, { method: "GET", ...(headers && { headers }), ...(signal && { signal }) });
    if (answer.status !== 404 && answer.body) {
      const size = await sizeFrom(answer, range);
      return { size, body: withIdleLimit(answer.body, this.#idleMs) };
    }
    await answer.body?.cancel();
    return null;
  }

  async sizeOf(key: string): Promise<number | null> {
    if (!this.#isKey(key)) return null;
    const answer = await this.#ask(key, { method: "HEAD" });
    return answer.status === 404 ? null : sizeFrom(answer);
  }

  async delete(key: string): Promise<void> {
    if (!this.#isKey(key)) return;
    const answer = await this.#ask(key, { method: "DELETE" });
    await answer.body?.cancel();
  }

  async *list(): AsyncGenerator<string> {
    const { origin, pathname } = new URL(this.address.bucketUrl);
    const [bucket = "", ...folder] = pathname.slice(1).split("/");
    const prefix = folder.map((name) => `${name}/`).join("");
    for (let marker: string | null = ""; marker !== null; ) {
      const query = new URLSearchParams({ prefix, marker });
      const answer = await this.#askAt(`${origin}/${bucket}?${query}`, { method: "GET" });
      if (answer.status === 404) throw new StorageUnavailableError("The store has no such bucket");
      const page = readListing(await answer.text());
      for (const key of page.keys.map((name) => name.slice(prefix.length))) if (this.#isKey(key)) yield key;
      marker = page.next;
    }
  }

  #expectKey(key: string): void {
    if (!this.#isKey(key)) throw new Error(`No storage key: ${JSON.stringify(key)}`);
  }

  #askFor(key: string): AskStore {
    return (method, query, body) => {
      const headers = { "X-Amz-Content-Sha256": fileDigest(body ?? new Uint8Array()) };
      const request = { method, headers, ...(body && { body: body as BodyInit }) };
      return this.#ask(`${key}?${query}`, request, uploadMs(body));
    };
  }

  /** An answer of 2xx, or 404 where something is asked for. @throws StorageUnavailableError for any other, and for none in time */
  #ask(key: string, request: RequestInit, ms = ANSWER_MS): Promise<Response> {
    return this.#askAt(`${this.address.bucketUrl}/${key}`, request, { key, ms });
  }

  async #askAt(url: string, request: RequestInit, { key = "its list", ms = ANSWER_MS } = {}): Promise<Response> {
    if (performance.now() < this.#pausedUntil) throw new StorageUnavailableError("The store has just not answered");
    const late = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    // By itself, not by the signal alone: a Request holds the signal that it follows weakly, and Node 20 forgets it when
    // memory is collected meanwhile.
    const isLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const reason = new Error(`No answer in ${ms} ms`);
        late.abort(reason);
        reject(reason);
      }, ms);
    });
    const signal = request.signal ? AbortSignal.any([request.signal, late.signal]) : late.signal;
    const asking = this.#client.fetch(url, { ...request, signal });
    let answer: Response;
    try {
      answer = await Promise.race([asking, isLate]);
    } catch (cause) {
      void asking.then(({ body }) => body?.cancel()).catch(() => {});
      if (request.signal?.aborted) throw cause;
      this.#pausedUntil = performance.now() + PAUSE_MS;
      throw new StorageUnavailableError(`The store does not answer for ${key}`, { cause });
    } finally {
      clearTimeout(timer);
    }
    if (answer.ok || (answer.status === 404 && !["PUT", "POST"].includes(request.method ?? ""))) return answer;
    // No more of the error than this for the log: it repeats the access key id and what was signed.
    const reasons = (await answer.text().catch(() => "")).matchAll(/<(?:Code|Message)>([^<]*)</g);
    const cause = new Error(
      [...reasons]
        .map(([, text]) => text)
        .join(": ")
        .slice(0, 500),
    );
    throw new StorageUnavailableError(`The store answers ${answer.status} for ${key}`, { cause });
  }
}

function uploadMs(body?: Uint8Array): number {
  return UPLOAD_MS * Math.max(1, Math.ceil((body?.byteLength ?? 0) / PART_BYTES));
}

/** Asks for bytes as they are, whose number Content-Length says. Proxies change that header, so it is not signed. */
class IdentityClient extends AwsClient {
  override async sign(...asked: Parameters<AwsClient["sign"]>): Promise<Request> {
    const request = await super.sign(...asked);
    request.headers.set("Accept-Encoding", "identity");
    return request;
  }
}

/** @throws StorageUnavailableError for no length (as 0, browsers would keep it for a year), or for another range */
async function sizeFrom({ headers, body }: Response, range?: ByteRange): Promise<number> {
  const size = headers.get("content-length");
  const isRight = size !== null && (!range || Number(size) === range.last - range.first + 1);
  if (isRight) return Number(size);
  await body?.cancel();
  throw new StorageUnavailableError(
    range ? "The store gives another range" : "The store does not say how long a file is",
  );
}
