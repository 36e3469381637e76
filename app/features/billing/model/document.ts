export const DOCUMENT_KINDS = [
  "quote",
  "deposit",
  "progress",
  "balance",
  "credit",
  "free",
  "receipt",
  "refund",
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The agency's country, whose companies have an ICE and whose VAT it invoices; ISO 3166-1. */
export const HOME_COUNTRY = "MA";

/** Series whose numbers follow each other without a hole. Invoices and credit notes share one (CGI art. 145-III). */
export const SERIES = { quote: "D", invoice: "F", receipt: "R" } as const;

/** Whether a document is a sample: its issuer has no real ICE. */
export function isFictitious({ seller }: { seller: { ice: string } }): boolean {
  return /^0+$/.test(seller.ice);
}
