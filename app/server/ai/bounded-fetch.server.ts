import { ProviderFailure } from "./provider-failure.server";

/**
 * Largest answer that is read, in bytes as they are sent: each word of a text comes in an envelope of a few hundred,
 * and some providers repeat their sources in each.
 */
const ANSWER_MAX_BYTES = 4 * 1024 * 1024;

/**
 * `fetch` for a client that tries again by itself: it reads no more than an answer may hold, follows no redirection,
 * which would carry the key elsewhere, and tells the client to give up where it is asked to wait past the deadline.
 * @param deadlineAt in milliseconds since 1970.
 */
export function boundedFetch(deadlineAt: number): typeof fetch {
  return async (address, init) => {
    const answer = await fetch(address, { ...init, redirect: "error" });
    const headers = new Headers(answer.headers);
    if (Date.now() + waitOf(headers) >= deadlineAt) headers.set("x-should-retry", "false");
    const { status, statusText } = answer;
    const body = answer.body?.pipeThrough(capped(ANSWER_MAX_BYTES)) ?? null;
    return new Response(answer.ok ? body : await unwrapped(body), { status, statusText, headers });
  };
}

/** What is wrong, as the client reads it: Gemini puts its error into a list of one. */
async function unwrapped(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const text = await new Response(body).text();
  try {
    const said: unknown = JSON.parse(text);
    return Array.isArray(said) && said.length === 1 ? JSON.stringify(said[0]) : text;
  } catch {
    return text;
  }
}

/** How long the provider asks to be left alone, in milliseconds. Source: RFC 9110, 10.2.3. */
function waitOf(headers: Headers): number {
  const after = headers.get("retry-after");
  if (!after) return 0;
  const seconds = Number(after);
  const ms = Number.isNaN(seconds) ? Date.parse(after) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? 0 : ms;
}

function capped(max: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > max) controller.error(new ProviderFailure("too-long"));
      else controller.enqueue(chunk);
    },
  });
}
