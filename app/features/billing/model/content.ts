import type { Exemption } from "./exemptions";

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

/** A line: quantity in thousandths, price in hundredths before tax, rates in basis points. */
export interface DocumentLine {
  id: string;
  /** The title above it. */
  section: string | null;
  designation: string;
  description: string | null;
  quantity: number;
  unit: string;
  unitPrice: number;
  discountBp: number;
  /** 0 with an exemption. */
  vatRateBp: number;
  exemption: Exemption | null;
}

/** One of a group, or any of it. */
export interface LineOption {
  kind: "one_of" | "any_of";
  group: string;
}

/** A line that always counts, or an option. */
export interface QuoteLine extends DocumentLine {
  option: LineOption | null;
}

export type ScheduleKind = "deposit" | "progress" | "balance";

/** A payment of the whole, in basis points of it; `days` after the acceptance. */
export interface ScheduleStep {
  title: string;
  shareBp: number;
  kind: ScheduleKind;
  days: number | null;
}

/** A quote while it is written. Rich texts are sanitised HTML. */
export interface QuoteContent {
  lines: QuoteLine[];
  schedule: ScheduleStep[];
  scope: string;
  exclusions: string;
  delays: string;
  deliveryDays: number | null;
  revisions: number | null;
  /** Of work beyond the revisions, in hundredths before tax. */
  hourlyPrice: number | null;
  /** For the team alone. */
  notes: string;
}

export const EMPTY_CONTENT: QuoteContent = {
  lines: [],
  schedule: [],
  scope: "",
  exclusions: "",
  delays: "",
  deliveryDays: null,
  revisions: null,
  hourlyPrice: null,
  notes: "",
};
