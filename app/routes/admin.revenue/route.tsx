import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  countPayingClients,
  getMonthVat,
  listClientSums,
  listCurrencySums,
  listLatestPayments,
  listMonthSums,
} from "~/features/invoices/revenue.server";
import { revenueQuerySchema } from "~/features/invoices/schema/list";
import { STATISTICS_LOAD_FAILURE, stepsOf } from "~/features/marketing/analytics/model";
import { parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { addMonths, dayInCasablanca } from "~/site/calendar";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { ChartFigure } from "~/ui/chart-figure";
import { PageHeader } from "~/ui/page-header";
import { StatTile } from "~/ui/stat-tile";
import { Tabs } from "~/ui/tabs";
import { TallLink } from "~/ui/tall-link";
import { useSearchHref } from "~/ui/use-address";
import { ClientTable, MonthTable, Transactions } from "./revenue-tables";
import type { VatData } from "./view.server";
import { toCharts, toClientRow, toCurrencyTabs, toMonthRows, toTiles, toTransaction, toVat } from "./view.server";

const TRANSACTIONS_COUNT = 10;
const CLIENTS_COUNT = 15;

export const handle: RouteHandle = { loadFailure: STATISTICS_LOAD_FAILURE };

export const meta = () => seo({ title: "Revenus" });

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
      <div className="stat-grid is-wide">
        {tiles.map(({ label, value, hint }) => (
          <StatTile key={label} label={<span lang="en">{label}</span>} value={value} hint={hint} />
        ))}
      </div>
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

/** The VAT to declare for a month, by rate, on what was received in it. */
function VatMonth({ vat }: { vat: VatData }) {
  const hrefFor = useSearchHref("/admin/revenue");
  const { month, name, before, after, rates, sums, feeWithheld, foreign } = vat;
  return (
    <section aria-labelledby="vat-title">
      <h2 className="text-[1.25rem]" id="vat-title">
        TVA à déclarer, {name}
      </h2>
      <p className="note mt-1">Elle est due sur les encaissements, moins les remboursements, en dirhams.</p>
      <nav aria-label="Mois de la déclaration" className="flex flex-wrap gap-x-6">
        <TallLink to={hrefFor({ mois: before })} hydrated preventScrollReset>
          Mois précédent
        </TallLink>
        <TallLink to={hrefFor({ mois: after })} hydrated preventScrollReset>
          Mois suivant
        </TallLink>
        <TallLink to={`/admin/revenue/export?mois=${month}`}>Encaissements du mois (CSV)</TallLink>
      </nav>
      <dl className="tabular-nums">
        {rates.map(({ label, base, tax }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 py-2 border-t border-t-line">
            <dt className="text-text-2">
              {label}, sur {base}
            </dt>
            <dd>{tax}</dd>
          </div>
        ))}
        {sums.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-6 py-2 border-t border-t-line-strong last:font-semibold last:border-b last:border-b-line-strong"
          >
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {foreign && (
        <p className="note mt-2">
          S’y ajoute, à convertir en dirhams, la TVA de paiements en devise{"\u202f"}: {foreign}.
        </p>
      )}
      {feeWithheld && (
        <p className="note mt-2">
          Retenues sur honoraires du mois{"\u202f"}: {feeWithheld}.
        </p>
      )}
    </section>
  );
}
