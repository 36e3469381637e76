import type { ApiKeyName } from "~/features/api-keys/model";
import { API_KEY_KINDS, API_KEY_NAMES, API_KEYS_SCREEN } from "~/features/api-keys/model";
import { decrypt } from "~/server/crypto/encryption.server";
import { db } from "~/server/db/db.server";
import { env } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";

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
