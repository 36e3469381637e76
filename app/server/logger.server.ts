import pino from "pino";
import { env } from "~/server/env.server";

/** Structured JSON, one object a line, on standard output. pino escapes line breaks, so no line can be forged. */
export const logger = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ["password", "*.password", "headers.cookie", "headers.authorization"],
});
