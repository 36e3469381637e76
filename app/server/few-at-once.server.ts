interface Gate {
  running: number;
  waiting: Set<() => void>;
}

/** Thrown instead of letting one more wait, where so many wait already that its turn would come too late. */
export class TooManyWaitingError extends Error {
  override name = "TooManyWaitingError";
}

/** Runs work when its turn comes; given a signal, never after whoever asked for it has gone. */
export type InTurn = <Result>(key: string | null, work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/**
 * Lets so much work of one key run at a time; the rest of that key waits for its turn, first come first served, and
 * holds up no other key. Without a key nothing waits.
 * @param waitingMax so many of a key may wait; who comes after them is refused with a TooManyWaitingError
 */
export function fewAtOnce(max: number, waitingMax = Number.POSITIVE_INFINITY): InTurn {
  const gates = new Map<string, Gate>();
  return async (key, work, signal) => {
    if (key === null) return work();
    const gate = gates.get(key) ?? { running: 0, waiting: new Set() };
    gates.set(key, gate);
    if (gate.running < max) gate.running += 1;
    else await turnOf(gate, waitingMax, signal);
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      const [next] = gate.waiting;
      if (next) next();
      else gate.running -= 1;
      if (gate.running === 0) gates.delete(key);
    }
  };
}

/** Settles when its turn has come; fails at once when the queue is full, or whoever waits goes. */
function turnOf({ waiting }: Gate, waitingMax: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  if (waiting.size >= waitingMax) throw new TooManyWaitingError(`${waiting.size} wait already`);
  return new Promise((resolve, reject) => {
    const begin = () => {
      waiting.delete(begin);
      signal?.removeEventListener("abort", leave);
      resolve();
    };
    const leave = () => {
      waiting.delete(begin);
      reject(signal?.reason);
    };
    waiting.add(begin);
    signal?.addEventListener("abort", leave, { once: true });
  });
}
