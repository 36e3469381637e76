import type { ApiKeyName } from "~/features/api-keys/model";
import { API_KEY_KINDS } from "~/features/api-keys/model";
import { readApiKey } from "~/features/api-keys/queries.server";
import type { ProviderFailureKind } from "~/server/ai/provider-failure.server";
import { ProviderFailure } from "~/server/ai/provider-failure.server";
import { TEXT_PROVIDERS } from "~/server/ai/providers.server";
import { tryKey } from "~/server/ai/try-key.server";
import { changed, runCommand } from "~/server/db/run-command.server";
import { env } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { rateLimit, tooMany } from "~/server/http/rate-limit.server";
import { logger } from "~/server/logger.server";
import { tryStripeKey } from "~/server/payments/stripe.server";
import type { User } from "~/server/sessions/user";

const tries = rateLimit({ name: "api-key-try", points: 10, seconds: 600 });

/**
 * Calls the provider of a key with it. Returns the sentence that says so where the key is good.
 * @throws DomainError with the sentence for one that is not: refused, its quota used up, its provider out of reach.
 */
export async function testApiKey(actor: User, name: ApiKeyName): Promise<string> {
  const { title } = API_KEY_KINDS[name];
  const trial = trialOf(name);
  if (!trial) throw new DomainError("invalid", `Le site n’appelle pas encore ${title}.`);
  const wait = await tries.consume(actor.id);
  if (wait !== null) throw tooMany("Trop d’essais de clés à la suite.", wait);
  const key = await readApiKey(name);
  if (key === null) throw new DomainError("not-found", `Il n’y a pas de clé ${title} à essayer.`);
  const failure = await trial(key).then(() => null, asFailure);
  const outcome = failure?.kind ?? "accepted";
  await runCommand({ actor, action: "tried", target: "api-key" }, async () =>
    changed({ result: undefined, targetId: name, details: { outcome }, cacheTags: [] }),
  );
  logger.info({ event: "api-key-tried", name, outcome, actorId: actor.id });
  if (failure) throw new DomainError("unavailable", sentenceOf(failure, title));
  return `${title} accepte la clé.`;
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
