const names = new WeakMap<object, string>();
let named = 0;

/** Remembers up to `max` results by their options; functions and instances among these count by identity. */
export function keepResults<Options extends unknown[], Result>(
  max: number,
  make: (...options: Options) => Result,
): (...options: Options) => Result {
  const kept = new Map<string, Result>();
  return (...options) => {
    const key = JSON.stringify(options, (_, value) => (isPlain(value) ? value : nameOf(value)));
    const known = kept.get(key);
    const result = known ?? make(...options);
    // Last in the order of the map: what is asked for again outlives what was asked for once.
    kept.delete(key);
    kept.set(key, result);
    const [oldest] = kept.keys();
    if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    return result;
  };
}

function isPlain(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return typeof value !== "function";
  return [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value));
}

function nameOf(made: object): string {
  let name = names.get(made);
  if (name === undefined) {
    named += 1;
    name = `made ${named}`;
    names.set(made, name);
  }
  return name;
}
