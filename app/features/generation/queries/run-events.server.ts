import type { Listener } from "~/server/http/event-stream.server";
import { sendChanges } from "~/server/http/event-stream.server";
import { getGenerationState } from "./generations.server";

const LOOK_EVERY_MS = 1000;

/** Says of a run that it has come further, whoever writes it and wherever, until it no longer runs. */
export function sendGenerationEvents(id: string, listener: Listener): Promise<void> {
  return sendChanges(listener, {
    everyMs: LOOK_EVERY_MS,
    look: async () => {
      const state = await getGenerationState(id);
      return state?.isRunning ? state.word : null;
    },
  });
}
