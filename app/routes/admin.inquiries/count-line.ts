import { formatNumber } from "~/lib/text/format-number";

/** '184 demandes, dont 7 nouvelles'. */
export function countLine({ total, byStatus }: { total: number; byStatus: { new: number } }): string {
  const all = `${formatNumber(total)} ${total > 1 ? "demandes" : "demande"}`;
  return `${all}, dont ${formatNumber(byStatus.new)} ${byStatus.new > 1 ? "nouvelles" : "nouvelle"}`;
}
