import type { z } from "zod";
import { readApiKey } from "~/features/api-keys/queries.server";
import type { ReadAnswer } from "~/features/generation/answer-format";
import { readAnswer } from "~/features/generation/answer-format";
import { refusalOf } from "~/features/generation/failure-sentence.server";
import { API_KEY_MISSING, NO_CONTENT } from "~/features/generation/messages";
import type { Prompt } from "~/features/generation/prompt";
import { repairOf } from "~/features/generation/prompt";
import type { Message, ModelAnswer, Question } from "~/server/ai/ask-model.server";
import { askModel } from "~/server/ai/ask-model.server";
import { priceOf } from "~/server/ai/price";
import { ProviderFailure } from "~/server/ai/provider-failure.server";
import type { TextProvider } from "~/server/ai/providers.server";
import { TEXT_PROVIDERS } from "~/server/ai/providers.server";
import { env } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";

/** What is asked for, and the shape that it has to have. */
export interface Wish<T> {
  prompt: Prompt;
  schema: z.ZodType<T>;
  format: Question["format"];
  signal: AbortSignal;
  onText?: Question["onText"];
}

/** What came back, and what it took. */
export interface Fulfilment<T> {
  value: T;
  provider: string;
  model: string;
  /** As it was put to the model. */
  prompt: string;
  inputTokens: number;
  outputTokens: number;
  /** In millionths of a dollar; null where the price of the model is not known. */
  costMicroUsd: number | null;
}

/**
 * Asks the first provider that has a key, within a minute. An answer of another shape is sent back once, with what is
 * wrong with it.
 * @throws DomainError with the sentence to show; `forbidden` when there is no key or it is refused. An ended signal
 * throws its reason.
 */
export async function askWhole<T>(wish: Wish<T>): Promise<Fulfilment<T>> {
  const { provider, key } = await chooseProvider();
  const { prompt, format, signal, onText } = wish;
  const question = { provider, key, format, signal, onText, deadlineAt: Date.now() + env.GENERATION_TIMEOUT_MS };
  try {
    const { value, answers } = await askTwice(wish, question);
    return {
      value,
      provider: provider.name,
      model: provider.model,
      prompt: wholeText(prompt),
      ...sumOf(provider, answers),
    };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    const { kind, status } = error;
    logger.warn({ event: "generation-failed", provider: provider.name, model: provider.model, kind, status });
    throw refusalOf(error, provider);
  }
}

async function chooseProvider(): Promise<{ provider: TextProvider; key: string }> {
  for (const provider of TEXT_PROVIDERS) {
    const key = (await readApiKey(provider.keyName))?.trim();
    if (key) return { provider, key };
  }
  throw new DomainError("forbidden", API_KEY_MISSING);
}

/** Which provider would be asked, by its name; or in words why none can be. */
export async function findProviderState(): Promise<{ label: string | null; problem: string | null }> {
  try {
    const { provider } = await chooseProvider();
    return { label: provider.label, problem: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { label: null, problem: error.userMessage };
  }
}

async function askTwice<T>({ prompt, schema }: Wish<T>, question: Omit<Question, "messages">) {
  const messages: Message[] = [
    { role: "system", content: prompt.system },
    { role: "user", content: prompt.user },
  ];
  const first = await askModel({ ...question, messages });
  const read = expectText(first, schema);
  if ("value" in read) return { value: read.value, answers: [first] };
  const repair: Message[] = [
    { role: "assistant", content: first.text },
    { role: "user", content: repairOf(read.problem) },
  ];
  const second = await askModel({ ...question, messages: [...messages, ...repair] });
  const mended = expectText(second, schema);
  if ("problem" in mended) throw new ProviderFailure("not-a-text");
  return { value: mended.value, answers: [first, second] };
}

function expectText<T>({ text }: ModelAnswer, schema: z.ZodType<T>): ReadAnswer<T> {
  if (!text.trim()) throw new DomainError("invalid", NO_CONTENT);
  return readAnswer(text, schema);
}

function wholeText({ system, user }: Prompt): string {
  return `${system}\n\n${user}`;
}

function sumOf({ model }: TextProvider, answers: ModelAnswer[]) {
  const inputTokens = answers.reduce((sum, answer) => sum + answer.inputTokens, 0);
  const outputTokens = answers.reduce((sum, answer) => sum + answer.outputTokens, 0);
  return {
    inputTokens,
    outputTokens,
    costMicroUsd: priceOf(model, { inputTokens, outputTokens, calls: answers.length }),
  };
}
