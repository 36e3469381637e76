import { setTimeout as delay } from "node:timers/promises";
import { scaledMs } from "~/server/env.server";

const HEARTBEAT_MS = 15_000;

/** Sends one event, named when `event` is given. */
export type SendEvent = (data: string, event?: string) => void;

/** Streams that one account and one process have open: a tab has one. */
export const STREAMS_OF_ONE = 8;
export const STREAMS_OF_PROCESS = 400;

const open = new Map<string, number>();
let openOfAll = 0;

/** @returns what gives the place back, or null where there is none */
function takePlace(account: string): (() => void) | null {
  const own = open.get(account) ?? 0;
  if (own >= STREAMS_OF_ONE || openOfAll >= STREAMS_OF_PROCESS) return null;
  open.set(account, own + 1);
  openOfAll += 1;
  return () => {
    openOfAll -= 1;
    const left = (open.get(account) ?? 1) - 1;
    if (left > 0) open.set(account, left);
    else open.delete(account);
  };
}

// One for the process: what serves the site is built apart from what answers.
const slot = globalThis as typeof globalThis & { zelligeEventStreams?: AbortController };
slot.zelligeEventStreams ??= new AbortController();
const stopping = slot.zelligeEventStreams;

/** Ends every stream of this process, which is about to stop: their readers come back to the next one. */
export function endEventStreams(): void {
  stopping.abort();
}

/**
 * An answer of server-sent events (HTML Standard, 9.2), written by `produce` until it ends, the reader leaves or the
 * process stops. A browser that is cut off comes back by itself after two seconds; one that is refused for want of a
 * place does not, and its page shows what is new when it is loaded again.
 * @param account whose stream it is
 */
export function eventStream(
  request: Request,
  account: string,
  produce: (send: SendEvent, signal: AbortSignal) => Promise<void>,
): Response {
  // Proxies must not hold events back until there are many.
  const headers = { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" };
  // Its body is never read, and nothing would give its place back.
  if (request.method === "HEAD") return new Response(null, { headers });
  const giveBack = takePlace(account);
  if (!giveBack)
    return new Response(null, { status: 429, headers: { "Retry-After": "60", "Cache-Control": "no-store" } });
  const left = new AbortController();
  const gone = AbortSignal.any([request.signal, left.signal]);
  const signal = AbortSignal.any([gone, stopping.signal]);
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const encoder = new TextEncoder();
      const write = (text: string) => {
        if (!gone.aborted) controller.enqueue(encoder.encode(text));
      };
      write("retry: 2000\n\n");
      const heartbeat = setInterval(() => write(": still here\n\n"), HEARTBEAT_MS);
      try {
        await produce((data, event) => write(asEvent(data, event)), signal);
      } catch {
        // No error can be sent in the middle of a stream: the browser comes back, and meets the page's own error.
      } finally {
        clearInterval(heartbeat);
        giveBack();
        if (!gone.aborted) controller.close();
      }
    },
    cancel: () => left.abort(),
  });
  return new Response(body, { headers });
}

/** Then the browser reconnects and its session is checked again. */
const POLL_MAX_MS = 90_000;

/** The reader of a stream. */
export interface Listener {
  send: SendEvent;
  signal: AbortSignal;
  /** Whether the user still may, asked each time: the session may end, or the role change, meanwhile. */
  mayRead: () => Promise<boolean>;
}

interface Watch {
  /** What is looked at: its readers share each look. */
  subject: string;
  everyMs: number;
  /** How something stands; null once it has come to its end. */
  look: () => Promise<string | null>;
  /** What is sent of it; as it stands when absent. */
  tell?: (state: string) => string;
}

const looks = new Map<string, Promise<string | null>>();

/** One look at a subject for all who read it, until the next is due. */
function lookOnce({ subject, everyMs, look }: Watch): Promise<string | null> {
  const shared = looks.get(subject);
  if (shared) return shared;
  const begun = look();
  looks.set(subject, begun);
  const forget = () => setTimeout(() => looks.delete(subject), scaledMs(everyMs) / 2).unref();
  begun.then(forget, forget);
  return begun;
}

/**
 * Looks every so often and sends what has changed since, in this process or another; at the end, an event `end`.
 * A user who may not read it any more is sent nothing: the stream ends.
 */
export async function sendChanges({ send, signal, mayRead }: Listener, watch: Watch): Promise<void> {
  const { everyMs, tell = (state) => state } = watch;
  const endsAt = performance.now() + POLL_MAX_MS;
  let told: string | undefined;
  while (!signal.aborted && performance.now() < endsAt) {
    const state = await lookOnce(watch);
    if (state === null) return send("", "end");
    if (state !== told) {
      if (!(await mayRead())) return;
      send(tell(state));
    }
    told = state;
    await delay(scaledMs(everyMs), undefined, { signal }).catch(() => undefined);
  }
}

function asEvent(data: string, event: string | undefined): string {
  const lines = data.split("\n").map((line) => `data: ${line}\n`);
  return `${event ? `event: ${event}\n` : ""}${lines.join("")}\n`;
}
