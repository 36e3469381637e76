import { AMOUNT_MAX, QUANTITY_MAX, SHARE_WHOLE } from "~/features/billing/model/content";
import type { Exemption } from "~/features/billing/model/exemptions";
import { EXEMPTION_NAMES } from "~/features/billing/model/exemptions";
import type { PricedLine, Totals } from "~/features/billing/model/totals";
import { lineAmount, totalsOf } from "~/features/billing/model/totals";
import { parseDecimal } from "~/lib/money/parse-decimal";
import { withoutInvisibleMarks } from "~/lib/text/invisible-marks";
import type { LineValues } from "./editor";

/** A quantity in thousandths; null for what is none: 0, a negative one, more than a million. */
export function readQuantity(typed: string): number | null {
  const quantity = parseDecimal(typed, 3);
  return quantity !== null && quantity > 0 && quantity <= QUANTITY_MAX ? quantity : null;
}

/** A price in hundredths; null for what is none, is negative or more than a document may sum up to. */
export function readPrice(typed: string): number | null {
  const price = parseDecimal(typed, 2);
  return price !== null && price <= AMOUNT_MAX ? price : null;
}

/** A percentage in basis points, with its sign or without; null for what is none, or more than 100. */
function readPercent(typed: string): number | null {
  const share = parseDecimal(withoutInvisibleMarks(typed).trim().replace(/%$/, ""), 2);
  return share !== null && share <= SHARE_WHOLE ? share : null;
}

/** A rate in basis points, or an exemption; null for what is neither. */
export function readVat(typed: string): Pick<PricedLine, "vatRateBp" | "exemption"> | null {
  const exemption = EXEMPTION_NAMES.find((name) => name === typed) as Exemption | undefined;
  if (exemption) return { vatRateBp: 0, exemption };
  const rate = /^\d{1,5}$/.test(typed) ? Number(typed) : Number.NaN;
  return rate > 0 && rate <= SHARE_WHOLE ? { vatRateBp: rate, exemption: null } : null;
}

/** What a line costs by, where all of it can be read. */
export function readPriced({ quantity, price, discount, vat }: LineValues): PricedLine | null {
  const read = { quantity: readQuantity(quantity), unitPrice: readPrice(price), rate: readVat(vat) };
  const discountBp = discount.trim() ? readPercent(discount) : 0;
  if (read.quantity === null || read.unitPrice === null || discountBp === null || !read.rate) return null;
  const line = { quantity: read.quantity, unitPrice: read.unitPrice, discountBp, ...read.rate };
  return lineAmount(line) <= AMOUNT_MAX ? line : null;
}

/** The sums of a form as it is typed. */
export interface TypedTotals {
  /** Without the options. */
  totals: Totals;
  /** Of each line before tax, by its id; null where it cannot be read. */
  amounts: Record<string, number | null>;
  /** Whether some line cannot be read, and is not in the sums. */
  isPartial: boolean;
  hasOptions: boolean;
}

/** The sums of what can be read of a form: lines that cannot are left out, and so are options. */
export function typedTotals(lines: readonly LineValues[]): TypedTotals {
  const priced = lines.map((line) => ({ line, read: readPriced(line) }));
  const counted = priced.flatMap(({ line, read }) => (read && !line.option ? [read] : []));
  return {
    totals: totalsOf(counted),
    amounts: Object.fromEntries(priced.map(({ line, read }) => [line.id, read && lineAmount(read)])),
    isPartial: priced.some(({ read }) => read === null),
    hasOptions: lines.some(({ option }) => Boolean(option)),
  };
}
