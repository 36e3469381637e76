import type { ApiKeyName } from "~/features/api-keys/model";
import { API_KEY_KINDS } from "~/features/api-keys/model";
import type { ApiKeyState } from "~/features/api-keys/queries.server";
import { isTried, readApiKey, tryApiKey } from "~/features/api-keys/queries.server";
import type { Finding } from "./finding";
import { findingsOf } from "./finding";

/** Whether each provider that the site calls takes the key that we have of it. */
export async function checkProviders(keys: readonly ApiKeyState[]): Promise<Finding[]> {
  const { good } = findingsOf("Clés des fournisseurs");
  const present = keys.filter(({ name, source }) => source !== "none" && isTried(name));
  if (present.length === 0) return [good("Aucune clé\u202f: rien à essayer.")];
  return Promise.all(present.map(checkKey));
}

async function checkKey({ name, source }: { name: ApiKeyName; source: ApiKeyState["source"] }): Promise<Finding> {
  const { good, wrong } = findingsOf("Clés des fournisseurs");
  const { title } = API_KEY_KINDS[name];
  const key = source === "unreadable" ? null : await readApiKey(name);
  if (key === null) {
    return wrong(
      `Celle de ${title} ne s’ouvre plus\u202f: remettez l’ancien ENCRYPTION_KEY derrière le nouveau, ou collez-la de nouveau.`,
    );
  }
  const { isAccepted, sentence } = await tryApiKey(name, key);
  return isAccepted ? good(sentence) : wrong(sentence);
}
