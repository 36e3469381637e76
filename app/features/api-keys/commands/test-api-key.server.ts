import type { ApiKeyName } from "~/features/api-keys/model";
import { API_KEY_KINDS } from "~/features/api-keys/model";
import { readApiKey } from "~/features/api-keys/queries/api-keys.server";
import { isTried, tryApiKey } from "~/features/api-keys/queries/try-api-key.server";
import { changed, runCommand } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import type { User } from "~/server/sessions/user";

/**
 * Calls the provider of a key with it. Returns the sentence that says so where the key is good.
 * @throws DomainError with the sentence for one that is not: refused, its quota used up, its provider out of reach.
 */
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
