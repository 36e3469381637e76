import { describe, expect, it } from "vitest";
import { freezeDocument } from "~/features/billing/commands/freeze-document.server";
import { nextNumber } from "~/features/billing/commands/next-number.server";
import { currentSeller } from "~/features/billing/commands/seller.server";
import type { BillingDocument } from "~/features/billing/model/document";
import { parseDocument } from "~/features/billing/schema/document";
import { db } from "~/server/db/db.server";

const DOCUMENT: BillingDocument = {
  kind: "quote",
  number: "D-2026-0001",
  revision: 1,
  language: "fr",
  currency: "MAD",
  title: "Site vitrine",
  issuedOn: "2026-11-23",
  operationOn: null,
  dueOn: null,
  validUntil: "2026-12-23",
  seller: {
    legalName: "Atelier",
    legalForm: "SARL",
    shareCapitalMad: 100_000,
    headOffice: "Casablanca",
    ice: "001234567000089",
    ifNumber: "1234567",
    rc: "1234",
    rcTown: "Casablanca",
    tp: "1234567",
    cnss: "1234567",
    rib: "0".repeat(24),
    bic: null,
    bankName: null,
    isVatExempt: false,
    logo: null,
  },
  buyer: {
    legalName: "Client",
    contactName: null,
    ice: null,
    address: "Rabat",
    country: "MA",
    isCompany: false,
    isPublicBody: false,
  },
  lines: [],
  options: [],
  taxes: [],
  net: 0,
  tax: 0,
  gross: 0,
  deductions: [],
  payable: 0,
  schedule: [],
  texts: { scope: "", exclusions: "", delays: "" },
  deliveryDays: null,
  revisions: null,
  hourlyPrice: null,
  quoteNumber: null,
  corrects: null,
  receipt: null,
};

describe("numbers of documents", () => {
  it("follow each other, by series and year", async () => {
    const given = await db.$transaction(async (tx) => [
      await nextNumber(tx, "quote", 2031),
      await nextNumber(tx, "quote", 2031),
      await nextNumber(tx, "invoice", 2031),
      await nextNumber(tx, "quote", 2032),
    ]);
    expect(given).toEqual(["D-2031-0001", "D-2031-0002", "F-2031-0001", "D-2032-0001"]);
  });

  it("are given again when their transaction fails", async () => {
    const failing = db.$transaction(async (tx) => {
      await nextNumber(tx, "receipt", 2033);
      throw new Error("stopped");
    });
    await expect(failing).rejects.toThrow("stopped");
    expect(await db.$transaction((tx) => nextNumber(tx, "receipt", 2033))).toBe("R-2033-0001");
  });
});

describe("who issues", () => {
  it("is refused by name while a mention of the law is empty", async () => {
    await db.legalIdentity.deleteMany();
    await db.legalIdentity.create({ data: { legal_name: "Atelier", legal_form: "auto_entrepreneur" } });
    await expect(db.$transaction((tx) => currentSeller(tx))).rejects.toThrow(
      "il manque Siège social, ICE, Identifiant fiscal (IF), Taxe professionnelle (TP) et RIB dans l’identité légale",
    );
  });
});

describe("a frozen document", () => {
  it("is read as it was frozen, and shows a change by its digest", () => {
    const frozen = freezeDocument(DOCUMENT);
    expect(parseDocument(frozen.document)).toEqual(DOCUMENT);
    expect(freezeDocument({ ...DOCUMENT, payable: 1 }).document_sha256).not.toBe(frozen.document_sha256);
  });
});
