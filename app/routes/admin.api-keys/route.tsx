import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import type { ApiKeyName } from "~/features/settings/api-keys/model";
import {
  API_KEY_KINDS,
  API_KEY_NAMES,
  API_KEY_TABS,
  API_KEYS_SCREEN,
  tryIntent,
} from "~/features/settings/api-keys/model";
import { listApiKeys } from "~/features/settings/api-keys/queries.server";
import { apiKeyParamsSchema, apiKeySchema } from "~/features/settings/api-keys/schema";
import { saveApiKey, testApiKey } from "~/features/settings/api-keys/write.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { rateLimit, tooMany } from "~/server/http/rate-limit.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";
import { formatDateTime } from "~/site/format";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";
import { Tabs } from "~/ui/tabs";
import { ApiKeyCard } from "./api-key-card";

const tries = rateLimit({ name: "api-key-try", points: 10, seconds: 600 });

const pageOf = (name: ApiKeyName) => `/admin/api-keys?tab=${API_KEY_KINDS[name].tab}`;

const saveKey = {
  schema: apiKeySchema,
  run: async ({ name, api_key }: { name: ApiKeyName; api_key: string }, { actor }: { actor: User }) => {
    await saveApiKey(actor, name, api_key);
    const flash = { tone: "success", title: "Clé API sauvegardée", description: API_KEY_KINDS[name].label } as const;
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

export const handle: RouteHandle = { loadFailure: "Impossible de charger les clés API" };

export const meta = () => seo({ title: API_KEYS_SCREEN });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const asked = new URL(request.url).searchParams.get("tab");
  const tab = API_KEY_TABS.find(({ id }) => id === asked)?.id ?? "content";
  const keys = (await listApiKeys()).filter(({ name }) => API_KEY_KINDS[name].tab === tab);
  return {
    tab,
    keys: keys.map(({ savedAt, ...key }) => ({ ...key, savedOn: savedAt && formatDateTime(savedAt) })),
  };
}

export const action = formAction({
  guard: requireAdmin,
  intents: Object.fromEntries(API_KEY_NAMES.map((name) => [name, saveKey])),
  buttons: Object.fromEntries(API_KEY_NAMES.map((name) => [tryIntent(name), tryKey])),
});

export default function ApiKeys() {
  const { tab, keys } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={API_KEYS_SCREEN}
        description="Les clés de services extérieurs. Chaque carte dit ce que le site en fait aujourd’hui."
      />
      <p className="note max-w-248 mb-5">
        Les clés sont gardées sur le serveur, chiffrées, et ne reviennent jamais dans le navigateur{"\u202f"}: seuls
        leurs quatre derniers caractères s’affichent. Pour en changer, collez la nouvelle.
      </p>
      <Tabs
        label="Catégories de clés"
        items={API_KEY_TABS.map(({ id, label }) => ({
          to: `/admin/api-keys?tab=${id}`,
          label,
          isCurrent: id === tab,
        }))}
      />
      <ul className="api-key-list xl:has-[>:nth-child(2)]:grid-cols-[1fr_1fr] grid gap-(--gap) mt-6">
        {keys.map((apiKey) => (
          <ApiKeyCard key={`${apiKey.name} ${apiKey.savedOn}`} apiKey={apiKey} tab={tab} />
        ))}
      </ul>
      <Outlet />
    </>
  );
}
