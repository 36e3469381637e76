import { labelledText } from "~/features/billing/documents/model/identity-lines";
import type { Words } from "~/features/billing/documents/model/words/french";
import type { BillingDocument } from "~/features/billing/schema";
import { formatMoney } from "~/lib/money/format-money";
import { isolated } from "~/lib/text/isolated";
import type { Sheet } from "~/server/pdf/sheet.server";
import type { TextLook } from "~/server/pdf/typesetter.server";

/** The sheet on which a document is set, and what each part of it needs. */
export interface Setting {
  sheet: Sheet;
  document: BillingDocument;
  words: Words;
  /** The issuer's logo as PNG; null without one. */
  logo: Uint8Array | null;
}

/** The site's colours by day, on white paper. */
export const COLOURS = {
  ink: "#12161f",
  muted: "#5d616b",
  accent: "#2036bd",
  rule: "#7d7768",
  hairline: "#d8cfbf",
  danger: "#a8261a",
} as const;

const look = (weight: TextLook["weight"], size: number, colour: string = COLOURS.ink, leading = 1.4): TextLook => ({
  weight,
  size,
  colour,
  leading,
});

export const LOOKS = {
  kind: look("title", 24, COLOURS.ink, 1.15),
  number: look("strong", 10.5, COLOURS.accent),
  name: look("title", 15, COLOURS.ink, 1.2),
  label: look("text", 7.5, COLOURS.muted),
  fact: look("strong", 9.5),
  text: look("text", 9),
  small: look("text", 8, COLOURS.muted),
  party: look("strong", 10.5),
  subject: look("strong", 11.5),
  head: look("strong", 8, COLOURS.muted),
  section: look("strong", 9.5, COLOURS.accent),
  cell: look("text", 9),
  cellStrong: look("strong", 9),
  total: look("title", 12.5),
  title: look("title", 12.5, COLOURS.ink, 1.3),
  foot: look("text", 7, COLOURS.muted, 1.45),
  notice: look("strong", 8, COLOURS.danger),
} as const satisfies Record<string, TextLook>;

/** An amount with its currency, as the document writes it, also within a sentence. */
export function money({ document }: Setting, hundredths: number): string {
  return isolated(formatMoney(hundredths, document.currency, document.language));
}

/** A label and what it says, on one line where it fits. */
export function labelled({ document }: Setting, label: string, value: string): string {
  return labelledText(document.language, label, value, isolated);
}
