import pino from "pino";
import { env } from "~/server/env.server";
import { loggedPath } from "~/server/logged-path.server";
import { requestScope } from "~/server/request-scope.server";

/** Structured JSON, one object a line, on standard output. pino escapes line breaks, so no line can be forged. */
export const logger = pino({
  level: env.LOG_LEVEL,
  base: null,
  // Whoever logs a path, and wherever: nobody who reads the log opens a private link by it.
  formatters: { log: (line) => (typeof line.path === "string" ? { ...line, path: loggedPath(line.path) } : line) },
  mixin: () => ({ ...requestScope() }),
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ["password", "*.password", "headers.cookie", "headers.authorization"],
});
