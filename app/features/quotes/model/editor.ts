import type { QuoteContent, QuoteLine, ScheduleStep } from "~/features/billing/model/content";
import { AMOUNT_MAX, QUANTITY_MAX, SHARE_WHOLE } from "~/features/billing/model/content";
import type { Exemption } from "~/features/billing/model/exemptions";
import { EXEMPTION_NAMES } from "~/features/billing/model/exemptions";
import type { PricedLine, Totals } from "~/features/billing/model/totals";
import { lineAmount, totalsOf } from "~/features/billing/model/totals";
import { formatBasisPoints, hundredthsText, plainDecimal } from "~/lib/money/format-money";
import { parseDecimal } from "~/lib/money/parse-decimal";
import { withoutInvisibleMarks } from "~/lib/text/invisible-marks";

/** What is edited, as sentences name it. */
export const EDITED = { quote: "Ce devis", template: "Ce modèle" } as const;
export type Edited = keyof typeof EDITED;

/** A line as it is typed. `vat` is a rate in basis points, or the name of an exemption. */
export interface LineValues {
  id: string;
  section: string;
  designation: string;
  description: string;
  quantity: string;
  unit: string;
  price: string;
  discount: string;
  vat: string;
  option: string;
  group: string;
}

/** A step of the schedule as it is typed. */
export interface StepValues {
  title: string;
  share: string;
  kind: string;
  days: string;
}

/** The texts of the form that are no list. */
export interface HeadValues {
  title: string;
  language: string;
  currency: string;
  valid_until: string;
  billing_client_id: string;
  scope: string;
  exclusions: string;
  delays: string;
  delivery_days: string;
  revisions: string;
  hourly_price: string;
  notes: string;
  version: string;
}

/** A quote as its form holds it. */
export interface EditorValues {
  head: HeadValues;
  lines: LineValues[];
  steps: StepValues[];
}

/** Where a field of a line or step stands in the form; fields of one name follow each other in the order of the list. */
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
} as const satisfies Record<keyof LineValues, string>;

export const STEP_FIELDS = {
  title: "step_title",
  share: "step_share",
  kind: "step_kind",
  days: "step_days",
} as const satisfies Record<keyof StepValues, string>;

const HEAD_FIELDS = [
  ...(["title", "language", "currency", "valid_until", "billing_client_id", "scope", "exclusions", "delays"] as const),
  ...(["delivery_days", "revisions", "hourly_price", "notes", "version"] as const),
] satisfies (keyof HeadValues)[];

/** A new line, under the section of the one before it. */
export function emptyLine(id: string, { section = "", vat = "" }: { section?: string; vat?: string } = {}): LineValues {
  const typed = {
    designation: "",
    description: "",
    quantity: "1",
    unit: "",
    price: "",
    discount: "",
    option: "",
    group: "",
  };
  return { id, section, vat, ...typed };
}

/** A stored line as its fields hold it. */
function valuesOfLine(line: QuoteLine): LineValues {
  const { id, section, designation, description, quantity, unit, unitPrice, discountBp, option } = line;
  return {
    id,
    designation,
    unit,
    section: section ?? "",
    description: description ?? "",
    quantity: thousandthsText(quantity),
    price: hundredthsText(unitPrice),
    discount: discountBp === 0 ? "" : percentText(discountBp),
    vat: line.exemption ?? String(line.vatRateBp),
    option: option?.kind ?? "",
    group: option?.group ?? "",
  };
}

/** A stored step as its fields hold it. */
function valuesOfStep({ title, shareBp, kind, days }: ScheduleStep): StepValues {
  return { title, kind, share: percentText(shareBp), days: days === null ? "" : String(days) };
}

/** The content as the fields hold it. */
export function valuesOfContent(
  content: QuoteContent,
): Pick<EditorValues, "lines" | "steps"> & { texts: ContentTexts } {
  const { scope, exclusions, delays, deliveryDays, revisions, hourlyPrice, notes } = content;
  return {
    lines: content.lines.map(valuesOfLine),
    steps: content.schedule.map(valuesOfStep),
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

type ContentTexts = Pick<
  HeadValues,
  "scope" | "exclusions" | "delays" | "notes" | "delivery_days" | "revisions" | "hourly_price"
>;

function percentText(basisPoints: number): string {
  return formatBasisPoints(basisPoints).replace(/[^\d,]/g, "");
}

function thousandthsText(thousandths: number): string {
  return plainDecimal(thousandths, 3);
}

/** The form as it was sent; what is missing of a line or step is empty. */
export function readEditor(form: FormData): EditorValues {
  const head = Object.fromEntries(HEAD_FIELDS.map((name) => [name, textIn(form, name)])) as unknown as HeadValues;
  return { head, lines: readRows(form, LINE_FIELDS), steps: readRows(form, STEP_FIELDS) };
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** More than any list of ours may hold, so that one that is too long is still told so in words. */
const ROWS_READ_MAX = 400;

function readRows<Row extends { [Key in keyof Row]: string }>(
  form: FormData,
  fields: Record<keyof Row, string>,
): Row[] {
  const names = Object.entries(fields) as [keyof Row, string][];
  const columns = names.map(([key, name]) => [key, form.getAll(name).slice(0, ROWS_READ_MAX)] as const);
  const length = Math.max(0, ...columns.map(([, values]) => values.length));
  return Array.from({ length }, (_, index) => {
    const cells = columns.map(([key, values]) => [key, typeof values[index] === "string" ? values[index] : ""]);
    return Object.fromEntries(cells) as Row;
  });
}

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

/** The answer to a form of a quote that is shown again: as it was typed, with what is to be mended in it. */
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
