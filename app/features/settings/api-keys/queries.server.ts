import { tryKey } from "~/server/ai/ask-model.server";
import type { ProviderFailureKind } from "~/server/ai/provider-failure.server";
import { ProviderFailure } from "~/server/ai/provider-failure.server";
import { TEXT_PROVIDERS } from "~/server/ai/providers.server";
import { decrypt } from "~/server/crypto/encryption.server";
import { db } from "~/server/db/db.server";
import { env } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import { tryStripeKey } from "~/server/payments/stripe.server";
import type { ApiKeyName } from "./model";
import { API_KEY_KINDS, API_KEY_NAMES, API_KEYS_SCREEN } from "./model";

/** For what a key is encrypted: stored under another name it opens nothing. */
export function sealPurpose(name: ApiKeyName): string {
  return `api-key:${name}`;
}

/** Where the key in use comes from; `unreadable` when ENCRYPTION_KEY no longer opens the stored one. */
export type ApiKeySource = "stored" | "unreadable" | "environment" | "none";

/** What the screen may know of a key: never the key. */
export interface ApiKeyState {
  name: ApiKeyName;
  source: ApiKeySource;
  lastFour: string;
  savedAt: Date | null;
}

export async function listApiKeys(): Promise<ApiKeyState[]> {
  const rows = await db.apiKey.findMany();
  return API_KEY_NAMES.map((name) => {
    const row = rows.find((each) => each.name === name);
    if (!row) return { name, source: environmentKey(name) ? "environment" : "none", lastFour: "", savedAt: null };
    const source = decrypt(row.sealed, sealPurpose(name)) === null ? "unreadable" : "stored";
    return { name, source, lastFour: row.last_four, savedAt: row.saved_at };
  });
}

export async function hasStoredApiKey(name: ApiKeyName): Promise<boolean> {
  return (await db.apiKey.count({ where: { name } })) > 0;
}

/** The stored key, else the environment's; null without either. @throws DomainError `unavailable` if it cannot be decrypted */
export async function readApiKey(name: ApiKeyName): Promise<string | null> {
  const row = await db.apiKey.findUnique({ where: { name } });
  if (!row) return environmentKey(name);
  const key = decrypt(row.sealed, sealPurpose(name));
  if (key !== null) return key;
  logger.error({ event: "api-key-unreadable", name });
  throw new DomainError(
    "unavailable",
    `La clé ${API_KEY_KINDS[name].title} ne peut plus être lue : enregistrez-la de nouveau dans ${API_KEYS_SCREEN}`,
  );
}

function environmentKey(name: ApiKeyName): string | null {
  const { GEMINI_API_KEY, OPENAI_API_KEY, PERPLEXITY_API_KEY } = env;
  const keys: Partial<Record<ApiKeyName, string | undefined>> = { GEMINI_API_KEY, OPENAI_API_KEY, PERPLEXITY_API_KEY };
  return keys[name] ?? null;
}

export function isTried(name: ApiKeyName): boolean {
  return trialOf(name) !== null;
}

/** Calls the provider of a key with it. @throws an Error where nothing calls its provider */
export async function tryApiKey(
  name: ApiKeyName,
  key: string,
): Promise<{
  isAccepted: boolean;
  outcome: ProviderFailureKind | "accepted";
  sentence: string;
}> {
  const { title } = API_KEY_KINDS[name];
  const trial = trialOf(name);
  if (!trial) throw new Error(`Nothing calls the provider of ${name}.`);
  const failure = await trial(key).then(
    () => null,
    (error: unknown) => {
      if (error instanceof ProviderFailure) return error;
      throw error;
    },
  );
  if (failure) return { isAccepted: false, outcome: failure.kind, sentence: sentenceOf(failure, title) };
  return { isAccepted: true, outcome: "accepted", sentence: `${title} accepte la clé.` };
}

/** How a key is tried; null where nothing calls its provider. */
function trialOf(name: ApiKeyName): ((key: string) => Promise<void>) | null {
  if (name === "STRIPE_SECRET_KEY") return (key) => tryStripeKey(key, env.STRIPE_BASE_URL);
  const provider = TEXT_PROVIDERS.find(({ keyName }) => keyName === name);
  return provider ? (key) => tryKey(provider, key) : null;
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
