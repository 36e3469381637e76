import { tooMany } from "~/server/rate-limit.server";

interface Bounds {
  /** How much runs at a time, of all and of one key. */
  running: number;
  runningOfOne: number;
  /** How many wait for their turn, of all and of one key. */
  waiting: number;
  waitingOfOne: number;
}

interface Turn {
  begin: () => void;
  refuse: (reason: Error) => void;
  signal: AbortSignal | undefined;
}

interface Line {
  running: number;
  waiting: Turn[];
}

/** Who asks: without a key nobody is told apart, and only the bounds of all hold. The signal says that he has gone. */
interface Asker {
  key: string | null;
  signal?: AbortSignal | undefined;
}

type InTurn = <Result>(asker: Asker, work: () => Promise<Result>) => Promise<Result>;

const RETRY_SECONDS = 10;

/**
 * Turns at work that costs much. Keys take turns one after the other, however many turns each of them asks for: who
 * sends a thousand waits for himself. Where too many wait already, the longest line gives up its last place to a key
 * that has fewer in line; work of somebody who has gone is left out.
 * @throws (by the returned function) DomainError `too-many` instead of waiting in a line that is full.
 */
export function fairTurns(bounds: Bounds): InTurn {
  const lines = new Map<string | symbol, Line>();
  let running = 0;

  const isFree = (line: Line) => running < bounds.running && line.running < bounds.runningOfOne;
  const waitingOfAll = () => [...lines.values()].reduce((sum, { waiting }) => sum + waiting.length, 0);

  function makeRoom(line: Line): void {
    if (line.waiting.length >= bounds.waitingOfOne) throw busy();
    if (waitingOfAll() < bounds.waiting) return;
    const [longest] = [...lines.values()].sort((a, b) => b.waiting.length - a.waiting.length);
    if (!longest || longest.waiting.length <= line.waiting.length + 1) throw busy();
    longest.waiting.pop()?.refuse(busy());
  }

  function beginNext(): void {
    for (const [key, line] of lines) {
      line.waiting = line.waiting.filter(isStillThere);
      if (line.waiting.length === 0 && line.running === 0) lines.delete(key);
      if (line.waiting.length === 0 || !isFree(line)) continue;
      // To the end: every other key comes before this one again.
      lines.delete(key);
      lines.set(key, line);
      line.running += 1;
      running += 1;
      line.waiting.shift()?.begin();
      return;
    }
  }

  return async ({ key, signal }, work) => {
    const place = key ?? Symbol("somebody");
    const line = lines.get(place) ?? { running: 0, waiting: [] };
    if (isFree(line)) {
      line.running += 1;
      running += 1;
      lines.set(place, line);
    } else {
      makeRoom(line);
      lines.set(place, line);
      await new Promise<void>((begin, refuse) => line.waiting.push({ begin, refuse, signal }));
    }
    try {
      return await work();
    } finally {
      line.running -= 1;
      running -= 1;
      beginNext();
    }
  };
}

function isStillThere({ signal, refuse }: Turn): boolean {
  if (signal?.aborted) refuse(busy());
  return !signal?.aborted;
}

function busy() {
  return tooMany("Beaucoup de demandes arrivent en même temps.", RETRY_SECONDS);
}
