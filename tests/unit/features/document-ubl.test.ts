import { describe, expect, it } from "vitest";
import { documentPdf } from "~/features/billing/documents/pdf/document-pdf.server";
import { documentUbl } from "~/features/billing/documents/ubl/document-ubl";
import type { BillingDocument } from "~/features/billing/schema";
import { xssPayloads } from "../../fixtures/xss-payloads";
import { billingDocument, issuedLine } from "../../support/billing-documents";
import { readPdf } from "../../support/read-pdf";
import { ublErrors } from "../../support/ubl-errors";

function ublOf(changes: Partial<BillingDocument> = {}): string {
  return documentUbl(billingDocument(changes)) ?? "";
}

const taxes = [{ rateBp: 2_000, exemption: null, base: 3_321_000, tax: 664_200 }];
const deductions = [{ number: "F-2026-0007", issuedOn: "2026-09-01", taxes, gross: 3_985_200 }];
const corrects = { number: "F-2026-0040", issuedOn: "2026-11-02" };
const exported = issuedLine({ designation: "Diseño", unitPrice: 50_000, vatRateBp: 0, exemption: "export", unit: "" });

describe("a document as UBL 2.1", () => {
  const { seller, buyer } = billingDocument();
  it.each([
    ["a deposit", { kind: "deposit" }],
    ["a balance that takes deposits off", { kind: "balance", deductions }],
    [
      "an auto-entrepreneur's, with the fewest mentions",
      {
        seller: { ...seller, rc: null, rcTown: null, cnss: null, bankName: null, shareCapitalMad: null },
        buyer: { ...buyer, ice: null, contactName: null, address: "" },
        ...{ dueOn: null, operationOn: null, quoteNumber: null, title: "" },
      },
    ],
    [
      "one with markup in every field",
      { title: xssPayloads.join("\n"), buyer: { ...buyer, legalName: "]]>\u0000<b>&" } },
    ],
  ] as [string, Partial<BillingDocument>][])("is valid: %s", async (_, changes) => {
    expect(await ublErrors(ublOf(changes))).toEqual([]);
  });

  it("has the figures of the page", () => {
    const ubl = ublOf({ kind: "balance", deductions });
    for (const part of [
      "<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>",
      '<cbc:TaxExclusiveAmount currencyID="MAD">77880.00</cbc:TaxExclusiveAmount>',
      '<cbc:TaxInclusiveAmount currencyID="MAD">92310.00</cbc:TaxInclusiveAmount>',
      '<cbc:PrepaidAmount currencyID="MAD">39852.00</cbc:PrepaidAmount>',
      '<cbc:PayableAmount currencyID="MAD">52458.00</cbc:PayableAmount>',
      '<cbc:TaxableAmount currencyID="MAD">66420.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="MAD">13284.00</cbc:TaxAmount>',
      "<cbc:Percent>20.00</cbc:Percent>",
      '<cbc:InvoicedQuantity unitCode="DAY">8.500</cbc:InvoicedQuantity>',
      '<cbc:Amount currencyID="MAD">2380.00</cbc:Amount><cbc:BaseAmount currencyID="MAD">23800.00</cbc:BaseAmount>',
      '<cbc:ID schemeID="ICE">001234567000089</cbc:ID>',
      "<cac:InvoiceDocumentReference><cbc:ID>F-2026-0007</cbc:ID>",
    ]) {
      expect(ubl).toContain(part);
    }
    expect(ublOf({ kind: "credit", corrects })).toContain("<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>");
    expect(ublOf({ lines: [exported] })).toContain("art. 92-I-1°");
    const abroad = ublOf({ buyer: { ...billingDocument().buyer, country: "ES", ice: "B00000000" } });
    expect(abroad).toContain("<cbc:ID>B00000000</cbc:ID>");
  });

  it("travels inside the PDF, and is none of a quote or a receipt", async () => {
    const { attachments } = await readPdf(await documentPdf(billingDocument()));
    expect(attachments).toEqual({ "F-2026-0042.xml": ublOf() });
    const bytes = await documentPdf(billingDocument({ kind: "quote" }));
    expect((await readPdf(bytes)).attachments).toEqual({});
    expect(documentUbl(billingDocument({ kind: "receipt" }))).toBeNull();
    const raw = Buffer.from(await documentPdf(billingDocument())).toString("latin1");
    expect(raw).toContain("/AFRelationship /Alternative");
  });
});
