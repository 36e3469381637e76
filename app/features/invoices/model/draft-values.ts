import { EXEMPTION_NAMES, EXEMPTIONS } from "~/features/billing/model/exemptions";
import { invoiceContentSchema, vatChoice } from "~/features/invoices/schema/draft";
import { formatBasisPoints, hundredthsText, plainDecimal } from "~/lib/money/format-money";

const EMPTY_LINE = { designation: "", description: "", quantity: "1", unit: "", unit_price: "", discount: "" };

export type LineValues = Record<keyof typeof EMPTY_LINE | "vat", string>;

export type DraftValues = Record<"title" | "operation_on" | "due_on" | "version", string> & { lines: LineValues[] };

/** A stored draft as its form holds it; without lines it begins with an empty one with `newVat`. */
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
 * The VAT options of a line: today's rates, the rates that lines already have, and the exemptions.
 * @param newVat of a new line
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
  // A new line whose rate is not valid today asks for a choice.
  const isUnset = newVat.startsWith("rate:") && !distinct.some((rateBp) => newVat === `rate:${rateBp}`);
  return [
    ...(isUnset ? [{ value: newVat, label: "À choisir" }] : []),
    ...distinct.map((rateBp) => ({ value: `rate:${rateBp}`, label: formatBasisPoints(rateBp) })),
    ...EXEMPTION_NAMES.map((name) => ({ value: `none:${name}`, label: EXEMPTIONS[name].label })),
  ];
}
