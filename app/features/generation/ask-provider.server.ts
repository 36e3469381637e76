import type { z } from "zod";
import { categories } from "~/content/categories";
import { AGENCY_LINKS, COUNTRY_LINKS, SERVICE_LINKS } from "~/content/navigation";
import { cleanContent } from "~/features/generation/model/article-markdown";
import type { Taken } from "~/features/generation/model/brief";
import { API_KEY_MISSING } from "~/features/generation/model/generation";
import type { AgencyFacts, Prompt } from "~/features/generation/model/prompt";
import { repairOf } from "~/features/generation/model/prompt";
import type { ReadAnswer } from "~/features/generation/schema/answer";
import { readAnswer } from "~/features/generation/schema/answer";
import { readApiKey } from "~/features/settings/api-keys/queries.server";
import { getSite } from "~/features/settings/queries.server";
import { partialJsonField } from "~/lib/text/json";
import type { Message, ModelAnswer, Question } from "~/server/ai/ask-model.server";
import { askModel } from "~/server/ai/ask-model.server";
import type { Spent } from "~/server/ai/provider-failure.server";
import { ProviderFailure } from "~/server/ai/provider-failure.server";
import type { TextProvider } from "~/server/ai/providers.server";
import { priceOf, TEXT_PROVIDERS } from "~/server/ai/providers.server";
import { env } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import { GenerationFailure, refusalOf } from "./failure.server";

const NO_CONTENT = "No content generated";

interface Wish<T> {
  prompt: Prompt;
  schema: z.ZodType<T>;
  format: Question["format"];
  signal: AbortSignal;
  onText?: Question["onText"];
}

interface Fulfilment<T> extends Taken {
  value: T;
}

/**
 * Asks the first provider that has a key, within a minute. A malformed answer is sent back once, with what is wrong.
 * @throws GenerationFailure with the sentence to show and what was paid; an ended signal throws its reason.
 */
async function askProvider<T>(wish: Wish<T>): Promise<Fulfilment<T>> {
  const { provider, key } = await chooseProvider();
  const { prompt, format, signal, onText } = wish;
  const question = { provider, key, format, signal, onText, deadlineAt: Date.now() + env.GENERATION_TIMEOUT_MS };
  const paid: Spent[] = [];
  try {
    const value = await askTwice(wish, question, paid);
    return { value, ...takenBy(provider, prompt, paid) };
  } catch (error) {
    if (error instanceof EmptyAnswerError) {
      throw new GenerationFailure("invalid", NO_CONTENT, { taken: takenBy(provider, prompt, paid) });
    }
    if (!(error instanceof ProviderFailure)) throw error;
    const { kind, status, spent } = error;
    if (spent) paid.push(spent);
    logger.warn({ event: "generation-failed", provider: provider.name, model: provider.model, kind, status });
    throw refusalOf(error, provider, paid.length > 0 ? takenBy(provider, prompt, paid) : null);
  }
}

class EmptyAnswerError extends Error {
  override name = "EmptyAnswerError";
}

async function chooseProvider(): Promise<{ provider: TextProvider; key: string }> {
  for (const provider of TEXT_PROVIDERS) {
    const key = (await readApiKey(provider.keyName))?.trim();
    if (key) return { provider, key };
  }
  throw new GenerationFailure("forbidden", API_KEY_MISSING, { taken: null, isHopeless: true });
}

/** Which provider would be asked, by its name; or in words why none can be. */
export async function getProviderState(): Promise<{ label: string | null; problem: string | null }> {
  try {
    const { provider } = await chooseProvider();
    return { label: provider.label, problem: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { label: null, problem: error.userMessage };
  }
}

async function askTwice<T>({ prompt, schema }: Wish<T>, question: Omit<Question, "messages">, paid: Spent[]) {
  const messages: Message[] = [
    { role: "system", content: prompt.system },
    { role: "user", content: prompt.user },
  ];
  const first = await askModel({ ...question, messages });
  paid.push(first);
  const read = expectText(first, schema);
  if ("value" in read) return read.value;
  const repair: Message[] = [
    { role: "assistant", content: first.text },
    { role: "user", content: repairOf(read.problem) },
  ];
  const second = await askModel({ ...question, messages: [...messages, ...repair] });
  paid.push(second);
  const mended = expectText(second, schema);
  if ("problem" in mended) throw new ProviderFailure("not-a-text");
  return mended.value;
}

function expectText<T>({ text }: ModelAnswer, schema: z.ZodType<T>): ReadAnswer<T> {
  if (!text.trim()) throw new EmptyAnswerError();
  return readAnswer(text, schema);
}

function takenBy({ name, model }: TextProvider, { system, user }: Prompt, paid: Spent[]): Taken {
  const inputTokens = paid.reduce((sum, answer) => sum + answer.inputTokens, 0);
  const outputTokens = paid.reduce((sum, answer) => sum + answer.outputTokens, 0);
  const costMicroUsd = priceOf(model, { inputTokens, outputTokens, calls: paid.length });
  return { provider: name, model, prompt: `${system}\n\n${user}`, inputTokens, outputTokens, costMicroUsd };
}

export interface WritingOptions {
  /** Ends the writing at once, with its own reason. */
  signal: AbortSignal;
  /** The Markdown so far, up to ten times a second. */
  onText?: (markdownSoFar: string) => void;
}

interface ContentWish<T> extends Pick<Wish<T>, "schema" | "format"> {
  promptFor: (facts: AgencyFacts) => Prompt;
}

/** Asks for Markdown `content` and removes what models invent. @throws GenerationFailure, or the signal's reason */
export async function askForContent<T extends { content: string }>(
  { promptFor, ...wish }: ContentWish<T>,
  { signal, onText }: WritingOptions,
): Promise<Fulfilment<T>> {
  const facts = await readAgencyFacts();
  const { value, ...taken } = await askProvider({
    ...wish,
    prompt: promptFor(facts),
    signal,
    onText: onText && ((answer) => onText(partialJsonField(answer, "content"))),
  });
  const paths = facts.links.map(({ to }) => to);
  const content = cleanContent(value.content, paths);
  if (!content) throw new GenerationFailure("invalid", NO_CONTENT, { taken });
  return { value: { ...value, content }, ...taken };
}

/** What an article may say of the agency: what the site itself says, and nothing else. */
async function readAgencyFacts(): Promise<AgencyFacts> {
  const { siteName, address, figures } = await getSite();
  return {
    siteName,
    address,
    figures,
    services: categories.map(({ name, metaDescription }) => `${name} : ${metaDescription}`),
    links: [...SERVICE_LINKS, ...COUNTRY_LINKS, ...AGENCY_LINKS],
  };
}
