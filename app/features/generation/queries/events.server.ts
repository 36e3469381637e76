import { isOpen } from "~/features/generation/model/generation";
import type { Listener } from "~/server/http/event-stream.server";
import { sendChanges } from "~/server/http/event-stream.server";
import { getGenerationState } from "./generations.server";
import { getItemProgress } from "./items.server";
import { renderHalfWritten } from "./review.server";

const TEXT_EVERY_MS = 700;

/** Sends the text of an item as it grows, on whichever process it is written, until it is written or given up. */
export function sendItemEvents(itemId: string, listener: Listener): Promise<void> {
  return sendChanges(listener, {
    subject: `text ${itemId}`,
    everyMs: TEXT_EVERY_MS,
    look: async () => {
      const item = await getItemProgress(itemId);
      return item && isOpen(item.status) ? item.partial_text : null;
    },
    tell: (markdown) => JSON.stringify(renderHalfWritten(markdown)),
  });
}

const STATE_EVERY_MS = 1000;

/** Sends a message each time a generation has come further, on whichever process, until it no longer runs. */
export function sendGenerationEvents(id: string, listener: Listener): Promise<void> {
  return sendChanges(listener, {
    subject: `generation ${id}`,
    everyMs: STATE_EVERY_MS,
    look: async () => {
      const state = await getGenerationState(id);
      return state?.isRunning ? state.word : null;
    },
  });
}
