import { renderHalfWritten } from "~/features/generation/review.server";
import { isOpen } from "~/features/generation/run-model";
import { getProgress } from "~/features/generation/single-queries.server";
import type { SendEvent } from "~/server/event-stream.server";

const LOOK_EVERY_MS = 700;
/** Then the browser comes back by itself, and is asked anew who it is. */
const STREAM_MAX_MS = 90_000;

/** Tells of an article what is written of it, whoever writes it and wherever, until it is written or given up. */
export async function sendProgress(itemId: string, send: SendEvent, signal: AbortSignal): Promise<void> {
  const endsAt = Date.now() + STREAM_MAX_MS;
  let told: string | undefined;
  while (!signal.aborted && Date.now() < endsAt) {
    const item = await getProgress(itemId);
    if (!item || !isOpen(item.status)) return send("", "end");
    if (item.partial_text !== told) send(JSON.stringify(renderHalfWritten(item.partial_text)));
    told = item.partial_text;
    await pause(LOOK_EVERY_MS, signal);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
