import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { STATISTICS_LOAD_FAILURE } from "~/features/analytics/model/figures";
import { stepsOf } from "~/features/analytics/model/periods";
import { getRevenue, listTransactions } from "~/features/analytics/queries/revenue.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { dayInCasablanca } from "~/site/calendar";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { ChartFigure } from "~/ui/chart-figure";
import { PageHeader } from "~/ui/page-header";
import { StatTile } from "~/ui/stat-tile";
import { Transactions } from "./transactions";
import { toChart, toTiles, toTransaction } from "./view.server";

const TRANSACTIONS_COUNT = 10;

export const handle: RouteHandle = { loadFailure: STATISTICS_LOAD_FAILURE };

export const meta: MetaFunction = () => seo({ title: "Revenus" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const steps = stepsOf("months", dayInCasablanca(new Date()));
  const [revenue, transactions] = await Promise.all([getRevenue(steps), listTransactions(TRANSACTIONS_COUNT)]);
  return {
    tiles: toTiles(revenue, steps.at(-1)?.name ?? ""),
    chart: toChart(steps, revenue.perStep),
    transactions: transactions.map(toTransaction),
  };
}

export default function Revenue() {
  const { tiles, chart, transactions } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Revenus"
        description={`Le site n’encaisse aucun paiement\u202f: ces chiffres viennent des budgets des projets.`}
      />
      <RevenueTiles tiles={tiles} />
      <div className="*:min-w-0 [&_.chart]:[--chart-axis:4rem] grid gap-10 mt-5 xl:grid-cols-[5fr_7fr] xl:gap-[clamp(1.5rem,3vw,3rem)]">
        <ChartFigure {...chart} />
        <Transactions transactions={transactions} />
      </div>
    </>
  );
}

interface RevenueTilesProps {
  tiles: { label: string; value: string; hint: string }[];
}

/** The agency's money in four figures, under the names accountants know them by. */
function RevenueTiles({ tiles }: RevenueTilesProps) {
  return (
    <div className="stat-grid is-wide">
      {tiles.map(({ label, value, hint }) => (
        <StatTile key={label} label={<span lang="en">{label}</span>} value={value} hint={hint} />
      ))}
    </div>
  );
}
