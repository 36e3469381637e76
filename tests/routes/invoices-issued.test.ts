import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { parseDocument } from "~/features/billing/schema/document";
import { issueDepositInvoice } from "~/features/invoices/commands/quote-invoices.server";
import { yearInCasablanca } from "~/lib/dates/casablanca";
import { db } from "~/server/db/db.server";
import { line, makeAcceptedQuote, makeIssuer } from "../support/billing";
import { resetDatabase } from "../support/database";
import { outbox } from "../support/mail";

beforeEach(async () => {
  await resetDatabase();
  await makeIssuer();
});

const YEAR = yearInCasablanca(new Date());
const deposit = (quoteId: string) => db.$transaction((tx) => issueDepositInvoice(tx, quoteId));
const read = (id: string) => db.invoice.findUniqueOrThrow({ where: { id }, include: { taxes: true, balance: true } });

describe("the deposit of an accepted quote", () => {
  it("has the next number, the share of each rate, snapshots of both sides, and a letter", async () => {
    const { id } = await makeAcceptedQuote({ lines: [line(1_000_001), line(50_000, { vatRateBp: 1000 })] });
    const issued = await deposit(id);
    expect(issued?.number).toBe(`F-${YEAR}-0001`);
    const { document, document_sha256, taxes, balance, ...stored } = await read(issued?.id ?? "");
    expect(stored).toMatchObject({ kind: "deposit", net: 525_001, tax: 102_500, gross: 627_501, payable: 627_501 });
    expect(taxes).toEqual([
      { invoice_id: stored.id, rate_bp: 2000, exemption: "", base: 500_001, tax: 100_000 },
      { invoice_id: stored.id, rate_bp: 1000, exemption: "", base: 25_000, tax: 2500 },
    ]);
    expect(balance).toMatchObject({ payable: 627_501, remaining: 627_501, received: 0, settled_at: null });
    expect(parseDocument(document ?? "")).toMatchObject({
      ...{ number: issued?.number, seller: { legalName: "Atelier Nour" }, buyer: { legalName: "Riad Benali" } },
      lines: [{ designation: expect.stringMatching(/^Acompte de 50\s% sur le devis D-2026-/) }, {}],
    });
    expect(document_sha256).toBe(
      createHash("sha256")
        .update(document ?? "")
        .digest("hex"),
    );
    expect(await outbox()).toEqual(["invoice-issued to khadija@riad.example"]);
  });

  it("is none where the schedule begins with none", async () => {
    const schedule = [{ title: "Solde", shareBp: 10_000, kind: "balance" as const, days: null }];
    const { id } = await makeAcceptedQuote({ lines: [line(1000)], schedule });
    expect(await deposit(id)).toBeNull();
    expect(await db.invoice.count()).toBe(0);
  });

  it("stays a draft while a mention of the law is missing, and takes no number", async () => {
    await db.legalIdentity.update({ where: { id: 1 }, data: { ice: null } });
    const { id } = await makeAcceptedQuote({ lines: [line(1000)] });
    expect(await deposit(id)).toMatchObject({ number: null });
    expect(await db.numberSeries.count()).toBe(0);
    expect(await outbox()).toEqual([]);
  });

  it("is refused by the database itself to whoever would change or delete it", async () => {
    const { id } = await makeAcceptedQuote({ lines: [line(1000)] });
    const { id: invoiceId } = (await deposit(id)) ?? { id: "" };
    const refused = /cannot be changed/;
    await expect(db.invoice.update({ where: { id: invoiceId }, data: { title: "Autre" } })).rejects.toThrow(refused);
    await expect(
      db.invoiceBalance
        .delete({ where: { invoice_id: invoiceId } })
        .then(() => db.invoice.delete({ where: { id: invoiceId } })),
    ).rejects.toThrow(refused);
    await expect(db.invoiceTax.updateMany({ where: { invoice_id: invoiceId }, data: { tax: 0 } })).rejects.toThrow(
      refused,
    );
    await expect(db.invoiceTax.deleteMany({ where: { invoice_id: invoiceId } })).rejects.toThrow(refused);
  });
});
