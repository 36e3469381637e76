import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  PERIOD_LABELS,
  PERIODS,
  STATISTICS_LOAD_FAILURE,
  STEP_LABELS,
  stepsOf,
} from "~/features/marketing/analytics/model";
import type { SourceKind } from "~/features/marketing/model/marketing-list";
import {
  EARNED_LABEL,
  FIGURE_LABELS,
  figuresOf,
  SOURCE_KIND_LABELS,
  SOURCE_KINDS,
  SOURCES_SHOWN,
} from "~/features/marketing/model/marketing-list";
import { countFunnel, listSources } from "~/features/marketing/queries.server";
import { marketingSchema } from "~/features/marketing/schema";
import { listApiKeys } from "~/features/settings/api-keys/queries.server";
import { parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { dayInCasablanca } from "~/site/calendar";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { AppLink } from "~/ui/app-link";
import { Card } from "~/ui/card";
import { ChartFigure } from "~/ui/chart-figure";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { ListSummary } from "~/ui/list-summary";
import { PageHeader } from "~/ui/page-header";
import { ScreenLinkButton } from "~/ui/screen-link";
import { StatTile } from "~/ui/stat-tile";
import { Tabs } from "~/ui/tabs";
import { useSearchHref } from "~/ui/use-address";
import type { MarketingRow, Networks as NetworksView } from "./view.server";
import { countSources, toCharts, toNetworks, toRows } from "./view.server";

export const handle: RouteHandle = { loadFailure: STATISTICS_LOAD_FAILURE };

export const meta = () => seo({ title: "Marketing" });

const DESCRIPTION =
  "D’où viennent les demandes\u202f: ce qui est vu, suivi et demandé, compté en jours de Casablanca, sans cookie ni nom.";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { period, par } = parseQuery(request, marketingSchema);
  const steps = stepsOf(period, dayInCasablanca(new Date()));
  const [funnel, sources, keys] = await Promise.all([
    countFunnel(period, steps),
    listSources({ by: par, period, since: steps[0]?.from ?? "", limit: SOURCES_SHOWN }),
    listApiKeys(),
  ]);
  return {
    period,
    par,
    charts: toCharts(steps, STEP_LABELS[period], funnel),
    rows: toRows(par, sources),
    sourceCount: countSources(sources),
    networks: toNetworks(keys),
  };
}

export default function Marketing() {
  const { period, par, charts, rows, sourceCount, networks } = useLoaderData<typeof loader>();
  const href = useSearchHref("/admin/marketing");
  const periods = PERIODS.map((each) => ({
    to: href({ period: each }),
    label: PERIOD_LABELS[each],
    isCurrent: each === period,
  }));
  const kinds = SOURCE_KINDS.map((each) => ({
    to: href({ par: each }),
    label: SOURCE_KIND_LABELS[each],
    isCurrent: each === par,
  }));
  return (
    <>
      <PageHeader title="Marketing" description={DESCRIPTION} />
      <div className="stat-grid mb-8">
        {networks.counters.map(({ label, hint }) => (
          <StatTile key={label} label={label} value="0" hint={hint} />
        ))}
      </div>
      <Tabs label="Période" items={periods} />
      <div className="*:min-w-0 grid gap-y-10 gap-x-[clamp(1.5rem,3vw,3rem)] mt-7 mb-8 xl:grid-cols-3">
        {charts.map((chart) => (
          <ChartFigure key={chart.title} {...chart} />
        ))}
      </div>
      <Tabs label="Provenance" items={kinds} />
      <SourceTable by={par} rows={rows} sourceCount={sourceCount} />
      <Networks {...networks} />
    </>
  );
}

function Networks({ description, networks }: NetworksView) {
  return (
    <section className="mt-12" aria-labelledby="networks-title">
      <h2 className="text-[1.5rem]" id="networks-title">
        Réseaux sociaux
      </h2>
      <p className="note mt-1 mb-4">{description}</p>
      <div className="grid gap-(--gap) mt-(--gap) mb-[clamp(2rem,4vw,3rem)] md:grid-cols-2 xl:grid-cols-4">
        {networks.map(({ name, key, text, note }) => (
          <Card
            key={key}
            title={name}
            level={3}
            footer={
              <ScreenLinkButton to="/admin/api-keys?tab=marketing">
                Configurer les API Keys<span className="sr-only">&#8239;: {name}</span>
              </ScreenLinkButton>
            }
          >
            <p>{text}</p>
            <p className="note break-words">{note}</p>
          </Card>
        ))}
      </div>
    </section>
  );
}

const KINDS: Record<SourceKind, string> = { page: "Page", campagne: "Campagne", site: "Site" };

function SourceTable({ by, rows, sourceCount }: { by: SourceKind; rows: MarketingRow[]; sourceCount: number }) {
  if (rows.length === 0) {
    return (
      <EmptyState title="Rien n’est encore compté sur cette période">
        Les vues, les clics et les demandes du site public s’ajoutent ici d’eux-mêmes.
      </EmptyState>
    );
  }
  return (
    <>
      <ListSummary action="/admin/marketing" matchCount={sourceCount} />
      <DataTable
        caption={`Provenance des demandes, par ${KINDS[by].toLowerCase()}`}
        rows={rows}
        rowKey={({ label }) => label}
        columns={[
          {
            label: KINDS[by],
            isHeader: true,
            isLong: true,
            cell: ({ label, to }) =>
              to ? (
                <AppLink className="wrap-anywhere" to={to}>
                  {label}
                </AppLink>
              ) : (
                <bdi>{label}</bdi>
              ),
          },
          ...figuresOf(by).map((figure) => ({
            label: FIGURE_LABELS[figure],
            isNumber: true,
            cell: ({ figures }: MarketingRow) => figures.find((each) => each.figure === figure)?.value,
          })),
          { label: EARNED_LABEL, isNumber: true, cell: ({ earned }) => earned },
        ]}
      />
    </>
  );
}
