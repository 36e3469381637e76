import { formatDocumentDay } from "~/features/billing/model/days";
import type { ReceiptPart } from "~/features/billing/model/document";
import { write } from "~/server/pdf/blocks.server";
import type { Cell } from "~/server/pdf/table.server";
import { writeTable } from "~/server/pdf/table.server";
import type { Setting } from "./setting.server";
import { COLOURS, LOOKS, labelled, money } from "./setting.server";
import { writeInWords } from "./totals.server";

const AMOUNT = 140;

/** What a receipt confirms: which invoice was paid or of which money went back, when, how, in which parts, and what is left. */
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
