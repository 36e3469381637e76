/** What a text in JSON says; undefined for a text that is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f" };

/** A field's text in unfinished JSON; '' before it begins. A deeper field of that name counts where it comes first. */
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
