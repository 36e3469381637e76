import { formatDocumentDay } from "~/features/billing/model/days";
import { accountRows } from "~/features/billing-documents/model/account";
import { writeAt } from "~/server/pdf/blocks.server";
import type { Column } from "~/server/pdf/sheet.server";
import type { Setting } from "./setting.server";
import { LOOKS, labelled } from "./setting.server";

/**
 * How an invoice is paid: by transfer to this account, naming its number.
 * @returns how high it is; 0 where nothing is asked for
 */
export function writePayment(setting: Setting, column: Column): number {
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
