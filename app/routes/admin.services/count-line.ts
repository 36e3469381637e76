import { formatNumber } from "~/lib/text/format-number";

/** '22 services, dont 20 actifs'. */
export function countLine({ total, active }: { total: number; active: number }): string {
  const all = `${formatNumber(total)} ${total > 1 ? "services" : "service"}`;
  return `${all}, dont ${formatNumber(active)} ${active > 1 ? "actifs" : "actif"}`;
}
