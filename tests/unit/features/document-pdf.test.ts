import { describe, expect, it } from "vitest";
import { documentPdf } from "~/features/billing/documents/pdf/document-pdf.server";
import { documentUbl } from "~/features/billing/documents/ubl/document-ubl";
import { isFictitious } from "~/features/billing/model/document";
import { xssPayloads } from "../../fixtures/xss-payloads";
import { billingDocument, issuedLine } from "../../support/billing-documents";
import { readPdf } from "../../support/read-pdf";

const SPACES = /[\s\u00a0\u202f]+/g;
const plain = (text: string) => text.replace(SPACES, " ");

async function textOf(...changes: Parameters<typeof billingDocument>): Promise<string> {
  return plain((await readPdf(await documentPdf(billingDocument(...changes)))).text);
}

/** What a document must say, whatever its spaces. */
function expectMentions(text: string, mentions: readonly string[]): void {
  expect(mentions.filter((mention) => !text.includes(plain(mention)))).toEqual([]);
}

const ISSUER = [
  "Zellige Studio",
  "SARL à associé unique au capital de 100 000 MAD",
  "12, rue Ibn Batouta, 20000 Casablanca, Maroc",
  "ICE : 001234567000089",
  "IF : 12345678",
  "RC : 456789, Casablanca",
  "TP : 34567890",
  "CNSS : 7654321",
];

