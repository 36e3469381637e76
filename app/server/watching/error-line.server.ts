import { createHash } from "node:crypto";
import { redactPath } from "~/server/core/redact-path.server";

/** What is counted of one error, and by which those alike are known. */
export interface ErrorLine {
  fingerprint: string;
  event: string;
  message: string;
  place: string;
  path: string | null;
}

const MESSAGE_MAX_LENGTH = 300;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/**
 * What a line of the log says of an error that may be kept: where it arose, and its sentence without what anybody may
 * have typed (quoted texts, addresses, numbers), so that those of different visitors are alike and name nobody.
 */
export function readErrorLine({ event, err, path }: Record<string, unknown>): ErrorLine {
  const name = typeof event === "string" ? event : "error";
  const message = err instanceof Error ? `${err.name}: ${withoutValues(lastLine(err.message))}` : "";
  const place = placeOf(err);
  const digest = createHash("sha256").update([name, message, place.replace(/ \(.*/, "")].join("\n"));
  return {
    fingerprint: digest.digest("hex").slice(0, 32),
    event: name,
    place,
    message: message || name,
    path: typeof path === "string" ? withoutValues(redactPath(path)) : null,
  };
}

/** Of a sentence over many lines, as the database client's, the one that says what went wrong. */
function lastLine(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter(Boolean).at(-1) ?? "";
}

function withoutValues(text: string): string {
  return text
    .replace(UUID, ":id")
    .replace(/"[^"]*"|'[^']*'|«[^«»]*»|“[^“”]*”/g, "…")
    .replace(/\([^()]*\)=\([^()]*\)/g, "…")
    .replace(/(?<!\S)\S+@\S+/g, "…")
    .replace(/\d{3,}/g, "#")
    .slice(0, MESSAGE_MAX_LENGTH);
}

/** The innermost function of ours, with its file and line. */
function placeOf(err: unknown): string {
  const stack = err instanceof Error ? (err.stack ?? "") : "";
  const frames = stack.split("\n").filter((line) => line.trimStart().startsWith("at "));
  const own = frames.find((line) => !line.includes("node_modules") && !line.includes("node:")) ?? frames[0];
  const [, called = "", file = ""] = /^at (?:async )?(?:(.*?) \()?([^)]*)/.exec(own?.trim() ?? "") ?? [];
  const short = file.replace(/^file:\/\//, "").replace(`${process.cwd()}/`, "");
  return [called, short && `(${short})`].filter(Boolean).join(" ");
}
