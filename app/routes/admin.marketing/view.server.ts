import type { Step } from "~/features/analytics/model/periods";
import { campaignLabel, pageLabel } from "~/features/marketing/model/lead-source";
import type { Figures, SourceKind, SourceRow } from "~/features/marketing/model/marketing-list";
import { FIGURES } from "~/features/marketing/model/marketing-list";
import { formatNumber } from "~/lib/text/format-number";
import { peakOf } from "~/ui/charts/columns";

const LABELS = { page: pageLabel, campagne: campaignLabel };

/** Stands for the sources that the table does not name one by one. */
const REST = "Toutes les autres";

interface Funnel {
  views: readonly number[];
  clicks: readonly number[];
  leads: readonly number[];
}

/** The sources as the table shows them, in words and numbers. */
export function toRows(by: SourceKind, rows: readonly SourceRow[], shown: number) {
  const rest = rows.slice(shown);
  const named = rows.slice(0, shown).map((row) => ({
    label: LABELS[by](row.source),
    to: by === "page" ? row.source : null,
    figures: inWords(row),
  }));
  return rest.length > 0 ? [...named, { label: REST, to: null, figures: inWords(sumOf(rest)) }] : named;
}

export type MarketingRow = ReturnType<typeof toRows>[number];

function sumOf(rows: readonly SourceRow[]): Figures {
  const total = (figure: (typeof FIGURES)[number]) => rows.reduce((sum, row) => sum + row[figure], 0);
  return Object.fromEntries(FIGURES.map((figure) => [figure, total(figure)])) as Figures;
}

function inWords(row: Figures) {
  return FIGURES.map((figure) => ({ figure, value: formatNumber(row[figure]) }));
}

/** What was seen and what was asked, one chart each over the same steps; dates are written on the server. */
export function toCharts(steps: readonly Step[], stepLabel: string, { views, clicks, leads }: Funnel) {
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
