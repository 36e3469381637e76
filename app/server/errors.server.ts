/** Every way in which a command may refuse what was asked. Anything else is a bug and reaches an error boundary. */
export type DomainErrorCode = "not-found" | "conflict" | "invalid" | "unavailable" | "too-many" | "forbidden";

interface DomainErrorOptions {
  cause?: unknown;
  retryAfterSeconds?: number;
  field?: string;
}

/** A refusal with a French sentence for the user; `cause` is for the log alone. */
export class DomainError extends Error {
  override name = "DomainError";
  /** How long to wait, where waiting helps. */
  readonly retryAfterSeconds: number | undefined;
  /** The field of the form that is to be mended, where it is one. */
  readonly field: string | undefined;

  constructor(
    readonly code: DomainErrorCode,
    readonly userMessage: string,
    { retryAfterSeconds, field, ...options }: DomainErrorOptions = {},
  ) {
    super(userMessage, options);
    this.retryAfterSeconds = retryAfterSeconds;
    this.field = field;
  }
}

/** The database cannot be reached, is too slow, or refuses writes. Answered as 503 in French. */
export class DatabaseUnavailableError extends Error {
  override name = "DatabaseUnavailableError";

  constructor(options?: { cause?: unknown }) {
    super("The database is unavailable", options);
  }
}
