import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { STATISTICS_LOAD_FAILURE } from "~/features/analytics/model/figures";
import { listApiKeys } from "~/features/api-keys/queries.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Card } from "~/ui/card";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";
import { StatTile } from "~/ui/stat-tile";
import { toView } from "./view.server";

export const handle: RouteHandle = { loadFailure: STATISTICS_LOAD_FAILURE };

export const meta: MetaFunction = () => seo({ title: "Marketing" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return toView(await listApiKeys());
}

export default function Marketing() {
  const { description, counters, networks } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Marketing" description={description} />
      <div className="stat-grid">
        {counters.map(({ label, hint }) => (
          <StatTile key={label} label={label} value="0" hint={hint} />
        ))}
      </div>
      <div className="grid gap-(--gap) mt-(--gap) mb-[clamp(2rem,4vw,3rem)] md:grid-cols-2 xl:grid-cols-4">
        {networks.map(({ name, key, text, note }) => (
          <Card
            key={key}
            title={name}
            level={2}
            footer={
              <LinkButton to="/admin/api-keys?tab=marketing" hydrated size="sm">
                Configurer les API Keys<span className="sr-only"> : {name}</span>
              </LinkButton>
            }
          >
            <p>{text}</p>
            <p className="note break-words">{note}</p>
          </Card>
        ))}
      </div>
    </>
  );
}
