import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/server/db/db.server";
import { makeIssuedInvoice, makeIssuer } from "../support/billing";
import { cookie, openOffice } from "../support/office";
import { sendQuote } from "../support/quotes";
import { showPage } from "../support/show-page";

beforeEach(async () => {
  await openOffice();
  await makeIssuer();
});

const home = () => showPage("/admin", { cookie });

describe("the home of the back office", () => {
  it("says that nothing is owed, and that no quote waits", async () => {
    const { words } = await home();
    expect(words).toContain("Rien n'est dû.");
    expect(words).toContain("Aucun devis n'attend de réponse.");
  });

  it("names what is to be collected, each currency by itself, and what is late", async () => {
    const late = await makeIssuedInvoice(100_000);
    await db.invoiceBalance.updateMany({ where: { invoice_id: late.id }, data: { due_on: new Date("2026-01-05") } });
    await makeIssuedInvoice(30_000, { rateBp: 0, currency: "EUR", country: "ES" });
    const { words, html } = await home();
    expect(words).toMatch(/À encaisser 300,00 €, 1 200,00 MAD F-\d{4}-0001 .* en retard depuis le 5 jan\. 2026/);
    expect(words).toMatch(/F-\d{4}-0002 .* avant le /);
    expect(html).toContain('href="/admin/factures?vue=a-encaisser"');
  });

  it("names the quotes that wait for an answer, and leads to their list", async () => {
    await sendQuote({ title: "Site du riad" });
    const { words, html } = await home();
    expect(words).toMatch(/Devis sans réponse D-\d{4}-\d{4} .*Site du riad , valable jusqu'au/);
    expect(html).toContain('href="/admin/devis?status=sent"');
    expect((await showPage("/admin/devis?status=sent", { cookie })).words).toContain("Site du riad");
  });
});
