import pino from "pino";
import { requestContext } from "~/server/core/request-context.server";
import { redactPath } from "~/server/core/token-paths.server";
import { env } from "~/server/env.server";

// The reader of our output may go, and its disk may be full: no reason for a site to stop.
for (const stream of [process.stdout, process.stderr]) {
  if (stream.listenerCount("error") === 0) stream.on("error", () => {});
}

/** Lines that cannot be written wait for so many bytes; later ones are lost. */
const WAITING_MAX_BYTES = 1024 * 1024;
const output = pino.destination({ dest: 1, sync: true, maxLength: WAITING_MAX_BYTES });
output.on("error", () => {});

type ErrorListener = (line: Record<string, unknown>) => void;
const ERROR_LEVEL = pino.levels.values.error as number;
const errorListeners = new Set<ErrorListener>();

/** Has each line of an error told to a listener, which counts them. */
export function onErrorLine(listener: ErrorListener): void {
  errorListeners.add(listener);
}

/** Structured JSON, one object a line, on standard output. pino escapes line breaks, so no line can be forged. */
export const logger = pino(
  {
    level: env.LOG_LEVEL,
    base: null,
    // Whatever code logs a path: no reader of the log can open a private link by it.
    formatters: { log: (line) => (typeof line.path === "string" ? { ...line, path: redactPath(line.path) } : line) },
    mixin: () => ({ ...requestContext() }),
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: {
      logMethod(args, method, level) {
        const [line] = args as unknown[];
        if (level >= ERROR_LEVEL && typeof line === "object" && line !== null) {
          for (const listener of errorListeners) listener(line as Record<string, unknown>);
        }
        method.apply(this, args);
      },
    },
    redact: ["password", "*.password", "headers.cookie", "headers.authorization"],
  },
  output,
);
