import { isOpen } from "~/features/generation/model/generation";
import type { Listener } from "~/server/http/event-stream.server";
import { sendChanges } from "~/server/http/event-stream.server";
import { renderHalfWritten } from "./review.server";
import { getItemProgress } from "./single.server";

const LOOK_EVERY_MS = 700;

/** Tells of an article what is written of it, whoever writes it and wherever, until it is written or given up. */
export function sendItemEvents(itemId: string, listener: Listener): Promise<void> {
  return sendChanges(listener, {
    everyMs: LOOK_EVERY_MS,
    look: async () => {
      const item = await getItemProgress(itemId);
      return item && isOpen(item.status) ? item.partial_text : null;
    },
    tell: (markdown) => JSON.stringify(renderHalfWritten(markdown)),
  });
}
