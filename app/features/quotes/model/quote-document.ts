import type { Currency } from "~/features/billing/model/content";
import type { ExemptionTexts } from "~/features/billing/model/exemptions";
import { lineAmount, totalsOf } from "~/features/billing/model/totals";
import type { BillingDocument, Buyer, QuoteContent, Seller } from "~/features/billing/schema";
import type { Day } from "~/site/calendar";
import type { Language } from "~/site/language";

/** The document of a quote; its options stand apart from the lines that count. */
export function quoteDocument(
  quote: {
    number: string;
    revision: number;
    title: string;
    language: Language;
    currency: Currency;
    content: QuoteContent;
  },
  parties: { seller: Seller; buyer: Buyer; exemptionTexts: ExemptionTexts },
  { issuedOn, validUntil }: { issuedOn: Day; validUntil: Day },
): BillingDocument {
  const { number, revision, title, language, currency, content } = quote;
  const { schedule, scope, exclusions, delays, deliveryDays, revisions, hourlyPrice } = content;
  const issued = content.lines.map(({ option, ...line }) => ({ option, line: { ...line, amount: lineAmount(line) } }));
  const lines = issued.flatMap(({ option, line }) => (option ? [] : [line]));
  const totals = totalsOf(lines);
  return {
    kind: "quote",
    number,
    revision,
    title,
    language,
    currency,
    issuedOn,
    validUntil,
    operationOn: null,
    dueOn: null,
    quoteNumber: null,
    corrects: null,
    receipt: null,
    ...parties,
    lines,
    options: issued.flatMap(({ option, line }) => (option ? [{ ...line, option }] : [])),
    ...totals,
    deductions: [],
    payable: totals.gross,
    schedule,
    texts: { scope, exclusions, delays },
    deliveryDays,
    revisions,
    hourlyPrice,
  };
}
