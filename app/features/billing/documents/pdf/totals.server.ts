import { accountRows } from "~/features/billing/documents/model/identity-lines";
import { formatDocumentDay } from "~/features/billing/model/days";
import { mentionOf } from "~/features/billing/model/exemptions";
import type { TaxGroup } from "~/features/billing/model/totals";
import { remainderOf } from "~/features/billing/model/totals";
import type { ReceiptPart } from "~/features/billing/schema";
import { amountInWords } from "~/lib/money/amount-in-words";
import { formatBasisPoints } from "~/lib/money/format-money";
import { isolated } from "~/lib/text/isolated";
import { keepTogether, rule, write, writeAt } from "~/server/pdf/blocks.server";
import type { Column } from "~/server/pdf/sheet.server";
import type { Cell } from "~/server/pdf/table.server";
import { writeTable } from "~/server/pdf/table.server";
import type { TextLook } from "~/server/pdf/typesetter.server";
import type { Setting } from "./setting.server";
import { COLOURS, LOOKS, labelled, money } from "./setting.server";

const LABEL = 190;
const VALUE = 112;
const VOWEL_SIGNS = /[\u064b-\u0652]/g;

interface Sum {
  label: string;
  value: string;
  look: TextLook;
  note?: string;
  isLast?: boolean;
}

/** The sums, the deposits that are deducted, why a line bears no VAT, and the amount in words. */
export function writeTotals(setting: Setting): void {
  const { sheet, document } = setting;
  const sums = sumsOf(setting);
  keepTogether(sheet, Math.max(110, sums.length * 18 + 70));
  const paid = sheet.y + writePayment(setting, { start: 0, width: sheet.width - LABEL - VALUE - 12 });
  const page = sheet.pageCount;
  writeSums(setting, sums);
  // The payment stands beside the sums, unless these went on to another page.
  if (sheet.pageCount === page) sheet.y = Math.max(sheet.y, paid);
  sheet.y += 12;
  for (const name of new Set(document.taxes.flatMap(({ exemption }) => exemption ?? []))) {
    write(sheet, mentionOf(document, name), { look: LOOKS.text });
  }
  const kind = document.kind === "quote" || document.kind === "credit" ? document.kind : "invoice";
  writeInWords(setting, kind, document.deductions.length > 0 ? document.payable : document.gross);
}

function writeInWords(
  { sheet, document, words }: Setting,
  kind: keyof Setting["words"]["inWords"],
  amount: number,
): void {
  const space = document.language === "fr" ? "\u202f" : "";
  // Arabic without vowel signs, as contracts print it: copied text would break at them.
  const spelled = amountInWords(amount, document.currency, document.language).replace(VOWEL_SIGNS, "");
  sheet.y += 4;
  write(sheet, `${words.inWords[kind]}${space}: ${spelled}.`, { look: LOOKS.cellStrong });
  sheet.y += 18;
}

function sumsOf(setting: Setting): Sum[] {
  const { document, words } = setting;
  const sums: Sum[] = [{ label: words.net, value: money(setting, document.net), look: LOOKS.cell }];
  for (const group of document.taxes) sums.push(taxSum(setting, group));
  sums.push({ label: words.gross, value: money(setting, document.gross), look: LOOKS.cellStrong });
  for (const { number, issuedOn, taxes, gross } of document.deductions) {
    sums.push({
      label: `${words.deducted} ${isolated(number)} ${words.of} ${formatDocumentDay(issuedOn, document.language)}`,
      value: money(setting, -gross).replace("-", "−"),
      look: LOOKS.cell,
      note: taxes.map((group) => `${taxSum(setting, group).label} = ${money(setting, group.tax)}`).join("\n"),
    });
  }
  if (document.kind === "quote") return withLast(sums);
  const label = document.kind === "credit" ? words.credited : words.payable;
  const left = document.deductions.length > 0 ? remainderOf(document, document.deductions).tax : null;
  const note = left === null ? undefined : labelled(setting, words.ofWhich, money(setting, left));
  sums.push({ label, value: money(setting, document.payable), look: LOOKS.total, ...(note && { note }) });
  return withLast(sums);
}

/** The last sum is the most important one. */
function withLast(sums: Sum[]): Sum[] {
  return sums.map((sum, index) => (index === sums.length - 1 ? { ...sum, look: LOOKS.total, isLast: true } : sum));
}

function taxSum(setting: Setting, { rateBp, exemption, base, tax }: TaxGroup): Sum {
  const { document, words } = setting;
  const { language, currency } = document;
  const name = exemption ? words.withoutVat : `${words.vat} ${isolated(formatBasisPoints(rateBp, language, currency))}`;
  return {
    label: `${name} ${words.on} ${money(setting, base)}`,
    value: money(setting, tax),
    look: LOOKS.cell,
  };
}

