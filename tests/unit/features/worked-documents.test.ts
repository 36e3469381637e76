import { describe, expect, it } from "vitest";
import { documentPdf } from "~/features/billing/documents/pdf/document-pdf.server";
import { documentUbl } from "~/features/billing/documents/ubl/document-ubl";
import type { BillingDocument } from "~/features/billing/schema";
import { WORKED_DOCUMENTS } from "../../fixtures/twelve-documents";
import { qpdfCheck } from "../../support/qpdf";
import { readPdf } from "../../support/read-pdf";
import { ublErrors } from "../../support/ubl-errors";

const plain = (text: string) => text.replace(/\s+/g, " ");

/** What the law asks of every document (CGI art. 145-III), whoever issues it to whom. */
function lawMentions({ seller, buyer, number, ...document }: BillingDocument): (string | null)[] {
  const { legalName, legalForm, headOffice, ice, ifNumber, rc, tp, cnss } = seller;
  const own = [legalName, legalForm, headOffice, ice, ifNumber, rc, tp, cnss, number, document.title];
  const theirs = [buyer.legalName, ...buyer.address.split("\n"), buyer.ice];
  return [...own, ...theirs, ...(document.kind === "receipt" ? [] : document.lines.map((line) => line.designation))];
}

describe("the documents that were worked out by hand", () => {
  it.each(WORKED_DOCUMENTS.map((worked) => [worked.name, worked] as const))("%s", async (_, worked) => {
    const { document, sums, mentions, without = [] } = worked;
    const { taxes, net, gross, payable } = document;
    const groups = taxes.map(({ rateBp, base, tax }) => [rateBp, base, tax]);
    expect({ taxes: groups, net, gross, payable }).toEqual(sums);
    const bytes = await documentPdf(document);
    const text = plain((await readPdf(bytes)).text);
    const wanted = [...lawMentions(document), ...mentions].filter((mention) => mention !== null);
    expect(wanted.filter((mention) => !text.includes(plain(mention)))).toEqual([]);
    expect(without.filter((mention) => text.includes(mention))).toEqual([]);
    expect(await qpdfCheck(bytes)).toBe(0);
    const ubl = documentUbl(document);
    expect(ubl === null).toBe(["quote", "receipt"].includes(document.kind));
    if (ubl) expect(await ublErrors(ubl)).toEqual([]);
  });
});
