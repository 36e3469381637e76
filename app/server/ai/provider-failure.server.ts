export type ProviderFailureKind =
  | "key-refused"
  | "quota"
  | "too-many"
  | "no-such-model"
  | "timed-out"
  | "unreachable"
  | "too-long"
  | "cut-short"
  | "withheld"
  | "not-a-text";

/** How many tokens were paid for; none where the provider does not count them. */
export interface Spent {
  inputTokens: number;
  outputTokens: number;
}

/** A call of a provider that came to nothing. It carries neither key nor answer, so that it can be logged as it is. */
export class ProviderFailure extends Error {
  override name = "ProviderFailure";

  constructor(
    readonly kind: ProviderFailureKind,
    /** What the provider answered with, where it answered. */
    readonly status?: number | undefined,
    /** What it took nevertheless, where an answer came to its end. */
    readonly spent?: Spent | undefined,
  ) {
    super(`The provider failed: ${kind}${status ? ` (${status})` : ""}`);
  }
}

/** The cause of a failed call; its message is dropped, since it may repeat what was sent. */
export async function failureOf(error: unknown): Promise<ProviderFailure> {
  const known = causes(error).find((each) => each instanceof ProviderFailure);
  if (known) return known;
  const { APIConnectionTimeoutError, APIError } = await import("openai");
  if (error instanceof APIConnectionTimeoutError) return new ProviderFailure("timed-out");
  if (!(error instanceof APIError)) return new ProviderFailure("not-a-text");
  const { status } = error;
  const said = `${error.message} ${JSON.stringify(error.error ?? "")}`;
  if (status === 429 && ABOUT_QUOTA.test(said)) return new ProviderFailure("quota", status);
  if (status === 400 && ABOUT_KEY.test(said)) return new ProviderFailure("key-refused", status);
  return new ProviderFailure(KINDS[status ?? 0] ?? "unreachable", status);
}

const KINDS: Readonly<Record<number, ProviderFailureKind>> = {
  401: "key-refused",
  403: "key-refused",
  402: "quota",
  429: "too-many",
  404: "no-such-model",
  408: "timed-out",
  504: "timed-out",
};

// Gemini answers 400 to a key that it does not know.
const ABOUT_KEY = /api[ _]key/i;
// Both answer 429 to haste and to an account that has nothing left: OpenAI tells these apart by a code, Gemini, whose
// sentence is the same, by the name of the limit that was reached.
const ABOUT_QUOTA = /insufficient_quota|PerDay/;

function causes(error: unknown): unknown[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : [];
}
