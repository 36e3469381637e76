import { openClient } from "./ask-model.server";
import { failureOf, ProviderFailure } from "./provider-failure.server";
import type { TextProvider } from "./providers.server";

/** By then it is known whether a key opens anything, in milliseconds. */
const TRY_MAX_MS = 10_000;

/**
 * Asks a provider for something that costs nothing, or next to nothing: its list of models, else a single word.
 * @throws ProviderFailure when the key opens nothing, or it cannot be told.
 */
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
