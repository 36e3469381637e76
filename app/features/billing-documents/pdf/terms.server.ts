import { stepAmounts } from "~/features/billing/model/totals";
import { htmlBlocks } from "~/features/billing-documents/model/html-blocks";
import { formatBasisPoints } from "~/lib/money/format-money";
import { keepTogether, write } from "~/server/pdf/blocks.server";
import type { Cell } from "~/server/pdf/table.server";
import { writeTable } from "~/server/pdf/table.server";
import type { Setting } from "./setting.server";
import { COLOURS, LOOKS, money } from "./setting.server";

const WIDTHS = { share: 60, amount: 110, due: 150 };

/** How a quote is paid for, step by step. */
export function writeSchedule(setting: Setting): void {
  const { sheet, document, words } = setting;
  if (document.schedule.length === 0) return;
  keepTogether(sheet, 110);
  write(sheet, words.schedule, { look: LOOKS.title, type: "H2" });
  sheet.y += 6;
  const amounts = stepAmounts(document, document.schedule);
  const cell = (text: string): Cell => [{ text, look: LOOKS.cell }];
  const { step, share, amount, due } = words.scheduleColumns;
  writeTable(sheet, {
    columns: [
      { head: step, width: sheet.width - WIDTHS.share - WIDTHS.amount - WIDTHS.due, side: "start" },
      { head: due, width: WIDTHS.due, side: "start" },
      { head: share, width: WIDTHS.share, side: "end" },
      { head: amount, width: WIDTHS.amount, side: "end" },
    ],
    rows: document.schedule.map(({ title, kind, days, shareBp }, index) => ({
      cells: [
        cell(title || words.steps[kind]),
        cell(days === null ? "" : words.daysAfter(days)),
        cell(formatBasisPoints(shareBp, document.language, document.currency)),
        cell(money(setting, amounts[index] ?? 0)),
      ],
    })),
    summary: words.schedule,
    looks: { head: LOOKS.head, title: LOOKS.section },
    ruleColours: { head: COLOURS.rule, row: COLOURS.hairline },
  });
  sheet.y += 18;
}

/** What is done, what is not, until when, and what more costs. */
export function writeTexts(setting: Setting): void {
  const { document, words } = setting;
  const { scope, exclusions, delays } = document.texts;
  writeText(setting, words.scope, scope, []);
  writeText(setting, words.exclusions, exclusions, []);
  const facts: string[] = [];
  if (document.deliveryDays !== null) facts.push(words.deliveryDays(document.deliveryDays));
  if (document.revisions !== null) facts.push(words.revisions(document.revisions));
  if (document.hourlyPrice !== null) facts.push(words.hourlyPrice(money(setting, document.hourlyPrice)));
  writeText(setting, words.delays, delays, facts);
}

function writeText({ sheet }: Setting, title: string, html: string, facts: readonly string[]): void {
  const blocks = htmlBlocks(html);
  if (blocks.length + facts.length === 0) return;
  keepTogether(sheet, 60);
  write(sheet, title, { look: LOOKS.title, type: "H2" });
  sheet.y += 4;
  for (const fact of facts) write(sheet, fact, { look: LOOKS.text });
  for (const { type, text } of blocks) {
    if (type === "title") write(sheet, text, { look: LOOKS.cellStrong, type: "H3" });
    else if (type === "item") {
      write(sheet, `•\u00a0${text}`, { look: LOOKS.text, column: { start: 8, width: sheet.width - 8 } });
    } else write(sheet, text, { look: LOOKS.text });
    sheet.y += 3;
  }
  sheet.y += 12;
}
