import { htmlBlocks } from "~/features/billing/documents/model/html-blocks";
import { wordsOf } from "~/features/billing/documents/model/words/words-of";
import { documentUbl } from "~/features/billing/documents/ubl/document-ubl";
import { formatExactTime } from "~/features/billing/model/days";
import { stepAmounts } from "~/features/billing/model/totals";
import type { BillingDocument } from "~/features/billing/schema";
import { formatBasisPoints } from "~/lib/money/format-money";
import { keepTogether, write } from "~/server/pdf/blocks.server";
import { Sheet } from "~/server/pdf/sheet.server";
import type { Cell } from "~/server/pdf/table.server";
import { writeTable } from "~/server/pdf/table.server";
import { drawFoot, writeLetterhead } from "./letterhead.server";
import { writeLines, writeOptions } from "./lines.server";
import type { Setting } from "./setting.server";
import { COLOURS, LOOKS, labelled, money } from "./setting.server";
import { writeReceipt, writeTotals } from "./totals.server";

const MARGINS = { top: 52, bottom: 78, side: 48 };

/**
 * A document as PDF/A-3a: tagged, in its own language, an invoice with its UBL inside. The same document gives the same
 * bytes, at any time and place.
 * @param enclosed the evidence of a quote's acceptance, and the PNG of the issuer's logo
 */
export async function documentPdf(
  document: BillingDocument,
  { acceptance, logo }: { acceptance?: Acceptance | null; logo?: Uint8Array | null } = {},
): Promise<Uint8Array> {
  const words = wordsOf(document.language);
  const date = new Date(`${document.issuedOn}T12:00:00Z`);
  const sheet = await Sheet.open({
    title: `${words.kinds[document.kind]} ${document.number}`,
    author: document.seller.legalName,
    language: document.language,
    date,
    margins: MARGINS,
  });
  const setting: Setting = { sheet, document, words, logo: logo ?? null };
  writeLetterhead(setting);
  if (document.receipt) writeReceipt(setting, document.receipt);
  else {
    writeLines(setting);
    writeTotals(setting);
    if (document.kind === "quote") {
      writeOptions(setting);
      writeSchedule(setting);
      writeTexts(setting);
    }
  }
  if (acceptance) writeAcceptance(setting, acceptance);
  const ubl = documentUbl(document);
  if (ubl) {
    const bytes = new TextEncoder().encode(ubl);
    sheet.embed({ name: `${document.number}.xml`, type: "text/xml", description: "UBL 2.1", bytes, date });
  }
  return sheet.close((page, pages) => drawFoot(setting, page, pages));
}

const WIDTHS = { share: 60, amount: 110, due: 150 };

function writeSchedule(setting: Setting): void {
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

function writeTexts(setting: Setting): void {
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

/**
 * The evidence of an acceptance (law 43-20). The holders of a quote's link read its file, so that the IP address of the
 * signer stays out of it.
 */
export interface Acceptance {
  name: string;
  function: string;
  acceptedAt: Date;
  /** SHA-256 of the accepted document, in hexadecimal. */
  documentSha256: string;
}

function writeAcceptance(setting: Setting, acceptance: Acceptance): void {
  const { sheet, document, words } = setting;
  keepTogether(sheet, 110);
  write(sheet, words.acceptance.title, { look: LOOKS.title, type: "H2" });
  sheet.y += 4;
  const { by, at, digest } = words.acceptance;
  const facts: [string, string][] = [
    [by, acceptance.name],
    [words.acceptance.function, acceptance.function],
    [at, formatExactTime(acceptance.acceptedAt, document.language)],
    [digest, acceptance.documentSha256],
  ];
  for (const [label, value] of facts) if (value) write(sheet, labelled(setting, label, value), { look: LOOKS.text });
}