describe("a document as PDF", () => {
  // The first of this file: a full stop is drawn within '·' before it is drawn by itself.
  it("can be read whatever was set before it", async () => {
    await documentPdf(billingDocument({ lines: [issuedLine({ designation: "Site", unitPrice: 100 })] }));
    const seller = { ...billingDocument().seller, bankName: "B.P. «€» ½" };
    expectMentions(await textOf({ language: "es", currency: "EUR", seller }), ["92.310,00 €", "B.P. «€» ½"]);
  });

  it("holds every mention of the law of an invoice", async () => {
    expectMentions(await textOf(), [
      ...ISSUER,
      "Facture",
      "F-2026-0042",
      "Date d’émission",
      "23 novembre 2026",
      "20 novembre 2026",
      "22 janvier 2027",
      "D-2026-0031",
      "Atlas Conserves SA",
      "À l’attention de Samira El Fassi",
      "80000 Agadir",
      "ICE : 009876543000021",
      "Maquettes de douze écrans",
      "8,5 jours",
      "2 800,00",
      "−10 %",
      "21 420,00",
      "Total HT",
      "77 880,00 MAD",
      "TVA 20 % sur 66 420,00 MAD",
      "13 284,00 MAD",
      "TVA 10 % sur 11 460,00 MAD",
      "Total TTC",
      "Net à payer",
      "92 310,00 MAD",
      "Arrêtée la présente facture à la somme de : quatre-vingt-douze mille trois cent dix dirhams.",
      "RIB : 011 780 0000123456789012 23",
      "Bank of Africa",
      "Référence à rappeler : F-2026-0042",
      "Page 1 sur 1",
    ]);
  });

  it("asks a client abroad to pay by IBAN and BIC, and one in Morocco by RIB", async () => {
    const buyer = { ...billingDocument().buyer, country: "ES" };
    const abroad = await textOf({ buyer });
    expectMentions(abroad, ["IBAN : MA95 0117 8000 0012 3456 7890 1223", "BIC : BMCEMAMC"]);
    expect(abroad).not.toContain("RIB");
    expect(await textOf()).not.toMatch(/IBAN|BIC/);
    expect(documentUbl(billingDocument({ buyer }))).toContain(
      '<cbc:ID schemeID="IBAN">MA95011780000012345678901223</cbc:ID>',
    );
    expect(documentUbl(billingDocument({ buyer }))).toContain("<cbc:ID>BMCEMAMC</cbc:ID>");
  });

  it("prints signs, Tifinagh, Greek and composed letters as the page shows them", async () => {
    const designation = "Étape 1 → étape 2 (≥ 3 pages, ✓\ufe0f livré) ● ≈";
    const buyer = {
      ...billingDocument().buyer,
      legalName: "ⵜⴰⵎⵙⵙⵓⵔⵜ Taɣrut Ɛli",
      contactName: "Nguyễn Việt".normalize("NFD"),
    };
    const bytes = await documentPdf(
      billingDocument({ title: "Ωμέγα и Жук", buyer, lines: [issuedLine({ designation, unitPrice: 1 })] }),
    );
    const { text } = await readPdf(bytes);
    expectMentions(plain(text), [
      "Étape 1 → étape 2 (≥ 3",
      "✓ livré) ● ≈",
      "ⵜⴰⵎⵙⵙⵓⵔⵜ Taɣrut Ɛli",
      "Nguyễn Việt",
      "Ωμέγα и Жук",
    ]);
    expect(text).not.toContain("?");
    expect(bytes.byteLength).toBeLessThan(90_000);
  });

  it("takes deposits off a balance, each with its VAT", async () => {
    const taxes = [{ rateBp: 2_000, exemption: null, base: 3_321_000, tax: 664_200 }];
    const deductions = [{ number: "F-2026-0007", issuedOn: "2026-09-01", taxes, gross: 3_985_200 }];
    expectMentions(await textOf({ kind: "balance", deductions }), [
      "Facture de solde",
      "Moins F-2026-0007 du 1er septembre 2026",
      "−39 852,00 MAD",
      "TVA 20 % sur 33 210,00 MAD = 6 642,00 MAD",
      "Net à payer",
      "52 458,00 MAD",
      "dont TVA : 7 788,00 MAD",
      "cinquante-deux mille quatre cent cinquante-huit dirhams",
    ]);
  });

  it("can be read in Arabic, word by word", async () => {
    const buyer = { ...billingDocument().buyer, legalName: "شركة النخيل للتجارة", country: "SA" };
    const line = issuedLine({ designation: "تصميم المتجر الإلكتروني", unitPrice: 3_430_000 });
    const free = issuedLine({ designation: "استضافة", unitPrice: 100, vatRateBp: 0, exemption: "export" });
    const document = billingDocument({
      language: "ar",
      currency: "SAR",
      title: "متجر النخيل",
      buyer,
      lines: [line, free],
    });
    const read = await readPdf(await documentPdf(document));
    expectMentions(plain(read.text), [
      "شركة النخيل للتجارة",
      "المملكة العربية السعودية",
      "تصميم المتجر الإلكتروني",
      "تاريخ الاستحقاق",
      "صافي المبلغ المستحق",
      "41,161.00",
      "واحد وأربعون ألفا ومائة وواحد وستون ريالا سعوديا",
      "92-I-1°",
      "001234567000089",
    ]);
    expect(read.info.Language).toBe("ar");
  });

  it("offers options, a schedule that sums up to the whole, and the terms as plain words", async () => {
    const option = { kind: "one_of", group: "Hébergement" } as const;
    const step = { kind: "progress", days: null } as const;
    const text = await textOf({
      kind: "quote",
      number: "D-2026-0042",
      revision: 2,
      validUntil: "2026-12-23",
      lines: [issuedLine({ designation: "Site", unitPrice: 100_001, vatRateBp: 0, exemption: "article_91" })],
      options: [{ ...issuedLine({ designation: "Hébergement garanti", unitPrice: 360_000 }), option }],
      schedule: ["Un", "Deux", "Trois"].map((title, index) => ({
        ...step,
        title,
        shareBp: index === 2 ? 3_334 : 3_333,
      })),
      texts: { scope: "<p>Cent <b>produits</b></p><ul><li>A &amp; B</li></ul>", exclusions: "", delays: "" },
      deliveryDays: 45,
    });
    expectMentions(text, ["version 2", "23 décembre 2026", "Hébergement (un choix parmi)", "Hébergement garanti"]);
    expectMentions(text, ["333,30 MAD", "333,31 MAD", "333,40 MAD", "Cent produits", "A & B", "45 jours"]);
  });

  it("writes who accepted a quote, when and from where", async () => {
    const acceptance = {
      name: "Samira El Fassi",
      function: "Directrice",
      acceptedAt: new Date("2026-11-24T10:30:00Z"),
      documentSha256: "ab".repeat(32),
    };
    const { text } = await readPdf(await documentPdf(billingDocument({ kind: "quote" }), { acceptance }));
    expectMentions(plain(text), ["Directrice", "24 novembre 2026", "ab".repeat(32)]);
  });

  it("says of a sample on each page that it is one", async () => {
    const seller = { ...billingDocument().seller, ice: "000000000000000" };
    const lines = Array.from({ length: 40 }, (_, index) => issuedLine({ designation: `L${index}`, unitPrice: 100 }));
    const document = billingDocument({ seller, lines });
    expect(isFictitious(document)).toBe(true);
    const { pages } = await readPdf(await documentPdf(document));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain("Document fictif");
  });

  it("is tagged, in its language, and the same file each time", async () => {
    const [one, again] = await Promise.all([documentPdf(billingDocument()), documentPdf(billingDocument())]);
    expect(Buffer.compare(one, again)).toBe(0);
    const { roles, info } = await readPdf(one);
    expect(new Set(roles)).toEqual(new Set(["Root", "Document", "H1", "H2", "P", "Table", "TR", "TH", "TD"]));
    expect(info).toMatchObject({ Language: "fr", Title: "Facture F-2026-0042", Author: "Zellige Studio" });
    const raw = Buffer.from(one).toString("latin1");
    expect(raw).toContain("<pdfaid:part>3</pdfaid:part>");
    expect(raw).toContain("<pdfaid:conformance>A</pdfaid:conformance>");
    // Each face is embedded: none of the readers' own takes its place.
    const fonts = raw.match(/\/Type \/FontDescriptor/g) ?? [];
    expect(raw.match(/\/FontFile2 /g)).toHaveLength(fonts.length);
    expect(raw).not.toContain("/Helvetica");
  });

  it("takes three hundred lines and long names over many pages", async () => {
    const lines = Array.from({ length: 300 }, (_, index) =>
      issuedLine({
        section: `Partie ${Math.floor(index / 50)}`,
        designation: index % 9 === 0 ? `${index} ${"Désignation".repeat(18)}` : `Ligne ${index}`,
        description: index === 7 ? "Une phrase de plus. ".repeat(400) : null,
        unitPrice: 12_345,
      }),
    );
    const { pages } = await readPdf(await documentPdf(billingDocument({ lines })));
    const text = pages.join("\n");
    for (const [index] of lines.entries())
      expect(text).toMatch(new RegExp(index % 9 === 0 ? `${index}\\sDés` : `Ligne ${index}\\b`));
    for (const page of pages.slice(0, -1)) expect(page).toContain("Désignation");
    expect(text).toContain(`Page ${pages.length} sur ${pages.length}`);
  });

  it("runs and follows nothing, whatever is written in its fields", async () => {
    const all = xssPayloads.join("\n");
    const base = billingDocument();
    const document = billingDocument({
      kind: "quote",
      number: "D-2026-0001) /OpenAction << /S /JavaScript /JS (app.alert(1)) >>",
      title: all,
      seller: { ...base.seller, legalName: `${xssPayloads[0]}</rdf:li> & co`, headOffice: all },
      buyer: { ...base.buyer, legalName: all, contactName: all, address: all, country: "<x" },
      lines: [issuedLine({ designation: all, description: all, unit: "<b>", section: all, unitPrice: 1 })],
      texts: { scope: all, exclusions: all, delays: all },
    });
    const bytes = await documentPdf(document);
    const read = await readPdf(bytes);
    expect(read.actions).toEqual([]);
    expect(read.text).toContain("<svg onload=alert(1)>");
    const objects = Buffer.from(bytes)
      .toString("latin1")
      .replace(/stream\r?\n[\s\S]*?endstream/g, "")
      .replace(/\((?:\\.|[^\\)])*\)/g, "");
    expect(objects.match(/\/(JavaScript|JS|URI|OpenAction|AA|Launch|SubmitForm|GoToR|Annots)\b/g)).toBeNull();
  });
});
