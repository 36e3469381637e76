/** Thrown instead of letting one more wait, where so many wait already that its turn would come too late. */
export class QueueFullError extends Error {
  override name = "TooManyWaitingError";
}

interface Bounds {
  /** How much of one key runs at a time, and how much of all. */
  runningOfOne: number;
  running?: number;
  /** How many of one key wait for their turn, and how many of all. */
  waitingOfOne?: number;
  waiting?: number;
}

interface Turn {
  begin: () => void;
  refuse: (reason: unknown) => void;
}

interface Line {
  running: number;
  waiting: Set<Turn>;
}

/** The caller: without a key only the bounds of all hold. The signal says that the client has gone. */
interface Asker {
  key: string | null;
  signal?: AbortSignal | undefined;
}

type InTurn = <Result>(asker: Asker, work: () => Promise<Result>) => Promise<Result>;

const ANY = Number.POSITIVE_INFINITY;

/**
 * A concurrency limit for costly work. Keys are served round-robin, so that a key with a thousand requests delays only
 * its own. When the queue is full, the key with the most waiting requests loses its last one to a key with fewer. An
 * aborted request leaves the queue at once, and its work does not start.
 * @throws (by the returned function) TooManyWaitingError instead of waiting in a line that is full; the signal's
 * reason.
 */
export function keyedConcurrencyLimit(bounds: Bounds): InTurn {
  const { runningOfOne, running: most = ANY, waitingOfOne = ANY, waiting = ANY } = bounds;
  const lines = new Map<string | symbol, Line>();
  let running = 0;

  const isFree = (line: Line) => running < most && line.running < runningOfOne;

  function makeRoom(line: Line): void {
    if (line.waiting.size >= waitingOfOne) throw new QueueFullError();
    const all = [...lines.values()];
    if (all.reduce((sum, each) => sum + each.waiting.size, 0) < waiting) return;
    const [longest] = all.sort((a, b) => b.waiting.size - a.waiting.size);
    if (!longest || longest.waiting.size <= line.waiting.size + 1) throw new QueueFullError();
    [...longest.waiting].at(-1)?.refuse(new QueueFullError());
  }

  function begin(key: string | symbol, line: Line): void {
    // To the end: every other key comes before this one again.
    lines.delete(key);
    lines.set(key, line);
    line.running += 1;
    running += 1;
  }

  function beginNext(): void {
    for (const [key, line] of lines) {
      const [next] = line.waiting;
      if (!next && line.running === 0) lines.delete(key);
      if (!next || !isFree(line)) continue;
      begin(key, line);
      next.begin();
      return;
    }
  }

  return async ({ key, signal }, work) => {
    signal?.throwIfAborted();
    const place = key ?? Symbol("caller");
    const line = lines.get(place) ?? { running: 0, waiting: new Set() };
    if (isFree(line)) begin(place, line);
    else {
      makeRoom(line);
      lines.set(place, line);
      await turnIn(line, signal);
    }
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      line.running -= 1;
      running -= 1;
      beginNext();
    }
  };
}

/** Settles when its turn has come; fails as soon as it is refused, or the client goes. */
function turnIn({ waiting }: Line, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (how: () => void) => {
      waiting.delete(turn);
      signal?.removeEventListener("abort", leave);
      how();
    };
    const turn: Turn = { begin: () => settle(resolve), refuse: (reason) => settle(() => reject(reason)) };
    const leave = () => turn.refuse(signal?.reason);
    waiting.add(turn);
    signal?.addEventListener("abort", leave, { once: true });
  });
}