/** A table without a head. */
function writeSums({ sheet, words }: Setting, sums: readonly Sum[]): void {
  const label: Column = { start: sheet.width - LABEL - VALUE, width: LABEL - 8 };
  const value: Column = { start: sheet.width - VALUE, width: VALUE };
  const both: Column = { start: label.start, width: LABEL + VALUE };
  const table = sheet.element("Table", sheet.root, { title: words.gross });
  for (const sum of sums) {
    keepTogether(sheet, 40);
    if (sum.isLast) rule(sheet, sheet.y + 3, COLOURS.rule, both, 0.9);
    const y = sheet.y + (sum.isLast ? 9 : 3);
    const row = sheet.element("TR", table);
    const [head, cell] = [sheet.element("TH", row), sheet.element("TD", row)];
    const height = writeAt(sheet, sum.label, y, { look: sum.look, column: label, parent: head });
    const valueHeight = writeAt(sheet, sum.value, y, { look: sum.look, column: value, parent: cell, side: "end" });
    const noteHeight = sum.note
      ? writeAt(sheet, sum.note, y + height, { look: LOOKS.small, column: label, parent: head })
      : 0;
    for (const element of [head, cell, row]) element.end();
    sheet.y = y + Math.max(height + noteHeight, valueHeight);
  }
  table.end();
}

/**
 * How an invoice is paid: by transfer to this account, with its number as the reference.
 * @returns its height; 0 where nothing is to be paid
 */
function writePayment(setting: Setting, column: Column): number {
  const { sheet, document, words } = setting;
  if (document.kind === "quote" || document.kind === "credit" || document.payable === 0) return 0;
  const { bankName } = document.seller;
  const lines = [words.byTransfer];
  if (document.dueOn) lines.push(labelled(setting, words.dueOn, formatDocumentDay(document.dueOn, document.language)));
  if (bankName) lines.push(labelled(setting, words.bank, bankName));
  for (const { label, value } of accountRows(document, words.rib)) lines.push(labelled(setting, label, value));
  let y = sheet.y + 3;
  y += writeAt(sheet, words.payment, y, { look: LOOKS.title, type: "H2", column }) + 2;
  for (const line of lines) y += writeAt(sheet, line, y, { look: LOOKS.text, column });
  y += writeAt(sheet, labelled(setting, words.reference, document.number), y, { look: LOOKS.cellStrong, column });
  return y - sheet.y;
}

const AMOUNT = 140;

export function writeReceipt(setting: Setting, receipt: ReceiptPart): void {
  const { sheet, document, words } = setting;
  const { paidOn, refundedOn, mode, reference } = words.receipt;
  const kind = document.kind === "refund" ? "refund" : "receipt";
  const [subject, day] = kind === "refund" ? [words.refundOf, refundedOn] : [words.paymentOf, paidOn];
  write(sheet, labelled(setting, subject, receipt.invoiceNumber), { look: LOOKS.cellStrong });
  write(sheet, labelled(setting, day, formatDocumentDay(receipt.paidOn, document.language)), { look: LOOKS.text });
  write(sheet, labelled(setting, mode, words.modes[receipt.mode]), { look: LOOKS.text });
  if (receipt.reference) write(sheet, labelled(setting, reference, receipt.reference), { look: LOOKS.text });
  sheet.y += 14;
  writeTable(sheet, {
    columns: [
      { head: words.kinds[kind], width: sheet.width - AMOUNT, side: "start" },
      { head: document.currency, width: AMOUNT, side: "end" },
    ],
    rows: partsOf(setting, receipt).map(([label, amount]) => ({ cells: [cell(label), cell(money(setting, amount))] })),
    summary: words.kinds[kind],
    looks: { head: LOOKS.head, title: LOOKS.section },
    ruleColours: { head: COLOURS.rule, row: COLOURS.hairline },
  });
  sheet.y += 12;
  writeInWords(setting, kind, receipt.received);
}

function cell(text: string): Cell {
  return [{ text, look: LOOKS.cell }];
}

function partsOf({ words, document }: Setting, receipt: ReceiptPart): [string, number][] {
  const { vatWithheld, feeWithheld, stampDuty, remaining, overpaid } = words.receipt;
  const received = document.kind === "refund" ? words.receipt.refunded : words.receipt.received;
  const parts: [string, number][] = [
    [received, receipt.received],
    [vatWithheld, receipt.vatWithheld],
    [feeWithheld, receipt.feeWithheld],
    [stampDuty, receipt.stampDuty],
  ];
  const left: [string, number] =
    receipt.remaining < 0 ? [overpaid, -receipt.remaining] : [remaining, receipt.remaining];
  return [...parts.filter(([label, amount]) => label === received || amount > 0), left];
}
