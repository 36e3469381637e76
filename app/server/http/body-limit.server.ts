/** Largest body of an ordinary form, in bytes. */
export const FORM_BODY_MAX_BYTES = 64 * 1024;

/** Largest body of a form without files, in bytes: what allows for more has a form with files, sent in parts. */
export const TEXTS_BODY_MAX_BYTES = 1024 * 1024;

/** Largest form that an answer repeats, in bytes as they stand in its page: with a page's own it stays under 200 KB. */
const ECHO_MAX_BYTES = 120_000;

/** What a page writes as up to five characters where it shows it, and as up to six where its scripts read it. */
const ESCAPED = /[&<>"'\\\p{Cc}\u2028\u2029]/gu;

/** Whether a page that repeats these texts, as shown and for its scripts, is far longer than the form that was sent. */
export function isTooLongToRepeat(texts: readonly string[]): boolean {
  const bytes = texts.reduce(
    (sum, text) => sum + 2 * Buffer.byteLength(text) + 9 * (text.match(ESCAPED)?.length ?? 0),
    0,
  );
  return bytes > ECHO_MAX_BYTES;
}

/** Thrown while a body without a declared length turns out to be too large. */
export class BodyTooLargeError extends Error {
  override name = "BodyTooLargeError";
}

/** Whether the declared length alone is already over the limit, so that nothing needs to be read. */
export function declaresTooLargeBody(request: Request, maxBytes: number): boolean {
  return Number(request.headers.get("Content-Length") ?? 0) > maxBytes;
}

/**
 * The same request, whose body breaks off with a BodyTooLargeError after `maxBytes`:
 * a chunked body declares no length, and a declared one may lie.
 */
export function withBodyLimit(request: Request, maxBytes: number): Request {
  const body = request.body?.pipeThrough(cappedStream(maxBytes, () => new BodyTooLargeError()));
  return body ? new Request(request, { body, duplex: "half" } as RequestInit) : request;
}

/** What passes bytes on, and breaks off with an error beyond so many. */
export function cappedStream(maxBytes: number, tooMany: () => Error): TransformStream<Uint8Array, Uint8Array> {
  let received = 0;
  return new TransformStream({
    transform(chunk, controller) {
      received += chunk.byteLength;
      if (received > maxBytes) controller.error(tooMany());
      else controller.enqueue(chunk);
    },
  });
}
