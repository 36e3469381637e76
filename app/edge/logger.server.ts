import { requestContext } from "~/server/core/request-context.server";
import { redactPath } from "~/server/core/token-paths.server";
import { env } from "~/server/env.server";

const LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

type Level = Exclude<(typeof LEVELS)[number], "silent">;
type Line = Record<string, unknown>;

const lowest = LEVELS.indexOf(env.LOG_LEVEL);

function write(level: Level, line: Line | string, message?: string): void {
  if (LEVELS.indexOf(level) < lowest) return;
  const { err, path, ...values } = typeof line === "string" ? ({ msg: line } as Line) : line;
  const written = {
    level,
    time: new Date().toISOString(),
    ...requestContext(),
    ...values,
    ...(typeof path === "string" && { path: redactPath(path) }),
    ...(err !== undefined && { err: err instanceof Error ? readError(err) : String(err) }),
    ...(message !== undefined && { msg: message }),
  };
  // biome-ignore lint/suspicious/noConsole: the one way out of workerd, which collects it
  console.log(JSON.stringify(written));
}

function readError({ name, message, stack, cause }: Error): Line {
  return { type: name, message, stack, ...(cause instanceof Error && { cause: readError(cause) }) };
}

const writer = (level: Level) => (line: Line | string, message?: string) => write(level, line, message);

/** Structured JSON, one object a line, as the Node process writes it. */
export const logger = {
  debug: writer("debug"),
  info: writer("info"),
  warn: writer("warn"),
  error: writer("error"),
  fatal: writer("fatal"),
};
