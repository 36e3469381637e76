const HEARTBEAT_MS = 15_000;

/** Sends one event; a name of its own when `event` is given. */
export type SendEvent = (data: string, event?: string) => void;

/**
 * An answer of server-sent events (HTML Standard, 9.2), written by `produce` until it ends or the reader leaves. A
 * browser that is cut off comes back by itself after two seconds.
 */
export function eventStream(
  request: Request,
  produce: (send: SendEvent, signal: AbortSignal) => Promise<void>,
): Response {
  const left = new AbortController();
  const signal = AbortSignal.any([request.signal, left.signal]);
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = writer(controller, signal);
      write("retry: 2000\n\n");
      const heartbeat = setInterval(() => write(": still here\n\n"), HEARTBEAT_MS);
      try {
        await produce((data, event) => write(asEvent(data, event)), signal);
      } catch {
        // Nobody can be told in the middle of a stream: the browser comes back, and meets the page's own error.
      } finally {
        clearInterval(heartbeat);
        if (!signal.aborted) controller.close();
      }
    },
    cancel: () => left.abort(),
  });
  // Proxies must not hold events back until there are many.
  const headers = { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" };
  return new Response(body, { headers });
}

function writer(controller: ReadableStreamDefaultController<Uint8Array>, signal: AbortSignal) {
  const encoder = new TextEncoder();
  return (text: string) => {
    if (!signal.aborted) controller.enqueue(encoder.encode(text));
  };
}

function asEvent(data: string, event: string | undefined): string {
  const lines = data.split("\n").map((line) => `data: ${line}\n`);
  return `${event ? `event: ${event}\n` : ""}${lines.join("")}\n`;
}
