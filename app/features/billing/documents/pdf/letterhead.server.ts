import { layOut } from "~/brand/zellige/layout";
import { MARK_KITES } from "~/brand/zellige/mark";
import { pathOf } from "~/brand/zellige/path";
import { seededRandom } from "~/brand/zellige/random";
import { quietTone } from "~/brand/zellige/tone";
import { buyerLines, sellerLines } from "~/features/billing/documents/model/identity-lines";
import { formatDocumentDay } from "~/features/billing/model/days";
import { isFictitious } from "~/features/billing/model/document";
import { isolated } from "~/lib/text/isolated";
import { rule, writeAt } from "~/server/pdf/blocks.server";
import type { Column, Sheet } from "~/server/pdf/sheet.server";
import type { Setting } from "./setting.server";
import { COLOURS, LOOKS, labelled } from "./setting.server";

const MARK_SIZE = 22;
/** The maximum size. */
const LOGO = { width: 150, height: 42 };
const GAP = 24;

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
  const issuerHeight = writeIssuer(setting, y, half);
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
  sheet.y = y + Math.max(issuerHeight, kindHeight + numberHeight) + 16;
}

/** The issuer's name, below the logo or beside the mark. @returns its height */
function writeIssuer(setting: Setting, y: number, width: number): number {
  const { sheet, document } = setting;
  const { legalName } = document.seller;
  const logoHeight = drawLogo(setting, y);
  if (logoHeight > 0) {
    const name = { look: LOOKS.party, column: { start: 0, width } };
    return logoHeight + 6 + writeAt(sheet, legalName, y + logoHeight + 6, name);
  }
  drawMark(setting, y);
  const column: Column = { start: MARK_SIZE + 9, width: width - MARK_SIZE - 9 };
  return Math.max(MARK_SIZE, writeAt(sheet, legalName, y + 2, { look: LOOKS.name, column }) + 2);
}

/** The logo is an ornament beside the name. @returns its height; 0 without a logo */
function drawLogo({ sheet, document, logo }: Setting, y: number): number {
  const size = document.seller.logo;
  if (!(size && logo)) return 0;
  const scale = Math.min(LOGO.width / size.width, LOGO.height / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  const left = sheet.leftOf({ start: 0, width });
  sheet.artifact(() => sheet.doc.image(Buffer.from(logo), left, y, { width, height }));
  return height;
}

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

/** The dates and numbers of a document, side by side. */
function writeDates({ sheet, document, words }: Setting): void {
  const day = (date: string) => formatDocumentDay(date, document.language);
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
  const { document } = setting;
  const seller = writeParty(setting, words.seller, { start: 0, width: half }, sellerLines(document, isolated));
  const other = { start: half + GAP, width: half };
  const buyer = writeParty(setting, words.buyer, other, buyerLines(document, isolated));
  sheet.y += Math.max(seller, buyer) + 20;
}

/** @returns its height */
function writeParty({ sheet }: Setting, label: string, column: Column, [name = "", ...lines]: string[]): number {
  let { y } = sheet;
  y += writeAt(sheet, label, y, { look: LOOKS.label, column }) + 2;
  y += writeAt(sheet, name, y, { look: LOOKS.party, column });
  for (const text of lines) y += writeAt(sheet, text, y, { look: LOOKS.text, column });
  return y - sheet.y;
}

export function drawFoot(setting: Setting, page: number, pages: number): void {
  const { sheet, document, words } = setting;
  const top = sheet.pageHeight - sheet.margins.bottom + 22;
  const column = { start: 0, width: sheet.width };
  const identity = sellerLines(document, isolated).map(isolated).join(" · ");
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

const WIDTH = 596;
const HEIGHT = 13;
/** The four tones of plaster, then the glazes, as on the site's wall by day. */
const TONES = ["#ece5d8", "#f0eadf", "#f4efe6", "#e6dece", "#ddd3c0", "#2b48f0", "#efab28", "#cf5a35", "#2f9e78"];

/** A strip of the site's own wall along the upper edge of the first page. */
const PIECES = (() => {
  const random = seededRandom("document/tone");
  const tone = quietTone(5);
  const { pieces } = layOut({ seed: "document", width: WIDTH, height: HEIGHT, edge: 13 });
  return pieces.map((piece) => ({ path: pathOf(piece.polygon), colour: TONES[tone(piece, random)] ?? "#ece5d8" }));
})();

/** Draws the strip over the whole width of the paper. */
function drawBand(sheet: Sheet): void {
  sheet.artifact(() => {
    sheet.doc.save().rect(0, 0, WIDTH, HEIGHT).clip();
    for (const { path, colour } of PIECES) sheet.doc.path(path).lineWidth(0.5).fillAndStroke(colour, "#ffffff");
    sheet.doc.restore();
  });
}
