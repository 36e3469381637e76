/** What a text in JSON says; undefined for a text that is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f" };

/**
 * The text of a field in JSON that is still being written: as much of it as stands there, empty before it begins. A
 * field of the same name that is nested deeper is taken for it when it comes first.
 */
export function partialJsonField(json: string, name: string): string {
  const start = new RegExp(`"${name}"\\s*:\\s*"`).exec(json);
  if (!start) return "";
  let text = "";
  for (let at = start.index + start[0].length; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') break;
    if (sign !== "\\") {
      text += sign;
      continue;
    }
    const length = json[at + 1] === "u" ? 6 : 2;
    const sequence = json.slice(at, at + length);
    if (sequence.length < length) break;
    const unit = Number.parseInt(sequence.slice(2), 16);
    if (sequence[1] !== "u") text += ESCAPES[sequence[1] ?? ""] ?? sequence.slice(1);
    else if (!Number.isNaN(unit)) text += String.fromCharCode(unit);
    at += length - 1;
  }
  // One half of a pair shows nothing.
  return text.replace(/[\ud800-\udbff]$/, "");
}
