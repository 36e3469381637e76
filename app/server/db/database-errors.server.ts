/** The database may not or cannot be opened. The message is a sentence for the operator. */
export class DatabaseStartError extends Error {
  override name = "DatabaseStartError";

  /** @param reason what kept the server of DATABASE_URL from being asked, with its SQLSTATE where it said so itself */
  constructor(
    message: string,
    readonly reason?: { code: string | undefined; message: string },
  ) {
    super(message);
  }
}

/** The engine has stopped: reopening it replays its log. */
export class EngineStoppedError extends Error {
  override name = "EngineStoppedError";
}

/** The constraint that a write violated, by the driver's message: Prisma's `meta.target` differs between databases. */
export function violatedConstraint(error: unknown): string | undefined {
  const { meta } = error as { meta?: { driverAdapterError?: { cause?: { originalMessage?: string } } } };
  return /constraint "([^"]+)"/.exec(meta?.driverAdapterError?.cause?.originalMessage ?? "")?.[1];
}

/**
 * What an error of the driver says about the database.
 * `down`: it cannot be reached or does not answer, no request need try. `refused`: it answers, but not this time.
 * `statement`: it answered, and the statement is to blame.
 */
type FailureKind = "down" | "refused" | "statement";

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

const TICK_MS = 250;
/** Longer than any work of ours, and shorter than the time for which we wait for an answer. */
const STALL_MS = 2000;

let lastTickAt = performance.now();
let lastStallAt = Number.NEGATIVE_INFINITY;
let timer: NodeJS.Timeout | undefined;

function tick(): void {
  const now = performance.now();
  if (now - lastTickAt > STALL_MS) lastStallAt = now;
  lastTickAt = now;
}

/** Starts to detect pauses of this process; a second call does nothing. */
export function watchForStalls(): void {
  if (timer) return;
  lastTickAt = performance.now();
  timer = setInterval(tick, TICK_MS);
  timer.unref();
}

/** Whether this process has stood still for 2 s lately: its timers then fire before answers that have come are read. */
function hasStalledWithin(ms: number): boolean {
  tick();
  return performance.now() - lastStallAt < ms;
}
