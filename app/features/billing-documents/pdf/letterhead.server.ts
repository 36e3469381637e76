import { MARK_KITES } from "~/brand/zellige/mark";
import type { Seller } from "~/features/billing/model/document";
import { isFictitious } from "~/features/billing/model/document";
import { countryName, documentDay } from "~/features/billing-documents/model/words/words-of";
import { formatQuantity } from "~/lib/money/format-money";
import { rule, writeAt } from "~/server/pdf/blocks.server";
import type { Column } from "~/server/pdf/sheet.server";
import type { TextLook } from "~/server/pdf/typesetter.server";
import { isolated } from "~/server/pdf/typesetter.server";
import { drawBand } from "./band.server";
import type { Setting } from "./setting.server";
import { COLOURS, LOOKS, labelled } from "./setting.server";

const MARK_SIZE = 22;
const GAP = 24;

/** What every document begins with: who issues it, what it is, its dates, both parties and its subject. */
export function writeLetterhead(setting: Setting): void {
  const { sheet, document, words } = setting;
  drawBand(sheet);
  writeNames(setting);
  if (isFictitious(document)) {
    sheet.y += writeAt(sheet, words.fictitious, sheet.y, { look: LOOKS.notice }) + 8;
  }
  writeDates(setting);
  writeParties(setting);
  if (!document.title) return;
  const subject = labelled(setting, words.subject, document.title);
  sheet.y += writeAt(sheet, subject, sheet.y, { look: LOOKS.subject, type: "H2" }) + 12;
}

function writeNames(setting: Setting): void {
  const { sheet, document, words } = setting;
  const half = (sheet.width - GAP) / 2;
  const { y } = sheet;
  drawMark(setting, y);
  const name: Column = { start: MARK_SIZE + 9, width: half - MARK_SIZE - 9 };
  const nameHeight = writeAt(sheet, document.seller.legalName, y + 2, { look: LOOKS.name, column: name });
  const column: Column = { start: half + GAP, width: half };
  const kindHeight = writeAt(sheet, words.kinds[document.kind], y - 3, {
    look: LOOKS.kind,
    type: "H1",
    column,
    side: "end",
  });
  const number =
    document.revision > 1 ? `${isolated(document.number)}, ${words.revision} ${document.revision}` : document.number;
  const numberHeight = writeAt(sheet, number, y + kindHeight, { look: LOOKS.number, column, side: "end" });
  sheet.y = y + Math.max(nameHeight + 2, kindHeight + numberHeight, MARK_SIZE) + 16;
}

/** The mark of the house, cut in eight; one kite is glazed. */
function drawMark({ sheet }: Setting, y: number): void {
  const left = sheet.leftOf({ start: 0, width: MARK_SIZE });
  sheet.artifact(() => {
    MARK_KITES.forEach((kite, index) => {
      const colour = index === MARK_KITES.length - 1 ? COLOURS.accent : COLOURS.ink;
      sheet.doc
        .save()
        .translate(left, y)
        .scale(MARK_SIZE / 100)
        .path(kite)
        .fill(colour)
        .restore();
    });
  });
}

/** The dates and numbers that tell this document from others, side by side. */
function writeDates({ sheet, document, words }: Setting): void {
  const day = (date: string) => documentDay(date, document.language);
  const { operationOn, dueOn, validUntil, quoteNumber, corrects } = document;
  const facts: [string, string][] = [[words.issuedOn, day(document.issuedOn)]];
  if (operationOn) facts.push([words.operationOn, day(operationOn)]);
  if (dueOn) facts.push([words.dueOn, day(dueOn)]);
  if (validUntil) facts.push([words.validUntil, day(validUntil)]);
  if (quoteNumber) facts.push([words.quote, quoteNumber]);
  if (corrects) facts.push([words.corrects, `${isolated(corrects.number)} ${words.of} ${day(corrects.issuedOn)}`]);
  rule(sheet, sheet.y, COLOURS.rule, undefined, 0.9);
  const width = sheet.width / Math.max(4, facts.length);
  const y = sheet.y + 9;
  const heights = facts.map(([label, value], index) => {
    const column: Column = { start: index * width, width: width - 10 };
    const height = writeAt(sheet, label, y, { look: LOOKS.label, column });
    return height + writeAt(sheet, value, y + height, { look: LOOKS.fact, column });
  });
  sheet.y = y + Math.max(...heights) + 9;
  rule(sheet, sheet.y, COLOURS.hairline);
  sheet.y += 16;
}

