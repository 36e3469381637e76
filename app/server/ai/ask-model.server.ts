import { parseJson } from "~/lib/text/json";
import { cappedStream } from "~/server/http/body-limit.server";
import { providerSeconds } from "~/server/watching/metrics.server";
import type { ProviderFailureKind, Spent } from "./provider-failure.server";
import { failureOf, ProviderFailure } from "./provider-failure.server";
import type { TextProvider } from "./providers.server";

export interface Message {
  role: "system" | "user" | "assistant";
  content: string;
}

export interface Question {
  provider: TextProvider;
  key: string;
  messages: Message[];
  /** The JSON schema that the answer follows, and its name. */
  format: { name: string; schema: Record<string, unknown> };
  /** Ends the call at once, with its own reason. */
  signal: AbortSignal;
  /** By when all is over, in milliseconds since 1970. */
  deadlineAt: number;
  /** What has been answered so far, whenever there is more of it. */
  onText?: ((textSoFar: string) => void) | undefined;
}

export interface ModelAnswer extends Spent {
  text: string;
}

const RETRIES_MAX = 2;
/** After so long without a sign a provider is asked again: two silences leave ten seconds of an article's minute. */
const SILENCE_MAX_MS = 25_000;
const TEXT_MAX_LENGTH = 200_000;
/** Reading what is half written is work: often enough to be watched is enough. */
const NEWS_EVERY_MS = 100;

/** Asks a model, with two retries before the deadline. @throws ProviderFailure, or the signal's reason */
export async function askModel(question: Question): Promise<ModelAnswer> {
  const deadline = AbortSignal.timeout(Math.max(1, question.deadlineAt - Date.now()));
  const signal = AbortSignal.any([question.signal, deadline]);
  const endTimer = providerSeconds.startTimer({ provider: question.provider.name });
  let outcome = "failed";
  try {
    // The client ignores the signal while it pauses.
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
    const answer = await Promise.race([read(question, signal), aborted]);
    signal.throwIfAborted();
    outcome = "answered";
    return answer;
  } catch (error) {
    question.signal.throwIfAborted();
    throw deadline.aborted ? new ProviderFailure("timed-out") : await failureOf(error);
  } finally {
    endTimer({ outcome });
  }
}

/** A client that reads nothing of the environment and logs nothing; `timeout` is of one try, in milliseconds. */
async function openClient(
  options: Pick<Question, "provider" | "key" | "deadlineAt"> & { maxRetries: number; timeout: number },
) {
  const { provider, key, deadlineAt, maxRetries, timeout } = options;
  // Loaded by the first question: a start has no use for it.
  const { OpenAI: Client } = await import("openai");
  return new Client({
    apiKey: key,
    baseURL: provider.baseUrl,
    maxRetries,
    timeout,
    fetch: boundedFetch(deadlineAt),
    // Its messages hold what was sent and answered.
    logLevel: "off",
    // Of the environment only what `.env.example` names.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
  });
}

async function read(question: Question, signal: AbortSignal): Promise<ModelAnswer> {
  const { provider, messages, format } = question;
  const timeout = Math.min(SILENCE_MAX_MS, (question.deadlineAt - Date.now()) / 2);
  const client = await openClient({ ...question, maxRetries: RETRIES_MAX, timeout });
  const { data: stream, response } = await client.chat.completions
    .create(
      {
        model: provider.model,
        messages,
        response_format: { type: "json_schema", json_schema: { ...format, strict: true } },
        stream: true,
        stream_options: { include_usage: true },
      },
      { signal },
    )
    .withResponse();
  if (!response.headers.get("content-type")?.includes("event-stream")) throw new ProviderFailure("not-a-text");
  const answer: ModelAnswer = { text: "", inputTokens: 0, outputTokens: 0 };
  let toldAt = 0;
  let ending: ProviderFailureKind | undefined;
  // An answer that is of no use is read to its end: there stands what it took.
  for await (const { choices, usage } of stream) {
    const choice = choices?.[0];
    if (choice?.finish_reason === "length") ending ??= "cut-short";
    else if (choice?.finish_reason === "content_filter" || choice?.delta?.refusal) ending ??= "withheld";
    if (!ending) answer.text += choice?.delta?.content ?? "";
    if (answer.text.length > TEXT_MAX_LENGTH) throw new ProviderFailure("too-long");
    answer.inputTokens = usage?.prompt_tokens ?? answer.inputTokens;
    answer.outputTokens = usage?.completion_tokens ?? answer.outputTokens;
    if (Date.now() - toldAt < NEWS_EVERY_MS) continue;
    toldAt = Date.now();
    question.onText?.(answer.text);
  }
  if (ending) throw new ProviderFailure(ending, undefined, answer);
  return answer;
}

/** By then it is known whether a key opens anything, in milliseconds. */
const TRY_MAX_MS = 10_000;

/** Asks a provider something nearly free: its models, else one word. @throws ProviderFailure unless the key is good */
export async function tryKey(provider: TextProvider, key: string): Promise<void> {
  const signal = AbortSignal.timeout(TRY_MAX_MS);
  const client = await openClient({
    provider,
    key,
    deadlineAt: Date.now() + TRY_MAX_MS,
    maxRetries: 0,
    timeout: TRY_MAX_MS,
  });
  try {
    await listModels().catch(async (error: unknown) => {
      // Not every provider has a list.
      if ((await failureOf(error)).status !== 404) throw error;
      return sayOneWord();
    });
  } catch (error) {
    throw signal.aborted ? new ProviderFailure("timed-out") : await failureOf(error);
  }

  async function listModels() {
    // As it came: the client makes an empty list of whatever is none.
    const answer = await client.models.list({ signal }).asResponse();
    const said: { data?: unknown } | null = await answer.json().catch(() => null);
    if (!Array.isArray(said?.data)) throw new ProviderFailure("not-a-text");
  }

  async function sayOneWord() {
    const messages = [{ role: "user" as const, content: "Bonjour" }];
    const answer = await client.chat.completions.create({ model: provider.model, messages, max_tokens: 1 }, { signal });
    if (!Array.isArray(answer.choices)) throw new ProviderFailure("not-a-text");
  }
}

/** Of an answer, in bytes as sent: each word has an envelope of a few hundred, and sources may be repeated in each. */
const ANSWER_MAX_BYTES = 4 * 1024 * 1024;

/** `fetch` that bounds what it reads, follows no redirect with the key, and never waits past the deadline. */
function boundedFetch(deadlineAt: number): typeof fetch {
  return async (address, init) => {
    const answer = await fetch(address, { ...init, redirect: "error" });
    const headers = new Headers(answer.headers);
    if (Date.now() + waitOf(headers) >= deadlineAt) headers.set("x-should-retry", "false");
    const { status, statusText } = answer;
    const body =
      answer.body?.pipeThrough(cappedStream(ANSWER_MAX_BYTES, () => new ProviderFailure("too-long"))) ?? null;
    return new Response(answer.ok ? body : await unwrapped(body), { status, statusText, headers });
  };
}

/** What is wrong, as the client reads it: Gemini puts its error into a list of one. */
async function unwrapped(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const text = await new Response(body).text();
  const said = parseJson(text);
  return Array.isArray(said) && said.length === 1 ? JSON.stringify(said[0]) : text;
}

/** How long the provider asks to be left alone, in milliseconds. Source: RFC 9110, 10.2.3. */
function waitOf(headers: Headers): number {
  const after = headers.get("retry-after");
  if (!after) return 0;
  const seconds = Number(after);
  const ms = Number.isNaN(seconds) ? Date.parse(after) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? 0 : ms;
}
