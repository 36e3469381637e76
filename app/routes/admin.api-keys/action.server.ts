import { saveApiKey } from "~/features/api-keys/commands/api-keys.server";
import { testApiKey } from "~/features/api-keys/commands/test-api-key.server";
import type { ApiKeyName } from "~/features/api-keys/model";
import { API_KEY_KINDS, API_KEY_NAMES, API_KEY_SAVED, tryIntent } from "~/features/api-keys/model";
import { apiKeyParamsSchema, apiKeySchema } from "~/features/api-keys/schema";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { rateLimit, tooMany } from "~/server/http/rate-limit.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";

const tries = rateLimit({ name: "api-key-try", points: 10, seconds: 600 });

const pageOf = (name: ApiKeyName) => `/admin/api-keys?tab=${API_KEY_KINDS[name].tab}`;

const saveKey = {
  schema: apiKeySchema,
  run: async ({ name, api_key }: { name: ApiKeyName; api_key: string }, { actor }: { actor: User }) => {
    await saveApiKey(actor, name, api_key);
    const flash = { tone: "success", title: API_KEY_SAVED, description: API_KEY_KINDS[name].label } as const;
    return redirectWithFlash(pageOf(name), flash);
  },
};

const tryKey = {
  schema: apiKeyParamsSchema,
  to: (_: unknown, { name }: { name: ApiKeyName }) => pageOf(name),
  run: async ({ name }: { name: ApiKeyName }, { actor }: { actor: User }) => {
    const wait = await tries.consume(actor.id);
    if (wait !== null) throw tooMany("Trop d’essais de clés à la suite.", wait);
    return testApiKey(actor, name);
  },
};

/** Stores the key that was typed, or tries the one that is stored; each key has its own two forms. */
export const action = formAction({
  guard: requireAdmin,
  intents: Object.fromEntries(API_KEY_NAMES.map((name) => [name, saveKey])),
  buttons: Object.fromEntries(API_KEY_NAMES.map((name) => [tryIntent(name), tryKey])),
});
