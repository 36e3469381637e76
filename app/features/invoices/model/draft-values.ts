import { EXEMPTION_NAMES, EXEMPTIONS } from "~/features/billing/model/exemptions";
import { invoiceContentSchema } from "~/features/invoices/schema/content";
import { vatChoice } from "~/features/invoices/schema/draft";
import { formatBasisPoints, hundredthsText, plainDecimal } from "~/lib/money/format-money";

/** A line as it stands in its form. */
export type LineValues = {
  designation: string;
  description: string;
  quantity: string;
  unit: string;
  unit_price: string;
  discount: string;
  vat: string;
};

/** A draft as it stands in its form. */
export type DraftValues = {
  title: string;
  operation_on: string;
  due_on: string;
  version: string;
  lines: LineValues[];
};

const EMPTY_LINE = { designation: "", description: "", quantity: "1", unit: "", unit_price: "", discount: "" };

/** A stored draft in its form; one without lines begins with an empty one, which bears `newVat`. */
export function draftValues(
  {
    title,
    operation_on,
    due_on,
    version,
    content,
  }: { title: string; operation_on: Date | null; due_on: Date | null; version: number; content: unknown },
  newVat: string,
): DraftValues {
  const { lines } = invoiceContentSchema.parse(content);
  const texts = lines.map((line) => ({
    designation: line.designation,
    description: line.description ?? "",
    unit: line.unit,
    quantity: plainDecimal(line.quantity, 3),
    unit_price: hundredthsText(line.unitPrice),
    discount: line.discountBp ? plainDecimal(line.discountBp, 2) : "",
    vat: vatChoice(line),
  }));
  return {
    title,
    version: String(version),
    lines: texts.length > 0 ? texts : [{ ...EMPTY_LINE, vat: newVat }],
    operation_on: operation_on ? operation_on.toISOString().slice(0, 10) : "",
    due_on: due_on ? due_on.toISOString().slice(0, 10) : "",
  };
}

/**
 * What a line may bear: the rates of the day, those that its lines bear already, and the reasons for none.
 * @param newVat what a new line begins with
 */
export function vatOptions(
  rates: readonly { rateBp: number; validFrom: string; validUntil: string | null }[],
  today: string,
  lines: readonly { vat: string }[],
  newVat: string,
) {
  const current = rates.filter(
    ({ validFrom, validUntil }) => validFrom <= today && (!validUntil || validUntil >= today),
  );
  const borne = lines.flatMap(({ vat }) => (vat.startsWith("rate:") ? [Number(vat.slice("rate:".length))] : []));
  const distinct = [...new Set([...current.map(({ rateBp }) => rateBp), ...borne])];
  // Where a new line begins with a rate that does not hold today, none is chosen in silence: the form asks for one.
  const isUnset = newVat.startsWith("rate:") && !distinct.some((rateBp) => newVat === `rate:${rateBp}`);
  const unset = isUnset ? [{ value: newVat, label: "À choisir" }] : [];
  return [
    ...unset,
    ...distinct.map((rateBp) => ({ value: `rate:${rateBp}`, label: formatBasisPoints(rateBp) })),
    ...EXEMPTION_NAMES.map((name) => ({ value: `none:${name}`, label: EXEMPTIONS[name].label })),
  ];
}
