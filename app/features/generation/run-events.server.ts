import { findRunState } from "~/features/generation/run-queries.server";
import type { SendEvent } from "~/server/event-stream.server";

const LOOK_EVERY_MS = 1000;
/** Then the browser comes back by itself, and is asked anew who it is. */
const STREAM_MAX_MS = 90_000;

/** Says of a run that it has come further, whoever writes it and wherever, until it no longer runs. */
export async function sendRunEvents(id: string, send: SendEvent, signal: AbortSignal): Promise<void> {
  const endsAt = Date.now() + STREAM_MAX_MS;
  let told: string | undefined;
  while (!signal.aborted && Date.now() < endsAt) {
    const state = await findRunState(id);
    if (!state?.isRunning) return send("", "end");
    if (state.word !== told) send(state.word);
    told = state.word;
    await pause(signal);
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, LOOK_EVERY_MS);
    signal.addEventListener("abort", end);
  });
}
