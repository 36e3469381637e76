import { createHash } from "node:crypto";
import { redactPath } from "~/server/core/token-paths.server";
import { db } from "~/server/db/db.server";
import { scaledMs } from "~/server/env.server";
import { logger, onErrorLine } from "~/server/logger.server";
import { errorCount } from "./metrics.server";

interface Counted extends ReturnType<typeof readErrorLine> {
  count: number;
  references: string[];
  firstAt: Date;
  lastAt: Date;
}

/** So many different errors are kept, those that came last. */
export const GROUPS_KEPT = 100;
const REFERENCES_KEPT = 10;
const FLUSH_MS = 10_000;

let waiting = new Map<string, Counted>();
/** One error is often told at two places on its way out. */
const seen = new WeakSet<object>();

/** Counts a line of the log in the memory of this process; those alike are one. */
export function countError(line: Record<string, unknown>): void {
  const { err, reference } = line;
  if (typeof err === "object" && err !== null) {
    if (seen.has(err)) return;
    seen.add(err);
  }
  const read = readErrorLine(line);
  errorCount.inc({ event: read.event });
  const now = new Date();
  const known = waiting.get(read.fingerprint);
  const references = typeof reference === "string" ? [reference] : [];
  if (known) {
    known.count += 1;
    known.lastAt = now;
    known.path = read.path ?? known.path;
    known.references = [...references, ...known.references].slice(0, REFERENCES_KEPT);
  } else if (waiting.size < GROUPS_KEPT) {
    waiting.set(read.fingerprint, { ...read, count: 1, references, firstAt: now, lastAt: now });
  }
}

/** Adds the counts to the database; those that cannot be stored wait for the next time. @throws the database's error */
export async function flushErrors(): Promise<void> {
  if (waiting.size === 0) return;
  const taken = waiting;
  waiting = new Map();
  try {
    await db.$transaction(async (tx) => {
      // In one order, so that two processes never wait for each other.
      const groups = [...taken.values()].sort((one, other) => (one.fingerprint < other.fingerprint ? -1 : 1));
      for (const { fingerprint, event, message, place, path, count, references, firstAt, lastAt } of groups) {
        await tx.$executeRaw`
          INSERT INTO error_groups (fingerprint, event, message, place, path, count, "references", first_at, last_at)
          VALUES (${fingerprint}, ${event}, ${message}, ${place}, ${path}, ${count}::int, ${references}::text[],
            ${firstAt}::timestamptz, ${lastAt}::timestamptz)
          ON CONFLICT (fingerprint) DO UPDATE SET count = error_groups.count + excluded.count,
            last_at = GREATEST(error_groups.last_at, excluded.last_at),
            path = COALESCE(excluded.path, error_groups.path), place = excluded.place,
            "references" = (excluded."references" || error_groups."references")[1:${REFERENCES_KEPT}::int]`;
      }
      await tx.$executeRaw`
        DELETE FROM error_groups WHERE fingerprint IN (
          SELECT fingerprint FROM error_groups ORDER BY last_at DESC, fingerprint OFFSET ${GROUPS_KEPT}::int)`;
    });
  } catch (error) {
    for (const [fingerprint, group] of taken) {
      const newer = waiting.get(fingerprint) ?? { ...group, count: 0, references: [] };
      newer.count += group.count;
      newer.firstAt = group.firstAt;
      newer.references = [...newer.references, ...group.references].slice(0, REFERENCES_KEPT);
      waiting.set(fingerprint, newer);
    }
    throw error;
  }
}

/** Counts every error that this process tells, and stores the counts every ten seconds for as long as it serves. */
export function startErrorCounts(): void {
  onErrorLine(countError);
  setInterval(() => void flushLastErrors(), scaledMs(FLUSH_MS)).unref();
}

/** Stores what is left; what cannot be stored is told by no error, which would be counted in turn. */
export function flushLastErrors(): Promise<void> {
  return flushErrors().catch((error: unknown) => logger.warn({ event: "errors-not-stored", err: error }));
}

const MESSAGE_MAX_LENGTH = 300;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** What of an error's line may be kept: its place, and its sentence without values that a visitor may have typed. */
function readErrorLine({ event, err, path }: Record<string, unknown>) {
  const name = typeof event === "string" ? event : "error";
  const lines = err instanceof Error ? err.message.split("\n").map((text) => text.trim()) : [];
  // Of a sentence over many lines, as the database client's, the last one says what went wrong.
  const message = err instanceof Error ? `${err.name}: ${withoutValues(lines.filter(Boolean).at(-1) ?? "")}` : "";
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
