import { formatNumber } from "~/lib/text/format-number";

/** '12 clients, dont 2 invités'. */
export function countLine({ total, invited }: { total: number; invited: number }): string {
  const all = `${formatNumber(total)} ${total > 1 ? "clients" : "client"}`;
  if (invited === 0) return all;
  return `${all}, dont ${formatNumber(invited)} ${invited > 1 ? "invités" : "invité"}`;
}
