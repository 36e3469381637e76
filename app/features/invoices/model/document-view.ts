import type { BillingDocument, IssuedLine } from "~/features/billing/model/document";
import { EXEMPTIONS } from "~/features/billing/model/exemptions";
import type { TaxGroup } from "~/features/billing/model/totals";
import { amountInWords } from "~/lib/money/amount-in-words";
import { formatBasisPoints, formatHundredths, formatMoney, formatQuantity } from "~/lib/money/format-money";
import { startOfDay } from "~/site/calendar";
import { formatDate } from "~/site/format";
import { DOCUMENT_WORDS } from "./document-words";

/** An invoice or a credit note as its page shows it: every figure written in the document's language. */
export type DocumentView = ReturnType<typeof toDocumentView>;

/** The page of a frozen document. @throws RangeError for a kind that is no invoice */
export function toDocumentView(document: BillingDocument) {
  const { kind, number, language, currency, title, seller, buyer, net, tax, gross, payable } = document;
  if (kind === "quote" || kind === "receipt") throw new RangeError(`No invoice: ${kind}`);
  const words = DOCUMENT_WORDS[language];
  const money = (amount: number) => formatMoney(amount, currency, language);
  const isCredit = kind === "credit";
  const inWords = `${words.words[isCredit ? "credit" : "invoice"]} ${amountInWords(payable, currency, language)}.`;
  return {
    ...{ number, language, title, heading: words.titles[kind] },
    days: daysOf(document),
    notes: notesOf(document),
    seller: [seller.legalName, seller.headOffice, `ICE ${seller.ice}`],
    sellerLabel: words.seller,
    buyer: [buyer.legalName, buyer.address, ...(buyer.ice ? [`ICE ${buyer.ice}`] : [])],
    buyerLabel: words.buyer,
    columns: [words.designation, words.quantity, words.unitPrice, words.vat, words.amount],
    lines: document.lines.map((line) => toLine(line, document)),
    sums: [
      { label: words.net, value: money(net) },
      ...document.taxes.map((group) => taxLine(group, document)),
      { label: words.gross, value: money(gross) },
      ...document.deductions.map((each) => ({ label: words.deducted(each.number), value: money(-each.gross) })),
    ],
    deductions: deductionsOf(document),
    total: { label: isCredit ? words.credited : words.payable, value: money(payable) },
    inWords,
    hasTax: tax > 0,
  };
}

function daysOf({ language, issuedOn, operationOn, dueOn }: BillingDocument) {
  const words = DOCUMENT_WORDS[language];
  const days = [
    { term: words.issuedOn, day: issuedOn },
    { term: words.operationOn, day: operationOn },
    { term: words.dueOn, day: dueOn },
  ];
  return days.flatMap(({ term, day }) => (day ? [{ term, value: formatDate(startOfDay(day), language) }] : []));
}

function notesOf({ language, corrects, quoteNumber }: BillingDocument): string[] {
  const words = DOCUMENT_WORDS[language];
  return [...(corrects ? [words.corrects(corrects.number)] : []), ...(quoteNumber ? [words.quote(quoteNumber)] : [])];
}

function toLine(line: IssuedLine, { language }: BillingDocument) {
  const { id, section, designation, description, quantity, unit, unitPrice, discountBp, exemption, vatRateBp } = line;
  const discount =
    discountBp > 0 ? ` (${DOCUMENT_WORDS[language].discount} ${formatBasisPoints(discountBp, language)})` : "";
  return {
    ...{ id, section, designation, description },
    quantity: [formatQuantity(quantity, language), unit].filter(Boolean).join(" "),
    unitPrice: formatHundredths(unitPrice, language) + discount,
    vat: exemption ? "–" : formatBasisPoints(vatRateBp, language),
    amount: formatHundredths(line.amount, language),
  };
}

/** The VAT of one rate with its base, or the mention of why there is none. */
function taxLine({ rateBp, exemption, base, tax }: TaxGroup, { language, currency }: BillingDocument) {
  const words = DOCUMENT_WORDS[language];
  const shown = formatMoney(tax, currency, language);
  if (exemption) return { label: EXEMPTIONS[exemption][language], value: shown };
  const of = `${words.base} ${formatHundredths(base, language)}`;
  return { label: `${words.tax} ${formatBasisPoints(rateBp, language)} (${of})`, value: shown };
}

function deductionsOf({ language, currency, deductions }: BillingDocument) {
  const words = DOCUMENT_WORDS[language];
  return {
    title: words.deductions,
    items: deductions.map(({ number, issuedOn, taxes, gross }) => ({
      number,
      label: `${words.deducted(number)}, ${formatDate(startOfDay(issuedOn), language)}`,
      parts: taxes.map(({ rateBp, base, tax }) =>
        [
          `${words.base} ${formatHundredths(base, language)}`,
          ...(rateBp > 0
            ? [`${words.tax} ${formatBasisPoints(rateBp, language)} ${formatHundredths(tax, language)}`]
            : []),
        ].join(", "),
      ),
      gross: formatMoney(gross, currency, language),
    })),
  };
}
