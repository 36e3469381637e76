import { parse } from "csv-parse/sync";
import { beforeEach, describe, expect, it } from "vitest";
import type { DocumentLine } from "~/features/billing/model/content";
import { createInvoiceDraft } from "~/features/invoices/commands/drafts.server";
import { issueInvoice } from "~/features/invoices/commands/issue-invoice.server";
import { loader } from "~/routes/admin.revenue_.export/route";
import { db } from "~/server/db/db.server";
import { addMonths, dayInCasablanca } from "~/site/calendar";
import {
  line,
  makeAcceptedQuote,
  makeBillingClient,
  makeIssuedInvoice,
  makeIssuer,
  recordTransfer,
} from "../support/billing";
import { cookie, openOffice, admin as sara, wordsAt } from "../support/office";
import { sendQuote } from "../support/quotes";
import { getArgs } from "../support/requests";
import { showPage } from "../support/show-page";

beforeEach(async () => {
  await openOffice();
  await makeIssuer();
  await db.vatRate.create({ data: { rate_bp: 1400, valid_from: new Date("2020-01-01") } });
});

const TODAY = dayInCasablanca(new Date());

/** An issued deposit of half of these lines. */
async function issued(lines: DocumentLine[], client: Parameters<typeof makeBillingClient>[0] = {}) {
  const { id: clientId } = await makeBillingClient(client);
  const quote = await makeAcceptedQuote({ lines, clientId });
  const { id } = await createInvoiceDraft(sara, { intent: "step", quote_id: quote.id, step: 0 });
  await issueInvoice(sara, id);
  return id;
}

const pay = (invoiceId: string, received: number, vatWithheld = 0) =>
  recordTransfer(invoiceId, received, { vatWithheld });

type Row = Record<string, string>;

/** The table of this month, a record a line. */
async function table(): Promise<Row[]> {
  const answer = await loader(getArgs(`/admin/revenue/export?mois=${addMonths(TODAY, 0).slice(0, 7)}`, { cookie }));
  return parse(await answer.text(), { bom: true, delimiter: ";", columns: true });
}

/** A column in hundredths. */
const sum = (rows: readonly Row[], column: string) =>
  rows.reduce((total, row) => total + Math.round(Number((row[column] || "0").replace(",", ".")) * 100), 0);

const THREE_RATES = () => [
  line(333_333),
  line(77_777, { vatRateBp: 1400 }),
  line(123_457, { vatRateBp: 1000 }),
  line(50_001, { vatRateBp: 0, exemption: "article_91" }),
];

describe("the accountant's table of a month", () => {
  it("has base and VAT of each rate of a partly paid invoice, and what was received once", async () => {
    const id = await issued(THREE_RATES(), { is_public_body: true });
    await pay(id, 100_001, 10_000);
    const rows = await table();
    expect(rows.map(({ Taux, Exonération }) => [Taux, Exonération])).toEqual([
      ["20", ""],
      ["14", ""],
      ["10", ""],
      ["0", "Exonération sans droit à déduction (art. 91)"],
    ]);
    expect(rows.map((row) => row["Montant reçu"])).toEqual(["1000,01", "", "", ""]);
    expect(rows.map((row) => row["TVA retenue à la source"])).toEqual(["100,00", "", "", ""]);
    expect(new Set(rows.map((row) => `${row.Reçu} ${row.Facture} ${row.Référence}`)).size).toBe(1);
    expect(sum(rows, "Base HT") + sum(rows, "TVA")).toBe(110_001);
    for (const row of rows) {
      const exact = (sum([row], "Base HT") * Number(row.Taux)) / 100;
      expect(Math.abs(sum([row], "TVA") - exact)).toBeLessThanOrEqual(1);
    }
  });

  it("adds up over all payments of an invoice to its own figures, by rate and to the centime", async () => {
    const id = await issued(THREE_RATES());
    const { payable } = await db.invoice.findUniqueOrThrow({ where: { id } });
    for (const received of [33_333, 100_001, payable - 133_334]) await pay(id, received);
    const rows = await table();
    expect(sum(rows, "Montant reçu")).toBe(payable);
    for (const { rate_bp, base, tax } of await db.invoiceTax.findMany({ where: { invoice_id: id } })) {
      const own = rows.filter(({ Taux }) => Taux === String(rate_bp / 100));
      expect([sum(own, "Base HT"), sum(own, "TVA")]).toEqual([base, tax]);
    }
  });

  it("names the export as the reason of a payment without VAT, and has what was paid too much apart", async () => {
    const exported = line(100_000, { vatRateBp: 0, exemption: "export" });
    const id = await issued([exported], { country: "ES", currency: "EUR" });
    await pay(id, 50_000);
    await pay(id, 1_234);
    const rows = await table();
    const told = ["Monnaie", "Montant reçu", "Base HT", "TVA", "Taux", "Exonération", "Trop-perçu"];
    expect(rows.map((row) => told.map((column) => row[column]))).toEqual([
      ["EUR", "500,00", "500,00", "0,00", "0", "Exportation de services", "0,00"],
      ["EUR", "12,34", "", "", "", "", "12,34"],
    ]);
  });
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
    expect(await wordsAt("/admin/devis?status=sent")).toContain("Site du riad");
  });
});
