import { EngineStoppedError } from "~/server/db/engine-stopped-error.server";
import { hasStalledWithin } from "~/server/db/stall-watch.server";

/**
 * What an error of the driver says about the database.
 * `down`: it cannot be reached or does not answer, no request need try. `refused`: it answers, but not this time.
 * `statement`: it answered, and the statement is to blame.
 */
export type FailureKind = "down" | "refused" | "statement";

const DOWN_KINDS = new Set([
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TlsConnectionError",
  "AuthenticationFailed",
  "DatabaseDoesNotExist",
  "DatabaseAccessDenied",
]);

/** Messages of pg and PGlite which carry no code. */
const DOWN_MESSAGES =
  /^(Query read timeout|Connection terminated|Client (has encountered a connection error|was closed)|PGlite (is|not)|Cannot use a pool)/;
/** Those of them that a clock of ours gives. */
const CLOCK_MESSAGES = /^(Query read timeout|Connection terminated due to connection timeout)/;
/** A clock that ran out while this process stood still is looked at within this time, in milliseconds. */
const CLOCK_LATE_MS = 500;
const REFUSED_MESSAGES = /^timeout exceeded when trying to connect$/;

/** PostgreSQL's codes, by their beginning: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const DOWN_CODES = /^(08|57P0[1-5])/;
const REFUSED_CODES = /^(25006|40001|40P01|53|57014|55P03|58|XX00[12]|F0)/;

/** Judges an error thrown by a driver adapter. */
export function judgeFailure(error: unknown): FailureKind {
  const { name, message, cause } = error as { name?: string; message?: string; cause?: Record<string, unknown> };
  if (name === "DriverAdapterError" && cause) return judgeMappedError(cause);
  if (message !== undefined && REFUSED_MESSAGES.test(message)) return "refused";
  // The client had gone: other requests must not be refused for it.
  if (message !== undefined && CLOCK_MESSAGES.test(message) && hasStalledWithin(CLOCK_LATE_MS)) return "refused";
  if (message !== undefined && DOWN_MESSAGES.test(message)) return "down";
  // An abort of the WebAssembly engine, and errors of sockets and files (ECONNREFUSED, EPIPE, ENOSPC, ...).
  if (error instanceof EngineStoppedError || name === "RuntimeError" || name === "ExitStatus") return "down";
  const { code } = error as { code?: unknown };
  return typeof code === "string" && /^E[A-Z]+/.test(code) ? "down" : "statement";
}

function judgeMappedError({ kind, originalCode, severity }: Record<string, unknown>): FailureKind {
  if (severity === "FATAL" || severity === "PANIC") return "down";
  if (typeof kind === "string" && DOWN_KINDS.has(kind)) return "down";
  if (kind === "TooManyConnections") return "refused";
  const code = typeof originalCode === "string" ? originalCode : "";
  if (DOWN_CODES.test(code)) return "down";
  return REFUSED_CODES.test(code) ? "refused" : "statement";
}
