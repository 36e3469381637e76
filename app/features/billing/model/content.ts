export const CURRENCIES = ["MAD", "EUR", "SAR"] as const;
export type Currency = (typeof CURRENCIES)[number];

export const CURRENCY_LABELS: Record<Currency, string> = {
  MAD: "Dirham marocain (MAD)",
  EUR: "Euro (EUR)",
  SAR: "Riyal saoudien (SAR)",
};

/** Of a quote or an invoice. */
export const LINES_MAX = 300;
/** 20 000 000,00: the highest total of a document, in hundredths. */
export const AMOUNT_MAX = 2_000_000_000;
/** 1 000 000 units, in thousandths. */
export const QUANTITY_MAX = 1_000_000_000;
export const SHARE_WHOLE = 10_000;
/** Of a delivery, or until a step of a schedule. */
export const DAYS_MAX = 3650;
