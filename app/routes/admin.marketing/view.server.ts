import type { Step } from "~/features/analytics/model/periods";
import { campaignLabel, pageLabel, referrerLabel } from "~/features/marketing/model/lead-source";
import type { Earned, SourceKind, SourceRow } from "~/features/marketing/model/marketing-list";
import { EARNED_CURRENCIES, figuresOf, REST_LABEL } from "~/features/marketing/model/marketing-list";
import { formatMoney } from "~/lib/money/format-money";
import { formatNumber } from "~/lib/text/format-number";
import { peakOf } from "~/ui/charts/columns";

const LABELS = { page: pageLabel, campagne: campaignLabel, site: referrerLabel };

export function toRows(by: SourceKind, rows: readonly SourceRow[]) {
  return rows.map((row) => ({
    label: row.isRest ? REST_LABEL : LABELS[by](row.source),
    to: by === "page" ? row.source : null,
    figures: figuresOf(by).map((figure) => ({ figure, value: formatNumber(row[figure]) })),
    earned: earnedInWords(row),
  }));
}

export type MarketingRow = ReturnType<typeof toRows>[number];

/** How many sources the table tells of, those that share its last row included. */
export function countSources(rows: readonly SourceRow[]): number {
  return rows.reduce((sum, { sourceCount }) => sum + sourceCount, 0);
}

/** What was accepted, an amount for each currency; '0' where nothing was. */
function earnedInWords(row: Earned): string {
  const amounts = EARNED_CURRENCIES.flatMap((currency) =>
    row[currency] ? [formatMoney(row[currency], currency)] : [],
  );
  return amounts.join(", ") || "0";
}

/** What was seen and what was asked, one chart each over the same steps; dates are written on the server. */
export function toCharts(
  steps: readonly Step[],
  stepLabel: string,
  { views, clicks, leads }: { views: readonly number[]; clicks: readonly number[]; leads: readonly number[] },
) {
  return [
    { title: "Pages vues", valueLabel: "Vues", tone: "blue", ...chart(steps, views, ["vue", "vues"]) },
    { title: "Clics vers l’agence", valueLabel: "Clics", tone: "yellow", ...chart(steps, clicks, ["clic", "clics"]) },
    { title: "Demandes", valueLabel: "Demandes", tone: "green", ...chart(steps, leads, ["demande", "demandes"]) },
  ].map((each) => ({ ...each, stepLabel, tone: each.tone as "blue" | "yellow" | "green" }));
}

function chart(steps: readonly Step[], counts: readonly number[], [one, many]: [string, string]) {
  const points = steps.map(({ label, name }, index) => {
    const value = counts[index] ?? 0;
    return { label, name, value, shown: formatNumber(value) };
  });
  const total = counts.reduce((sum, count) => sum + count, 0);
  const peak = peakOf(counts);
  const most = peak === null ? "" : ` Le plus\u202f: ${formatNumber(counts[peak] ?? 0)}, ${steps[peak]?.name}.`;
  const description =
    total === 0 ? "Rien sur cette période." : `${formatNumber(total)} ${total < 2 ? one : many} en tout.${most}`;
  return { points, description };
}
