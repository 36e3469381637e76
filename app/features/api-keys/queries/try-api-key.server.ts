import type { ApiKeyName } from "~/features/api-keys/model";
import { API_KEY_KINDS } from "~/features/api-keys/model";
import { tryKey } from "~/server/ai/ask-model.server";
import type { ProviderFailureKind } from "~/server/ai/provider-failure.server";
import { ProviderFailure } from "~/server/ai/provider-failure.server";
import { TEXT_PROVIDERS } from "~/server/ai/providers.server";
import { env } from "~/server/env.server";
import { tryStripeKey } from "~/server/payments/stripe.server";

/** What came of a call with a key. */
export interface KeyTrial {
  isAccepted: boolean;
  /** In a word, for the log. */
  outcome: ProviderFailureKind | "accepted";
  sentence: string;
}

/** Whether the site calls the provider of a key. */
export function isTried(name: ApiKeyName): boolean {
  return trialOf(name) !== null;
}

/**
 * Calls the provider of a key with it, and says in a sentence whether the key is good.
 * @throws an Error where nothing calls its provider
 */
export async function tryApiKey(name: ApiKeyName, key: string): Promise<KeyTrial> {
  const { title } = API_KEY_KINDS[name];
  const trial = trialOf(name);
  if (!trial) throw new Error(`Nothing calls the provider of ${name}.`);
  const failure = await trial(key).then(() => null, asFailure);
  if (failure) return { isAccepted: false, outcome: failure.kind, sentence: sentenceOf(failure, title) };
  return { isAccepted: true, outcome: "accepted", sentence: `${title} accepte la clé.` };
}

/** How a key is tried; null where nothing calls its provider. */
function trialOf(name: ApiKeyName): ((key: string) => Promise<void>) | null {
  if (name === "STRIPE_SECRET_KEY") return (key) => tryStripeKey(key, env.STRIPE_BASE_URL);
  const provider = TEXT_PROVIDERS.find(({ keyName }) => keyName === name);
  return provider ? (key) => tryKey(provider, key) : null;
}

function asFailure(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  throw error;
}

function sentenceOf({ kind, status }: ProviderFailure, title: string): string {
  const answered = status ? ` (réponse ${status})` : "";
  const sentences: Partial<Record<ProviderFailureKind, string>> = {
    "key-refused": `${title} refuse la clé${answered}\u202f: collez-en une autre.`,
    quota: `${title} reconnaît la clé, mais son quota est épuisé${answered}.`,
    "too-many": `${title} reçoit trop de demandes${answered}\u202f: réessayez dans quelques minutes.`,
    "timed-out": `${title} n’a pas répondu en dix secondes\u202f: réessayez plus tard.`,
    unreachable: `${title} ne répond pas${answered}\u202f: réessayez plus tard.`,
  };
  return (
    sentences[kind] ?? `${title} a répondu autre chose que prévu${answered}\u202f: rien ne dit si la clé est bonne.`
  );
}
