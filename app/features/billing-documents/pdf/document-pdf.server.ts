import type { BillingDocument } from "~/features/billing/model/document";
import { wordsOf } from "~/features/billing-documents/model/words/words-of";
import { documentUbl } from "~/features/billing-documents/ubl/document-ubl";
import { Sheet } from "~/server/pdf/sheet.server";
import type { Acceptance } from "./acceptance.server";
import { writeAcceptance } from "./acceptance.server";
import { drawFoot, writeLetterhead } from "./letterhead.server";
import { writeLines, writeOptions } from "./lines.server";
import { writeReceipt } from "./receipt.server";
import type { Setting } from "./setting.server";
import { writeSchedule, writeTexts } from "./terms.server";
import { writeTotals } from "./totals.server";

const MARGINS = { top: 52, bottom: 78, side: 48 };

/** What a document names and does not hold. */
interface Enclosed {
  /** Of a quote, whose evidence is set at its end. */
  acceptance?: Acceptance | null;
  /** The PNG of its issuer's logo; without it the mark of the house stands there. */
  logo?: Uint8Array | null;
}

/**
 * A document as PDF/A-3a: tagged, in its own language, an invoice with its UBL inside. Nothing of it depends on when or
 * where it is made: the same document gives the same bytes.
 */
export async function documentPdf(document: BillingDocument, { acceptance, logo }: Enclosed = {}): Promise<Uint8Array> {
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
  else writeBody(setting);
  if (acceptance) writeAcceptance(setting, acceptance);
  const ubl = documentUbl(document);
  if (ubl) {
    const bytes = new TextEncoder().encode(ubl);
    sheet.embed({ name: `${document.number}.xml`, type: "text/xml", description: "UBL 2.1", bytes, date });
  }
  return sheet.close((page, pages) => drawFoot(setting, page, pages));
}

function writeBody(setting: Setting): void {
  writeLines(setting);
  writeTotals(setting);
  if (setting.document.kind === "quote") {
    writeOptions(setting);
    writeSchedule(setting);
    writeTexts(setting);
  }
}
