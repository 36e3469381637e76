import type { Step } from "~/features/analytics/model/periods";
import { campaignLabel, pageLabel, referrerLabel } from "~/features/marketing/model/lead-source";
import type { SourceKind, SourceRow } from "~/features/marketing/model/marketing-list";
import { EARNED_CURRENCIES, figuresOf, REST_LABEL } from "~/features/marketing/model/marketing-list";
import { formatMoney } from "~/lib/money/format-money";
import { formatNumber } from "~/lib/text/format-number";
import { countChart } from "~/ui/charts/count-chart";

const LABELS = { page: pageLabel, campagne: campaignLabel, site: referrerLabel };

export function toRows(by: SourceKind, rows: readonly SourceRow[]) {
  return rows.map((row) => ({
    label: row.isRest ? REST_LABEL : LABELS[by](row.source),
    to: by === "page" ? row.source : null,
    figures: figuresOf(by).map((figure) => ({ figure, value: formatNumber(row[figure]) })),
    // '0' where nothing was accepted.
    earned:
      EARNED_CURRENCIES.flatMap((currency) => (row[currency] ? [formatMoney(row[currency], currency)] : [])).join(
        ", ",
      ) || "0",
  }));
}

export type MarketingRow = ReturnType<typeof toRows>[number];

/** How many sources the table tells of, those that share its last row included. */
export function countSources(rows: readonly SourceRow[]): number {
  return rows.reduce((sum, { sourceCount }) => sum + sourceCount, 0);
}

/** What was seen and what was asked, one chart each over the same steps; dates are written on the server. */
export function toCharts(
  steps: readonly Step[],
  stepLabel: string,
  { views, clicks, leads }: { views: readonly number[]; clicks: readonly number[]; leads: readonly number[] },
) {
  const none = "Rien sur cette période.";
  return [
    {
      title: "Pages vues",
      stepLabel,
      valueLabel: "Vues",
      tone: "blue" as const,
      ...countChart(steps, views, { none, one: "vue", many: "vues" }),
    },
    {
      title: "Clics vers l’agence",
      stepLabel,
      valueLabel: "Clics",
      tone: "yellow" as const,
      ...countChart(steps, clicks, { none, one: "clic", many: "clics" }),
    },
    {
      title: "Demandes",
      stepLabel,
      valueLabel: "Demandes",
      tone: "green" as const,
      ...countChart(steps, leads, { none, one: "demande", many: "demandes" }),
    },
  ];
}
