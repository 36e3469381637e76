import { sealPurpose } from "~/features/api-keys/encryption-purpose";
import type { ApiKeyName } from "~/features/api-keys/model";
import { encrypt } from "~/server/crypto/encryption.server";
import { audit } from "~/server/db/audit.server";
import { db } from "~/server/db/db.server";
import { DomainError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import type { User } from "~/server/sessions/user";

/** Of a shorter key the last four characters would be too much. */
const SHOWN_FROM_LENGTH = 8;

/** Stores a key, encrypted, in place of the one there was. */
export async function saveApiKey(actor: User, name: ApiKeyName, key: string): Promise<void> {
  const last_four = key.length < SHOWN_FROM_LENGTH ? "" : key.slice(-4);
  const row = { sealed: encrypt(key, sealPurpose(name)), last_four, actor_id: actor.id, saved_at: new Date() };
  await db.$transaction(async (tx) => {
    await tx.apiKey.upsert({ where: { name }, create: { name, ...row }, update: row });
    await audit(tx, { actor, action: "saved", targetKind: "api-key", targetId: name });
  });
  logger.info({ event: "api-key-saved", name, actorId: actor.id });
}

/** Forgets a stored key. @throws DomainError `not-found`. */
export async function removeApiKey(actor: User, name: ApiKeyName): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.apiKey.deleteMany({ where: { name } });
    if (count === 0) throw new DomainError("not-found", "Cette clé n’est plus enregistrée");
    await audit(tx, { actor, action: "removed", targetKind: "api-key", targetId: name });
  });
  logger.info({ event: "api-key-removed", name, actorId: actor.id });
}
