import type { Period, Step } from "~/features/analytics/model/periods";
import { STEP_LABELS } from "~/features/analytics/model/periods";
import { formatNumber } from "~/lib/text/format-number";
import { peakOf } from "~/ui/charts/columns";

const PER: Record<Period, string> = { days: "par jour", weeks: "par semaine", months: "par mois" };

/** The words of a count, for none or one and for several. */
interface Noun {
  one: string;
  many: string;
}

/** The chart of the articles' views, in words and numbers; dates are written on the server. */
export function viewsChart(period: Period, steps: readonly Step[], counts: readonly number[]) {
  const chart = toChart(steps, counts, { one: "vue", many: "vues" });
  const head = { title: `Vues du blog ${PER[period]}`, stepLabel: STEP_LABELS[period], valueLabel: "Vues" };
  return { ...head, ...chart, tone: "blue" as const };
}

/** The chart of the inquiries that came in. */
export function receivedChart(period: Period, steps: readonly Step[], counts: readonly number[]) {
  const chart = toChart(steps, counts, { one: "demande", many: "demandes" });
  const head = { title: `Demandes reçues ${PER[period]}`, stepLabel: STEP_LABELS[period], valueLabel: "Demandes" };
  return { ...head, ...chart, tone: "green" as const };
}

function toChart(steps: readonly Step[], counts: readonly number[], noun: Noun) {
  const points = steps.map(({ label, name }, index) => {
    const value = counts[index] ?? 0;
    return { label, name, value, shown: formatNumber(value) };
  });
  return { points, description: describe(steps, counts, noun) };
}

function describe(steps: readonly Step[], counts: readonly number[], noun: Noun): string {
  const peak = peakOf(counts);
  if (peak === null) return `Aucune ${noun.one} sur cette période.`;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const most = counts[peak] ?? 0;
  return `${counted(total, noun)} en tout. Le plus\u202f: ${formatNumber(most)}, ${steps[peak]?.name}.`;
}

function counted(count: number, { one, many }: Noun): string {
  return `${formatNumber(count)} ${count < 2 ? one : many}`;
}
