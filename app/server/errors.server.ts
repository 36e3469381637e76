/** Every way in which a command may refuse what was asked. Anything else is a bug and reaches an error boundary. */
export type DomainErrorCode = "not-found" | "conflict" | "invalid" | "unavailable" | "too-many" | "forbidden";

/** A refusal with a French sentence for the user; `cause` is for the log alone. */
export class DomainError extends Error {
  override name = "DomainError";
  readonly retryAfterSeconds: number | undefined;
  /** The field of the form that is to be mended, where it is one. */
  readonly field: string | undefined;
  /** Sentences for fields, beside the one for the whole. */
  readonly sentences: Record<string, string>;
  /** Hidden fields whose value is another now, such as the version that was seen: sent again, the form is taken. */
  readonly renewed: Record<string, string>;

  constructor(
    readonly code: DomainErrorCode,
    readonly userMessage: string,
    {
      retryAfterSeconds,
      field,
      sentences = {},
      renewed = {},
      ...options
    }: {
      cause?: unknown;
      retryAfterSeconds?: number;
      field?: string | undefined;
      sentences?: Record<string, string>;
      renewed?: Record<string, string>;
    } = {},
  ) {
    super(userMessage, options);
    this.retryAfterSeconds = retryAfterSeconds;
    this.field = field;
    this.sentences = sentences;
    this.renewed = renewed;
  }
}

/** @throws DomainError `invalid` with the sentences at their fields, where there are any */
export function refuseFields(sentences: Record<string, string>): void {
  const [first] = Object.entries(sentences);
  if (first) throw new DomainError("invalid", first[1], { field: first[0], sentences });
}

/** The database cannot be reached, is too slow, or refuses writes. Answered as 503 in French. */
export class DatabaseUnavailableError extends Error {
  override name = "DatabaseUnavailableError";

  constructor(options?: { cause?: unknown }) {
    super("The database is unavailable", options);
  }
}
