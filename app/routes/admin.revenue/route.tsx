import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { STATISTICS_LOAD_FAILURE } from "~/features/analytics/model/figures";
import { stepsOf } from "~/features/analytics/model/periods";
import {
  countPayingClients,
  getMonthVat,
  listClientSums,
  listCurrencySums,
  listLatestPayments,
  listMonthSums,
} from "~/features/invoices/queries/revenue.server";
import { revenueQuerySchema } from "~/features/invoices/schema/revenue";
import { parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { addMonths, dayInCasablanca } from "~/site/calendar";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { ChartFigure } from "~/ui/chart-figure";
import { PageHeader } from "~/ui/page-header";
import { StatTile } from "~/ui/stat-tile";
import { Tabs } from "~/ui/tabs";
import { ClientTable, MonthTable } from "./revenue-tables";
import { Transactions } from "./transactions";
import { VatMonth } from "./vat-month";
import { toCharts, toClientRow, toCurrencyTabs, toMonthRows, toTiles, toTransaction, toVat } from "./view.server";

const TRANSACTIONS_COUNT = 10;
const CLIENTS_COUNT = 15;

export const handle: RouteHandle = { loadFailure: STATISTICS_LOAD_FAILURE };

export const meta: MetaFunction = () => seo({ title: "Revenus" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const today = dayInCasablanca(new Date());
  const thisMonth = addMonths(today, 0);
  const { monnaie: currency, mois } = parseQuery(request, revenueQuerySchema);
  const month = mois ? `${mois}-01` : thisMonth;
  const steps = stepsOf("months", today);
  const months = steps.map(({ from }) => from);
  const [sums, payingClients, perMonth, clients, vat, transactions] = await Promise.all([
    listCurrencySums(thisMonth),
    countPayingClients(),
    listMonthSums(currency, months),
    listClientSums(currency, months[0] ?? thisMonth, CLIENTS_COUNT),
    getMonthVat(month),
    listLatestPayments(TRANSACTIONS_COUNT),
  ]);
  const late = sums.find((each) => each.currency === currency)?.lateByMonth ?? {};
  return {
    tiles: toTiles(sums, { payingClients, month: steps.at(-1)?.name ?? "" }),
    tabs: toCurrencyTabs(sums, currency, mois),
    charts: toCharts(steps, perMonth, currency),
    months: toMonthRows(steps, { months: perMonth, late, currency }),
    clients: clients.map((client) => toClientRow(client, currency)),
    vat: toVat(vat, month),
    transactions: transactions.map(toTransaction),
  };
}

export default function Revenue() {
  const { tiles, tabs, charts, months, clients, vat, transactions } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Revenus"
        description="Ce qui est accepté, facturé, encaissé et en retard. Chaque monnaie est comptée à part."
      />
      <RevenueTiles tiles={tiles} />
      {tabs.length > 1 && <Tabs label="Monnaie" items={tabs} />}
      <div className="*:min-w-0 [--chart-axis:4rem] grid gap-10 mt-5 xl:grid-cols-2 xl:gap-[clamp(1.5rem,3vw,3rem)]">
        {charts.map((chart) => (
          <ChartFigure key={chart.title} {...chart} />
        ))}
        <VatMonth vat={vat} />
        <div className="grid gap-10 xl:col-span-2">
          <MonthTable months={months} />
          <ClientTable clients={clients} />
          <Transactions transactions={transactions} />
        </div>
      </div>
    </>
  );
}

/** The agency's money in four figures, under the names accountants know them by. */
function RevenueTiles({ tiles }: { tiles: { label: string; value: string; hint: string }[] }) {
  return (
    <div className="stat-grid is-wide">
      {tiles.map(({ label, value, hint }) => (
        <StatTile key={label} label={<span lang="en">{label}</span>} value={value} hint={hint} />
      ))}
    </div>
  );
}
