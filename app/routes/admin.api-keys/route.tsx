import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import type { ApiKeyTab } from "~/features/api-keys/model";
import { API_KEY_KINDS, API_KEY_TABS, API_KEYS_SCREEN } from "~/features/api-keys/model";
import { listApiKeys } from "~/features/api-keys/queries/api-keys.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatDateTime } from "~/site/format";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";
import { Tabs } from "~/ui/tabs";
import { ApiKeyCard } from "./api-key-card";

export const handle: RouteHandle = { loadFailure: "Impossible de charger les clés API" };

export const meta: MetaFunction = () => seo({ title: API_KEYS_SCREEN });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const tab = tabOf(request);
  const keys = (await listApiKeys()).filter(({ name }) => API_KEY_KINDS[name].tab === tab);
  return {
    tab,
    keys: keys.map(({ savedAt, ...key }) => ({ ...key, savedOn: savedAt && formatDateTime(savedAt) })),
  };
}

export { action } from "./action.server";

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

/** The tab that an address asks for; the first when it names none. */
function tabOf(request: Request): ApiKeyTab {
  const asked = new URL(request.url).searchParams.get("tab");
  return API_KEY_TABS.find(({ id }) => id === asked)?.id ?? "content";
}
