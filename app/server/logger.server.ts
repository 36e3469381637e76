import pino from "pino";
import { env } from "~/server/env.server";
import { requestScope } from "~/server/request-scope.server";

/** Structured JSON, one object a line, on standard output. pino escapes line breaks, so no line can be forged. */
export const logger = pino({
  level: env.LOG_LEVEL,
  base: null,
  mixin: () => ({ ...requestScope() }),
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ["password", "*.password", "headers.cookie", "headers.authorization"],
});
