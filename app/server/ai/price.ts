/** What a model takes, in millionths of a dollar: a token read, a token written, and each call. */
interface Price {
  input: number;
  output: number;
  call?: number;
}

// As their makers publish them; a model that is not here costs an unknown sum, never a guessed one.
const PRICES: Readonly<Record<string, Price>> = {
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
