const names = new WeakMap<object, string>();
let named = 0;

/**
 * A function that works out a result once for as long as it is asked for: drawing is most of what rendering a page
 * costs. Functions and instances of classes among the options are told apart by identity, so only those made once let a
 * result be found again.
 * @param max of more results, the one longest not asked for makes room
 */
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
  if (typeof value === "function") return false;
  return (
    typeof value !== "object" ||
    value === null ||
    [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value))
  );
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
