import type { IssuedLine } from "~/features/billing/schema";
import { formatBasisPoints, formatHundredths, formatQuantity } from "~/lib/money/format-money";
import { isolated } from "~/lib/text/isolated";
import { keepTogether, write } from "~/server/pdf/blocks.server";
import type { Cell, Row, TableColumn } from "~/server/pdf/table.server";
import { writeTable } from "~/server/pdf/table.server";
import type { Setting } from "./setting.server";
import { COLOURS, LOOKS } from "./setting.server";

const WIDTHS = { quantity: 62, unitPrice: 78, discount: 46, vat: 48, amount: 80 };

export function writeLines(setting: Setting): void {
  writeLineTable(setting, setting.document.lines, ({ section }) => section);
  setting.sheet.y += 14;
}

/** The lines that a client may add, under the names of their groups. */
export function writeOptions(setting: Setting): void {
  const { sheet, document, words } = setting;
  if (document.options.length === 0) return;
  keepTogether(sheet, 120);
  write(sheet, words.options, { look: LOOKS.title, type: "H2" });
  sheet.y += 6;
  const groupOf = new Map(document.options.map(({ id, option }) => [id, option]));
  writeLineTable(setting, document.options, ({ id }) => {
    const option = groupOf.get(id);
    if (!option) return null;
    return `${isolated(option.group)} (${option.kind === "one_of" ? words.oneOf : words.anyOf})`;
  });
  sheet.y += 18;
}

function writeLineTable(
  setting: Setting,
  lines: readonly IssuedLine[],
  titleOf: (line: IssuedLine) => string | null,
): void {
  const hasDiscount = lines.some(({ discountBp }) => discountBp > 0);
  const rows: Row[] = [];
  let title: string | null = null;
  for (const line of lines) {
    const next = titleOf(line);
    if (next !== title && next) rows.push({ title: next });
    title = next;
    rows.push({ cells: cellsOf(setting, line, hasDiscount) });
  }
  writeTable(setting.sheet, {
    columns: columnsOf(setting, hasDiscount),
    rows,
    summary: setting.words.lines,
    looks: { head: LOOKS.head, title: LOOKS.section },
    ruleColours: { head: COLOURS.rule, row: COLOURS.hairline },
  });
}

function columnsOf({ sheet, words }: Setting, hasDiscount: boolean): TableColumn[] {
  const { quantity, unitPrice, discount, vat, amount } = words.columns;
  const figures: TableColumn[] = [
    { head: quantity, width: WIDTHS.quantity, side: "end" },
    { head: unitPrice, width: WIDTHS.unitPrice, side: "end" },
    ...(hasDiscount ? [{ head: discount, width: WIDTHS.discount, side: "end" } as const] : []),
    { head: vat, width: WIDTHS.vat, side: "end" },
    { head: amount, width: WIDTHS.amount, side: "end" },
  ];
  const taken = figures.reduce((sum, { width }) => sum + width, 0);
  return [{ head: words.columns.designation, width: sheet.width - taken, side: "start" }, ...figures];
}

function cellsOf({ document, words }: Setting, line: IssuedLine, hasDiscount: boolean): Cell[] {
  const { language, currency } = document;
  const percent = (basisPoints: number) => formatBasisPoints(basisPoints, language, currency);
  const figure = (text: string): Cell => [{ text, look: LOOKS.cell }];
  const description = line.description ? [{ text: line.description, look: LOOKS.small }] : [];
  const quantity = `${formatQuantity(line.quantity, language, currency)}\u00a0${line.unit}`.trim();
  const discount = line.discountBp > 0 ? `−${percent(line.discountBp)}` : "";
  const rate = line.exemption ? words.exempt : percent(line.vatRateBp);
  return [
    [{ text: line.designation, look: LOOKS.cellStrong }, ...description],
    figure(quantity),
    figure(formatHundredths(line.unitPrice, language, currency)),
    ...(hasDiscount ? [figure(discount)] : []),
    figure(rate),
    figure(formatHundredths(line.amount, language, currency)),
  ];
}
