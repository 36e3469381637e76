import type { XmlElement } from "~/lib/html/xml";

/** An element of UBL's basic components: a value. */
export function basic(name: string, value: string, attributes: Record<string, string> = {}): XmlElement {
  return { name: `cbc:${name}`, attributes, children: value };
}

/** An element of UBL's aggregate components: other elements; what is null is left out. */
export function aggregate(name: string, ...children: (XmlElement | null)[]): XmlElement {
  return { name: `cac:${name}`, children: children.filter((child) => child !== null) };
}

/** A value that may be missing. */
export function optional(name: string, value: string | null): XmlElement | null {
  return value ? basic(name, value) : null;
}

/** An amount of money: 125050 hundredths are '1250.50'. */
export function amount(name: string, hundredths: number, currency: string): XmlElement {
  return basic(name, decimal(hundredths, 2), { currencyID: currency });
}

/** A whole number of the smallest parts as a decimal number, without any arithmetic of floats. */
export function decimal(parts: number, places: number): string {
  const digits = String(Math.abs(parts)).padStart(places + 1, "0");
  const point = digits.length - places;
  return `${parts < 0 ? "-" : ""}${digits.slice(0, point)}.${digits.slice(point)}`;
}
