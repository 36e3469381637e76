import { PAYMENT_MODE_LABELS } from "~/features/invoices/model/payment";
import { isRefund } from "~/features/invoices/model/refund";
import type {
  ClientSums,
  CurrencySums,
  MonthSums,
  MonthVat,
  ReceivedPayment,
} from "~/features/invoices/revenue.server";
import type { Step } from "~/features/marketing/analytics/model";
import { STEP_LABELS } from "~/features/marketing/analytics/model";
import { formatBasisPoints, formatMoney } from "~/lib/money/format-money";
import { formatNumber } from "~/lib/text/format-number";
import { searchHref } from "~/lib/web/search-href";
import { addMonths } from "~/site/calendar";
import { formatShortDate } from "~/site/format";
import { peakOf } from "~/ui/charts/columns";

/** The four figures in dirhams, and beside them what there is in other currencies. */
export function toTiles(
  sums: readonly CurrencySums[],
  { payingClients, month }: { payingClients: number; month: string },
) {
  const [mad, ...others] = sums;
  const tile = (label: string, hint: string, of: (each: CurrencySums) => number) => {
    const also = others.filter((each) => of(each) !== 0).map((each) => formatMoney(of(each), each.currency));
    return { label, value: formatMoney(mad ? of(mad) : 0, "MAD"), hint: [hint, ...also].join(", plus ") };
  };
  const late = sums.filter((each) => each.late !== 0).map((each) => formatMoney(each.late, each.currency));
  const lateText = late.length > 0 ? late.join(" et ") : formatMoney(0, "MAD");
  return [
    tile("Total Revenue", "Paiements reçus", ({ received }) => received),
    tile("Monthly Revenue", `Paiements reçus en ${month}`, ({ receivedInMonth }) => receivedInMonth),
    { label: "Paying Clients", value: formatNumber(payingClients), hint: "Clients qui ont payé au moins une facture" },
    tile("Pending Payments", `Factures à encaisser, dont ${lateText} en retard`, ({ open }) => open),
  ];
}

/** The currencies in which anything was received or is owed, each a view of the same page; the month ('2026-11') stays. */
export function toCurrencyTabs(sums: readonly CurrencySums[], current: string, month: string | undefined) {
  const query = new URLSearchParams(month && { mois: month });
  return sums.map(({ currency }) => ({
    to: `/admin/revenue${searchHref(query, { monnaie: currency === "MAD" ? null : currency })}`,
    label: currency,
    isCurrent: currency === current,
  }));
}

type Series = "accepted" | "invoiced" | "received";

const CHARTS: { of: Series; label: string; tone: "green" | "blue" | "yellow"; none: string; from: string }[] = [
  {
    of: "accepted",
    label: "Accepté",
    tone: "green",
    none: "Aucun devis accepté",
    from: "Devis selon leur acceptation",
  },
  {
    of: "invoiced",
    label: "Facturé",
    tone: "blue",
    none: "Aucune facture",
    from: "Factures selon leur date, moins les avoirs",
  },
  {
    of: "received",
    label: "Encaissé",
    tone: "yellow",
    none: "Aucun paiement",
    from: "Paiements reçus selon leur date",
  },
];

export function toCharts(steps: readonly Step[], months: readonly MonthSums[], currency: string) {
  return CHARTS.map(({ of, label, tone, none, from }) => {
    const points = steps.map((step, index) => {
      const hundredths = months[index]?.[of] ?? 0;
      return { label: step.label, name: step.name, value: hundredths / 100, shown: formatMoney(hundredths, currency) };
    });
    const peak = peakOf(points.map(({ value }) => value));
    const description =
      peak === null
        ? `${none} sur ces douze mois.`
        : `${from}. Le plus\u202f: ${points[peak]?.shown}, ${steps[peak]?.name}.`;
    return {
      title: `${label} par mois`,
      description,
      points,
      stepLabel: STEP_LABELS.months,
      valueLabel: label,
      tone,
    };
  });
}

export function toMonthRows(
  steps: readonly Step[],
  { months, late, currency }: { months: readonly MonthSums[]; late: Record<string, number>; currency: string },
) {
  return months
    .map(({ month, accepted, invoiced, received, vat }, index) => ({
      name: steps[index]?.name ?? "",
      accepted: formatMoney(accepted, currency),
      invoiced: formatMoney(invoiced, currency),
      received: formatMoney(received, currency),
      late: late[month] ? formatMoney(late[month], currency) : null,
      vat: formatMoney(vat, currency),
    }))
    .reverse();
}

export function toClientRow({ id, name, accepted, invoiced, received, remaining, late }: ClientSums, currency: string) {
  return {
    id,
    name,
    accepted: formatMoney(accepted, currency),
    invoiced: formatMoney(invoiced, currency),
    received: formatMoney(received, currency),
    remaining: remaining ? formatMoney(remaining, currency) : null,
    late: late ? formatMoney(late, currency) : null,
  };
}

export type VatData = ReturnType<typeof toVat>;

export function toVat({ rates, tax, withheld, due, feeWithheld, foreign }: MonthVat, month: string) {
  const money = (amount: number) => formatMoney(amount, "MAD");
  const named = new Intl.DateTimeFormat("fr-MA", { month: "long", year: "numeric", timeZone: "UTC" });
  return {
    month: month.slice(0, 7),
    name: named.format(new Date(month)),
    before: addMonths(month, -1).slice(0, 7),
    after: addMonths(month, 1).slice(0, 7),
    rates: rates.map((rate) => ({
      label: rate.rateBp > 0 ? formatBasisPoints(rate.rateBp) : "Exonéré",
      base: money(rate.base),
      tax: money(rate.tax),
    })),
    sums: [
      { label: "TVA sur les encaissements", value: money(tax) },
      { label: "Retenue à la source par les clients", value: money(0 - withheld) },
      { label: "TVA à verser", value: money(due) },
    ],
    feeWithheld: feeWithheld ? money(feeWithheld) : null,
    foreign: foreign.map((each) => formatMoney(each.tax, each.currency)).join(" et "),
  };
}

export function toTransaction({ id, paid_on, mode, received, invoice, receipt_number }: ReceivedPayment) {
  return {
    id,
    invoiceId: invoice.id,
    number: invoice.number ?? "",
    client: invoice.billing_client.legal_name,
    receipt: receipt_number,
    mode: isRefund({ received })
      ? `Remboursement, ${PAYMENT_MODE_LABELS[mode].toLowerCase()}`
      : PAYMENT_MODE_LABELS[mode],
    amount: formatMoney(received, invoice.currency),
    paidOn: paid_on.toISOString(),
    paid: formatShortDate(paid_on),
  };
}
