import { setImmediate as nextTurn } from "node:timers/promises";
import { keyedConcurrencyLimit, QueueFullError } from "~/server/core/keyed-concurrency-limit.server";
import { plainError } from "./plain-error.server";

/** Pages are work of one thread: more at once make each later, and who comes after those that wait is told so. */
const AT_ONCE = 10;
const WAITING_MAX = 100;

// One connection is accepted in each turn of the event loop, and a visitor's going is noticed in the next: between two
// renderings there are some for a client that asks for less.
const TURNS_BETWEEN = 32;

/** Renders when its turn comes, unless the client has gone; 503 when the queue is full. */
export type RenderLimit = (signal: AbortSignal, answer: () => Promise<Response>) => Promise<Response>;

/** A separate queue for answers that cost as much as a page. */
export function createRenderLimit(): RenderLimit {
  const inTurn = keyedConcurrencyLimit({ runningOfOne: AT_ONCE, waitingOfOne: WAITING_MAX });
  return async (signal, answer) => {
    try {
      return await inTurn({ key: "page", signal }, answer);
    } catch (error) {
      if (error instanceof QueueFullError) return plainError(503, { "Retry-After": "5" });
      // It is not read; an error would be rendered as a page of its own.
      if (signal.aborted) return new Response(null, { status: 499 });
      throw error;
    }
  };
}

const inTurn = createRenderLimit();
let lastBegun: Promise<void> = Promise.resolve();

/** Renders a page when its turn comes, unless its visitor has gone by then. */
export function withRenderLimit({ signal }: Request, render: () => Promise<Response>): Promise<Response> {
  return inTurn(signal, async () => {
    lastBegun = lastBegun.then(async () => {
      for (let turn = 0; turn < TURNS_BETWEEN; turn += 1) await nextTurn();
    });
    await lastBegun;
    signal.throwIfAborted();
    return render();
  });
}
