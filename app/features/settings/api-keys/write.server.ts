import { encrypt } from "~/server/crypto/encryption.server";
import { changed, runCommand } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import type { User } from "~/server/sessions/user";
import type { ApiKeyName } from "./model";
import { API_KEY_KINDS } from "./model";
import { isTried, readApiKey, sealPurpose, tryApiKey } from "./queries.server";

const TARGET = "api-key";
const KEY_GONE = "Cette clé n’est plus enregistrée";

/** Of a shorter key the last four characters would be too much. */
const SHOWN_FROM_LENGTH = 8;

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

/** Calls the provider of a key with it. @returns a sentence that says so; @throws DomainError with the reason otherwise */
export async function testApiKey(actor: User, name: ApiKeyName): Promise<string> {
  const { title } = API_KEY_KINDS[name];
  if (!isTried(name)) throw new DomainError("invalid", `Le site n’appelle pas encore ${title}.`);
  const key = await readApiKey(name);
  if (key === null) throw new DomainError("not-found", `Il n’y a pas de clé ${title} à essayer.`);
  const { isAccepted, outcome, sentence } = await tryApiKey(name, key);
  await runCommand({ actor, action: "tried", target: "api-key" }, async () =>
    changed({ result: undefined, targetId: name, details: { outcome }, cacheTags: [] }),
  );
  logger.info({ event: "api-key-tried", name, outcome, actorId: actor.id });
  if (!isAccepted) throw new DomainError("unavailable", sentence);
  return sentence;
}