function writeParties(setting: Setting): void {
  const { sheet, words } = setting;
  const half = (sheet.width - GAP) / 2;
  const seller = writeParty(setting, words.seller, { start: 0, width: half }, sellerLines(setting));
  const buyer = writeParty(setting, words.buyer, { start: half + GAP, width: half }, buyerLines(setting));
  sheet.y += Math.max(seller, buyer) + 20;
}

type PartyLine = readonly [text: string, look: TextLook];

/** @returns how high it is */
function writeParty({ sheet }: Setting, label: string, column: Column, lines: readonly PartyLine[]): number {
  let { y } = sheet;
  y += writeAt(sheet, label, y, { look: LOOKS.label, column }) + 2;
  for (const [text, look] of lines) y += writeAt(sheet, text, y, { look, column });
  return y - sheet.y;
}

function sellerLines(setting: Setting): PartyLine[] {
  const { seller } = setting.document;
  return [
    [seller.legalName, LOOKS.party],
    [companyText(setting), LOOKS.text],
    [seller.headOffice, LOOKS.text],
    ...registers(setting).map((text) => [text, LOOKS.text] as const),
  ];
}

function companyText({ document, words }: Setting): string {
  const { legalForm, shareCapitalMad } = document.seller;
  if (shareCapitalMad === null) return legalForm;
  const capital = `${formatQuantity(shareCapitalMad * 1000, document.language)}\u00a0MAD`;
  return `${isolated(legalForm)} ${words.capital} ${isolated(capital)}`;
}

/** The numbers under which the seller is registered (CGI art. 145-III and VIII). */
function registers(setting: Setting): string[] {
  const { ice, ifNumber, rc, rcTown, tp, cnss }: Seller = setting.document.seller;
  const { ids } = setting.words;
  return [
    labelled(setting, ids.ice, ice),
    labelled(setting, ids.if, ifNumber),
    rc && labelled(setting, ids.rc, [rc, rcTown].filter(Boolean).join(", ")),
    labelled(setting, ids.tp, tp),
    cnss && labelled(setting, ids.cnss, cnss),
  ].filter((text): text is string => Boolean(text));
}

function buyerLines(setting: Setting): PartyLine[] {
  const { document, words } = setting;
  const { legalName, contactName, address, country, ice } = document.buyer;
  const lines: PartyLine[] = [[legalName, LOOKS.party]];
  if (contactName) lines.push([`${words.attention} ${isolated(contactName)}`, LOOKS.text]);
  if (address) lines.push([address, LOOKS.text]);
  lines.push([countryName(country, document.language), LOOKS.text]);
  if (ice) lines.push([labelled(setting, words.ids.ice, ice), LOOKS.text]);
  return lines;
}

/** The seller's identity and the page's number, at the foot of each page. */
export function drawFoot(setting: Setting, page: number, pages: number): void {
  const { sheet, document, words } = setting;
  const { seller } = document;
  const top = sheet.pageHeight - sheet.margins.bottom + 22;
  const column = { start: 0, width: sheet.width };
  const identity = [seller.legalName, companyText(setting), seller.headOffice, ...registers(setting)]
    .map(isolated)
    .join(" · ");
  const mark = document.language === "ar" ? "\u200f" : "";
  const left = sheet.leftOf(column);
  sheet.doc
    .lineWidth(0.4)
    .strokeColor(COLOURS.hairline)
    .moveTo(left, top)
    .lineTo(left + column.width, top)
    .stroke();
  const lines = sheet.setter.setLines(mark + identity, LOOKS.foot, sheet.width - 110).slice(0, 3);
  sheet.drawLines(lines, LOOKS.foot, column, top + 6);
  const place = `${isolated(document.number)} · ${words.page(page, pages)}`;
  sheet.drawLines(sheet.setter.setLines(place, LOOKS.foot, 110), LOOKS.foot, column, top + 6, "end");
  if (page > 1 && isFictitious(document)) {
    sheet.drawLines(sheet.setter.setLines(words.fictitious, LOOKS.notice, sheet.width), LOOKS.notice, column, 26);
  }
}
