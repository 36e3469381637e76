import { AMOUNT_MAX, QUANTITY_MAX, SHARE_WHOLE } from "~/features/billing/model/content";
import type { Exemption } from "~/features/billing/model/exemptions";
import { EXEMPTION_NAMES } from "~/features/billing/model/exemptions";
import type { PricedLine, Totals } from "~/features/billing/model/totals";
import { lineAmount, totalsOf } from "~/features/billing/model/totals";
import type { QuoteContent, QuoteLine } from "~/features/billing/schema";
import { formatBasisPoints, hundredthsText, plainDecimal } from "~/lib/money/format-money";
import { parseDecimal } from "~/lib/money/parse-decimal";
import { withoutInvisibleMarks } from "~/lib/text/invisible-marks";

/** What is edited, as sentences name it. */
export const EDITED = { quote: "Ce devis", template: "Ce modèle" } as const;
export type Edited = keyof typeof EDITED;

/** The names of a line's fields in the form, where the fields of all lines follow each other. */
export const LINE_FIELDS = {
  id: "line_id",
  section: "line_section",
  designation: "line_designation",
  description: "line_description",
  quantity: "line_quantity",
  unit: "line_unit",
  price: "line_price",
  discount: "line_discount",
  vat: "line_vat",
  option: "line_option",
  group: "line_group",
} as const;

export const STEP_FIELDS = { title: "step_title", share: "step_share", kind: "step_kind", days: "step_days" } as const;

const HEAD_FIELDS = [
  "title",
  "language",
  "currency",
  "valid_until",
  "billing_client_id",
  "scope",
  "exclusions",
  "delays",
  "delivery_days",
  "revisions",
  "hourly_price",
  "notes",
  "version",
] as const;

/** A line as it is typed. `vat` is a rate in basis points, or the name of an exemption. */
export type LineValues = Record<keyof typeof LINE_FIELDS, string>;

export type StepValues = Record<keyof typeof STEP_FIELDS, string>;

export type HeadValues = Record<(typeof HEAD_FIELDS)[number], string>;

export interface EditorValues {
  head: HeadValues;
  lines: LineValues[];
  steps: StepValues[];
}

function valuesOfLine(line: QuoteLine): LineValues {
  const { id, section, designation, description, quantity, unit, unitPrice, discountBp, option } = line;
  return {
    id,
    designation,
    unit,
    section: section ?? "",
    description: description ?? "",
    quantity: plainDecimal(quantity, 3),
    price: hundredthsText(unitPrice),
    discount: discountBp === 0 ? "" : percentText(discountBp),
    vat: line.exemption ?? String(line.vatRateBp),
    option: option?.kind ?? "",
    group: option?.group ?? "",
  };
}

export function valuesOfContent(content: QuoteContent) {
  const { scope, exclusions, delays, deliveryDays, revisions, hourlyPrice, notes } = content;
  return {
    lines: content.lines.map(valuesOfLine),
    steps: content.schedule.map(({ title, shareBp, kind, days }): StepValues => {
      return { title, kind, share: percentText(shareBp), days: days === null ? "" : String(days) };
    }),
    texts: {
      scope,
      exclusions,
      delays,
      notes,
      delivery_days: deliveryDays === null ? "" : String(deliveryDays),
      revisions: revisions === null ? "" : String(revisions),
      hourly_price: hundredthsText(hourlyPrice),
    },
  };
}

function percentText(basisPoints: number): string {
  return formatBasisPoints(basisPoints).replace(/[^\d,]/g, "");
}

export function readEditor(form: FormData): EditorValues {
  const head = HEAD_FIELDS.map((name) => [name, textOf(form.get(name))]);
  return {
    head: Object.fromEntries(head) as HeadValues,
    lines: readRows(form, LINE_FIELDS),
    steps: readRows(form, STEP_FIELDS),
  };
}

const textOf = (value: FormDataEntryValue | null | undefined) => (typeof value === "string" ? value : "");

/** Above the limits of the schema, which refuses longer lists in words. */
const ROWS_READ_MAX = 400;

function readRows<Key extends string>(form: FormData, fields: Record<Key, string>): Record<Key, string>[] {
  const names = Object.entries(fields) as [Key, string][];
  const columns = names.map(([key, name]) => [key, form.getAll(name).slice(0, ROWS_READ_MAX)] as const);
  const length = Math.max(0, ...columns.map(([, values]) => values.length));
  return Array.from({ length }, (_, index) => {
    const cells = columns.map(([key, values]) => [key, textOf(values[index])]);
    return Object.fromEntries(cells) as Record<Key, string>;
  });
}

/** A quantity in thousandths; null for 0, a negative one, one above a million, or no number. */
export function readQuantity(typed: string): number | null {
  const quantity = parseDecimal(typed, 3);
  return quantity !== null && quantity > 0 && quantity <= QUANTITY_MAX ? quantity : null;
}

/** A price in hundredths; null for a negative one, one above the limit of a document, or no number. */
export function readPrice(typed: string): number | null {
  const price = parseDecimal(typed, 2);
  return price !== null && price <= AMOUNT_MAX ? price : null;
}

/** A rate in basis points, or an exemption; null for neither. */
export function readVat(typed: string): Pick<PricedLine, "vatRateBp" | "exemption"> | null {
  const exemption = EXEMPTION_NAMES.find((name) => name === typed) as Exemption | undefined;
  if (exemption) return { vatRateBp: 0, exemption };
  const rate = /^\d{1,5}$/.test(typed) ? Number(typed) : Number.NaN;
  return rate > 0 && rate <= SHARE_WHOLE ? { vatRateBp: rate, exemption: null } : null;
}

/** The line as it is priced; null where some of it cannot be read, or its amount is above the limit. */
export function readPriced({ discount, ...typed }: LineValues): PricedLine | null {
  const quantity = readQuantity(typed.quantity);
  const unitPrice = readPrice(typed.price);
  const rate = readVat(typed.vat);
  // A percentage, with its sign or without.
  const discountBp = discount.trim() ? parseDecimal(withoutInvisibleMarks(discount).trim().replace(/%$/, ""), 2) : 0;
  if (quantity === null || unitPrice === null || discountBp === null || discountBp > SHARE_WHOLE || !rate) return null;
  const line = { quantity, unitPrice, discountBp, ...rate };
  return lineAmount(line) <= AMOUNT_MAX ? line : null;
}

export interface TypedTotals {
  /** Without the options. */
  totals: Totals;
  /** Of each line before tax, by its id; null where it cannot be read. */
  amounts: Record<string, number | null>;
  /** Whether some line cannot be read, and is not in the sums. */
  isPartial: boolean;
  hasOptions: boolean;
}

/** The sums of a form, without options and without lines that cannot be read. */
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

/** The answer that shows the form again: as it was typed, with its errors. */
export interface EditorReply {
  values: EditorValues;
  sums: TypedTotals;
  /** Sentences by the id of their field. */
  errors: Record<string, string>;
  /** About the form as a whole: a heading, then what it means. */
  sentences: string[];
  /** The version that another user has saved since the form was opened. */
  newerVersion?: number;
}
