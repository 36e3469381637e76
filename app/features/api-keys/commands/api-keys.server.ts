import { sealPurpose } from "~/features/api-keys/encryption-purpose";
import type { ApiKeyName } from "~/features/api-keys/model";
import { encrypt } from "~/server/crypto/encryption.server";
import { changed, runCommand } from "~/server/db/run-command.server";
import { logger } from "~/server/logger.server";
import type { User } from "~/server/sessions/user";

const TARGET = "api-key";
const KEY_GONE = "Cette clé n’est plus enregistrée";

/** Of a shorter key the last four characters would be too much. */
const SHOWN_FROM_LENGTH = 8;

/** Stores a key, encrypted, in place of the one there was. */
export async function saveApiKey(actor: User, name: ApiKeyName, key: string): Promise<void> {
  const last_four = key.length < SHOWN_FROM_LENGTH ? "" : key.slice(-4);
  const row = { sealed: encrypt(key, sealPurpose(name)), last_four, actor_id: actor.id, saved_at: new Date() };
  await runCommand({ actor, action: "saved", target: TARGET }, async (tx) => {
    await tx.apiKey.upsert({ where: { name }, create: { name, ...row }, update: row });
    return changed({ result: undefined, targetId: name, cacheTags: [] });
  });
  logger.info({ event: "api-key-saved", name, actorId: actor.id });
}

/** Deletes a stored key. @throws DomainError `not-found`. */
export async function deleteApiKey(actor: User, name: ApiKeyName): Promise<void> {
  await runCommand({ actor, action: "removed", target: TARGET, notFound: KEY_GONE }, async (tx) => {
    await tx.apiKey.delete({ where: { name } });
    return changed({ result: undefined, targetId: name, cacheTags: [] });
  });
  logger.info({ event: "api-key-removed", name, actorId: actor.id });
}
