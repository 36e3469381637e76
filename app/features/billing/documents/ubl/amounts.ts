import type { Exemption } from "~/features/billing/model/exemptions";
import { mentionOf } from "~/features/billing/model/exemptions";
import type { TaxGroup } from "~/features/billing/model/totals";
import { lineAmount } from "~/features/billing/model/totals";
import type { BillingDocument, IssuedLine } from "~/features/billing/schema";
import type { XmlElement } from "~/lib/html/xml";

/** An element of UBL's basic components: a value. */
export function basic(name: string, value: string, attributes: Record<string, string> = {}): XmlElement {
  return { name: `cbc:${name}`, attributes, children: value };
}

/** An element of UBL's aggregate components: other elements; what is null is left out. */
export function aggregate(name: string, ...children: (XmlElement | null)[]): XmlElement {
  return { name: `cac:${name}`, children: children.filter((child) => child !== null) };
}

export function optional(name: string, value: string | null): XmlElement | null {
  return value ? basic(name, value) : null;
}

/** An amount of money: 125050 hundredths are '1250.50'. */
function amount(name: string, hundredths: number, currency: string): XmlElement {
  return basic(name, decimal(hundredths, 2), { currencyID: currency });
}

/** A whole number of the smallest parts as a decimal number, without any arithmetic of floats. */
function decimal(parts: number, places: number): string {
  const digits = String(Math.abs(parts)).padStart(places + 1, "0");
  const point = digits.length - places;
  return `${parts < 0 ? "-" : ""}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** UNCL 5305: standard, exported, exempt. */
const CATEGORIES: Record<Exemption, string> = {
  export: "G",
  auto_entrepreneur: "E",
  article_91: "E",
  article_92: "E",
  article_94: "E",
};

/** UN/ECE Recommendation 20: usual units in our three languages; both sides know other units by their name. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(j|jours?|d[ií]as?|يوم|أيام)$/i, "DAY"],
  [/^(h|heures?|horas?|ساعة|ساعات)$/i, "HUR"],
  [/^(mois|mes|meses|شهر|أشهر)$/i, "MON"],
];

function category(name: string, { rateBp, exemption }: Pick<TaxGroup, "rateBp" | "exemption">, reason: string | null) {
  return aggregate(
    name,
    basic("ID", exemption ? CATEGORIES[exemption] : "S"),
    basic("Percent", decimal(rateBp, 2)),
    optional("TaxExemptionReason", reason),
    aggregate("TaxScheme", basic("ID", "VAT")),
  );
}

export function taxTotal(document: BillingDocument): XmlElement {
  const { taxes, tax, currency } = document;
  const groups = taxes.map((group) => {
    const reason = group.exemption && mentionOf(document, group.exemption);
    return aggregate(
      "TaxSubtotal",
      amount("TaxableAmount", group.base, currency),
      amount("TaxAmount", group.tax, currency),
      category("TaxCategory", group, reason),
    );
  });
  return aggregate("TaxTotal", amount("TaxAmount", tax, currency), ...groups);
}

/** Earlier invoices stand as prepaid. */
export function monetaryTotal({ net, gross, payable, currency, deductions }: BillingDocument): XmlElement {
  return aggregate(
    "LegalMonetaryTotal",
    amount("LineExtensionAmount", net, currency),
    amount("TaxExclusiveAmount", net, currency),
    amount("TaxInclusiveAmount", gross, currency),
    deductions.length > 0 ? amount("PrepaidAmount", gross - payable, currency) : null,
    amount("PayableAmount", payable, currency),
  );
}

export function lineElement(line: IssuedLine, index: number, currency: string, isCredit: boolean): XmlElement {
  const { designation, description, quantity, unit, unitPrice, vatRateBp, exemption } = line;
  const unitCode = UNITS.find(([pattern]) => pattern.test(unit.trim()))?.[1] ?? "ZZ";
  return aggregate(
    isCredit ? "CreditNoteLine" : "InvoiceLine",
    basic("ID", String(index + 1)),
    unitCode === "ZZ" ? optional("Note", unit.trim()) : null,
    basic(isCredit ? "CreditedQuantity" : "InvoicedQuantity", decimal(quantity, 3), { unitCode }),
    amount("LineExtensionAmount", line.amount, currency),
    discount(line, currency),
    aggregate(
      "Item",
      optional("Description", description),
      basic("Name", designation),
      category("ClassifiedTaxCategory", { rateBp: vatRateBp, exemption }, null),
    ),
    aggregate("Price", amount("PriceAmount", unitPrice, currency)),
  );
}

function discount(line: IssuedLine, currency: string): XmlElement | null {
  if (line.discountBp === 0) return null;
  const full = lineAmount({ ...line, discountBp: 0 });
  return aggregate(
    "AllowanceCharge",
    basic("ChargeIndicator", "false"),
    basic("MultiplierFactorNumeric", decimal(line.discountBp, 2)),
    amount("Amount", full - line.amount, currency),
    amount("BaseAmount", full, currency),
  );
}
