import { formatNumber } from "~/lib/text/format-number";

/** '46 articles, dont 3 brouillons'. */
export function countLine({ total, drafts }: { total: number; drafts: number }): string {
  const all = `${formatNumber(total)} ${total > 1 ? "articles" : "article"}`;
  return `${all}, dont ${formatNumber(drafts)} ${drafts > 1 ? "brouillons" : "brouillon"}`;
}
