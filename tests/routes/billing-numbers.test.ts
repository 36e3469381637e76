import { describe, expect, it } from "vitest";
import { freezeDocument } from "~/features/billing/commands/freeze-document.server";
import { nextNumber } from "~/features/billing/commands/next-number.server";
import { currentSeller } from "~/features/billing/commands/seller.server";
import { parseDocument } from "~/features/billing/schema/document";
import { db } from "~/server/db/db.server";
import { billingDocument } from "../support/billing-documents";

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
    const document = billingDocument({ lines: [] });
    const frozen = freezeDocument(document);
    expect(parseDocument(frozen.document)).toEqual(document);
    expect(freezeDocument({ ...document, payable: 1 }).document_sha256).not.toBe(frozen.document_sha256);
  });
});
