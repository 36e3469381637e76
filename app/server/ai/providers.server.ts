import { env } from "~/server/env.server";

/** A provider of texts: a service that speaks the chat completions of OpenAI. */
export interface TextProvider {
  name: "gemini" | "openai" | "perplexity";
  label: string;
  /** Of the key that opens it. */
  keyName: "GEMINI_API_KEY" | "OPENAI_API_KEY" | "PERPLEXITY_API_KEY";
  /** Without a final slash. */
  baseUrl: string;
  model: string;
}

/** Every provider of texts; the first that has a key writes. */
export const TEXT_PROVIDERS: readonly TextProvider[] = [
  {
    name: "gemini",
    label: "Google Gemini",
    keyName: "GEMINI_API_KEY",
    baseUrl: env.GEMINI_BASE_URL,
    model: env.GEMINI_MODEL,
  },
  {
    name: "openai",
    label: "OpenAI",
    keyName: "OPENAI_API_KEY",
    baseUrl: env.OPENAI_BASE_URL,
    model: env.OPENAI_MODEL,
  },
  {
    name: "perplexity",
    label: "Perplexity",
    keyName: "PERPLEXITY_API_KEY",
    baseUrl: env.PERPLEXITY_BASE_URL,
    model: env.PERPLEXITY_MODEL,
  },
];

/**
 * What a model takes, in millionths of a dollar, for a token read, a token written and each call, as its maker
 * publishes it; a model that is not here costs an unknown sum, never a guessed one.
 */
const PRICES: Readonly<Record<string, { input: number; output: number; call?: number }>> = {
  "gemini-2.5-flash": { input: 0.3, output: 2.5 },
  "gemini-2.5-flash-lite": { input: 0.1, output: 0.4 },
  "gemini-2.5-pro": { input: 1.25, output: 10 },
  "gpt-4.1": { input: 2, output: 8 },
  "gpt-4.1-mini": { input: 0.4, output: 1.6 },
  "gpt-4o": { input: 2.5, output: 10 },
  "gpt-4o-mini": { input: 0.15, output: 0.6 },
  sonar: { input: 1, output: 1, call: 5_000 },
  "sonar-pro": { input: 3, output: 15, call: 6_000 },
};

/** What an article cost, in millionths of a dollar; null where the price or the tokens are not known. */
export function priceOf(
  model: string,
  { inputTokens, outputTokens, calls }: { inputTokens: number; outputTokens: number; calls: number },
): number | null {
  const price = PRICES[model];
  if (!price || outputTokens === 0) return null;
  return Math.round(price.input * inputTokens + price.output * outputTokens + (price.call ?? 0) * calls);
}
