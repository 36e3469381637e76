import { describe, expect, it } from "vitest";
import { toDocumentView } from "~/features/invoices/model/document-view";
import { billingDocument, issuedLine } from "../../support/billing-documents";

const { buyer } = billingDocument();
const abroad = { ...buyer, country: "SA", ice: "3000000000" };

describe("the page of an invoice", () => {
  it("names the number of a client abroad, which has no ICE, in the language of the document", () => {
    const lastLine = (language: "fr" | "es" | "ar", of: typeof buyer = abroad) =>
      toDocumentView(billingDocument({ language, buyer: of })).buyer.at(-1);
    expect(lastLine("fr", buyer)).toMatch(/^ICE/);
    expect(lastLine("fr")).toBe("N° d’identification\u202f:\u00a03000000000");
    expect(lastLine("es")).toBe("N.º de identificación:\u00a03000000000");
    expect(lastLine("ar")).toBe("رقم التعريف:\u00a0\u20683000000000\u2069");
  });

  it("keeps amounts, units and the form of the issuer in their order in Arabic, and marks none elsewhere", () => {
    const lines = [issuedLine({ designation: "موقع", unitPrice: 1_850_000, unit: "forfait" })];
    const arabic = toDocumentView(billingDocument({ language: "ar", currency: "SAR", lines }));
    expect(arabic.total.value).toMatch(/^\u2068\u200f\u2068[\d.,]+\u2069\u00a0ر\.س\u2069$/);
    expect(arabic.sums[1]?.label).toMatch(/\u2068[\d.,]+\u2069\u00a0ر\.س\u2069$/);
    expect(arabic.lines[0]).toMatchObject({ unitPrice: "18,500.00", amount: "18,500.00" });
    expect(arabic.lines[0]?.quantity).toBe("1 \u2068forfait\u2069");
    expect(arabic.seller[1]).toMatch(/^\u2068SARL[^\u2069]*\u2069 .*\u2068[\d,]+\u00a0MAD\u2069$/);
    const free = issuedLine({ designation: "خصم 20 % على السعر", description: "المادة 92-I-1°", unitPrice: 100 });
    const steady = toDocumentView(billingDocument({ language: "ar", title: "نسبة 5,5 % هنا", lines: [free] }));
    expect(steady.title).toBe("نسبة \u20685,5 %\u2069 هنا");
    expect(steady.lines[0]).toMatchObject({
      designation: "خصم \u206820 %\u2069 على السعر",
      description: "المادة \u206892-I-1°\u2069",
    });
    expect(JSON.stringify(toDocumentView(billingDocument({ language: "es", lines })))).not.toMatch(/[\u2066-\u2069]/);
  });
});
