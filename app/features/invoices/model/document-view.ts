import { formatDocumentDay } from "~/features/billing/model/days";
import type { BillingDocument, IssuedLine } from "~/features/billing/model/document";
import { mentionOf } from "~/features/billing/model/exemptions";
import type { TaxGroup } from "~/features/billing/model/totals";
import { remainderOf } from "~/features/billing/model/totals";
import { buyerLines, isolateIn, labelledText, sellerLines } from "~/features/billing-documents/model/identity-lines";
import { withSteadyTexts } from "~/features/billing-documents/model/steady-texts";
import { wordsOf } from "~/features/billing-documents/model/words/words-of";
import { amountInWords } from "~/lib/money/amount-in-words";
import { formatBasisPoints, formatHundredths, formatMoney, formatQuantity } from "~/lib/money/format-money";

/** An invoice or a credit note as its page shows it: every figure written in the document's language. */
export type DocumentView = ReturnType<typeof toDocumentView>;

/** The page of a frozen document. @throws RangeError for a kind that is no invoice */
export function toDocumentView(issued: BillingDocument) {
  const document = withSteadyTexts(issued);
  const { kind, number, language, currency, title, seller, net, gross, payable } = document;
  if (kind === "quote" || kind === "receipt" || kind === "refund") throw new RangeError(`No invoice: ${kind}`);
  const words = wordsOf(language);
  const money = (amount: number) => moneyIn(document, amount);
  const isCredit = kind === "credit";
  const spelled = `${amountInWords(payable, currency, language)}.`;
  return {
    number,
    language,
    title,
    heading: words.kinds[kind],
    logo: seller.logo,
    days: daysOf(document),
    notes: notesOf(document),
    seller: sellerLines(document),
    sellerLabel: words.seller,
    buyer: buyerLines(document),
    buyerLabel: words.buyer,
    columns: columnsOf(document),
    lines: document.lines.map((line) => toLine(line, document)),
    sums: [
      { label: words.net, value: money(net) },
      ...document.taxes.map((group) => ({ label: taxLabel(group, document), value: money(group.tax) })),
      { label: words.gross, value: money(gross) },
      ...document.deductions.map((each) => ({
        label: `${words.deducted} ${each.number}`,
        value: money(-each.gross),
      })),
    ],
    deductions: deductionsOf(document),
    total: { label: isCredit ? words.credited : words.payable, value: money(payable), note: taxLeft(document) },
    mentions: document.taxes.flatMap(({ exemption }) => (exemption ? [mentionOf(document, exemption)] : [])),
    inWords: labelledText(language, words.inWords[isCredit ? "credit" : "invoice"], spelled),
  };
}

function daysOf({ language, issuedOn, operationOn, dueOn }: BillingDocument) {
  const words = wordsOf(language);
  const days = [
    { term: words.issuedOn, day: issuedOn },
    { term: words.operationOn, day: operationOn },
    { term: words.dueOn, day: dueOn },
  ];
  return days.flatMap(({ term, day }) => (day ? [{ term, value: formatDocumentDay(day, language) }] : []));
}

function notesOf({ language, corrects, quoteNumber }: BillingDocument): string[] {
  const words = wordsOf(language);
  const notes = quoteNumber ? [`${words.quote} ${quoteNumber}`] : [];
  if (!corrects) return notes;
  const day = formatDocumentDay(corrects.issuedOn, language);
  return [`${words.corrects} ${corrects.number} ${words.of} ${day}`, ...notes];
}

function toLine(line: IssuedLine, { language, currency }: BillingDocument) {
  const { id, section, designation, description, quantity, unit, unitPrice, discountBp, exemption, vatRateBp } = line;
  const percent = (basisPoints: number) => formatBasisPoints(basisPoints, language, currency);
  const discount = discountBp > 0 ? ` (${wordsOf(language).columns.discount} ${percent(discountBp)})` : "";
  return {
    id,
    section,
    designation,
    description,
    quantity: [formatQuantity(quantity, language, currency), unit && isolateIn(language)(unit)]
      .filter(Boolean)
      .join(" "),
    unitPrice: formatHundredths(unitPrice, language, currency) + discount,
    vat: exemption ? wordsOf(language).exempt : percent(vatRateBp),
    amount: formatHundredths(line.amount, language, currency),
  };
}

/** What is left of the tax once deposits are taken off. */
function taxLeft(document: BillingDocument): string | null {
  const { language, deductions } = document;
  if (deductions.length === 0) return null;
  const { tax } = remainderOf(document, deductions);
  return labelledText(language, wordsOf(language).ofWhich, moneyIn(document, tax));
}

function columnsOf({ language }: BillingDocument): string[] {
  const { designation, quantity, unitPrice, vat, amount } = wordsOf(language).columns;
  return [designation, quantity, unitPrice, vat, amount];
}

/** An amount as the document's language writes it, its currency behind it in any text. */
function moneyIn({ language, currency }: BillingDocument, amount: number): string {
  return isolateIn(language)(formatMoney(amount, currency, language));
}

/** The VAT of one rate, or that there is none, with its base. */
function taxLabel({ rateBp, exemption, base }: TaxGroup, document: BillingDocument): string {
  const { language, currency } = document;
  const { withoutVat, vat, on } = wordsOf(language);
  const name = exemption ? withoutVat : `${vat} ${isolateIn(language)(formatBasisPoints(rateBp, language, currency))}`;
  return `${name} ${on} ${moneyIn(document, base)}`;
}

function deductionsOf(document: BillingDocument) {
  const { language, deductions } = document;
  const { deductions: title, of } = wordsOf(language);
  return {
    title,
    items: deductions.map(({ number, issuedOn, taxes, gross }) => ({
      number,
      label: `${number} ${of} ${formatDocumentDay(issuedOn, language)}`,
      parts: taxes.map((group) => `${taxLabel(group, document)} = ${moneyIn(document, group.tax)}`),
      gross: moneyIn(document, gross),
    })),
  };
}
