import { formatNumber } from "~/lib/text/format-number";

/** '12 projets, dont 4 actifs'. */
export function countLine({ total, active }: { total: number; active: number }): string {
  const all = `${formatNumber(total)} ${total > 1 ? "projets" : "projet"}`;
  return `${all}, dont ${formatNumber(active)} ${active > 1 ? "actifs" : "actif"}`;
}
