interface Gate {
  running: number;
  waiting: (() => void)[];
}

/**
 * Lets so much work of one key run at a time; the rest of that key waits for its turn, first come first served, and
 * holds up no other key. Without a key nothing waits.
 */
export function fewAtOnce(max: number): <Result>(key: string | null, work: () => Promise<Result>) => Promise<Result> {
  const gates = new Map<string, Gate>();
  return async (key, work) => {
    if (key === null) return work();
    const gate = gates.get(key) ?? { running: 0, waiting: [] };
    gates.set(key, gate);
    if (gate.running < max) gate.running += 1;
    else await new Promise<void>((resolve) => gate.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = gate.waiting.shift();
      if (next) next();
      else gate.running -= 1;
      if (gate.running === 0) gates.delete(key);
    }
  };
}
