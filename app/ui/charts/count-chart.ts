import { formatNumber } from "~/lib/text/format-number";
import { peakOf } from "./columns";

/** The words of a count: for none at all, for none or one, and for several. */
interface CountWords {
  none: string;
  one: string;
  many: string;
}

/** The points of a chart that counts things by step, and the sentence that sums them up in French. */
export function countChart(
  steps: readonly { label: string; name: string }[],
  counts: readonly number[],
  { none, one, many }: CountWords,
) {
  const points = steps.map(({ label, name }, index) => {
    const value = counts[index] ?? 0;
    return { label, name, value, shown: formatNumber(value) };
  });
  const peak = peakOf(counts);
  if (peak === null) return { points, description: none };
  const total = counts.reduce((sum, count) => sum + count, 0);
  const sum = `${formatNumber(total)} ${total < 2 ? one : many} en tout.`;
  return { points, description: `${sum} Le plus\u202f: ${formatNumber(counts[peak] ?? 0)}, ${steps[peak]?.name}.` };
}
