import { parse } from "csv-parse/sync";
import { beforeEach, describe, expect, it } from "vitest";
import type { DocumentLine } from "~/features/billing/model/content";
import { createInvoiceDraft } from "~/features/invoices/commands/drafts.server";
import { issueInvoice } from "~/features/invoices/commands/issue-invoice.server";
import { recordPayment } from "~/features/invoices/commands/payments.server";
import { loader } from "~/routes/admin.revenue_.export/route";
import { db } from "~/server/db/db.server";
import { addMonths, dayInCasablanca } from "~/site/calendar";
import { line, makeAcceptedQuote, makeBillingClient, makeIssuer } from "../support/billing";
import { cookie, openOffice, admin as sara } from "../support/office";
import { getArgs } from "../support/requests";

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
  recordPayment(sara, {
    ...{ invoiceId, paidOn: TODAY, mode: "transfer", reference: `VIR ${received}`, received },
    ...{ vatWithheld, feeWithheld: 0, isCashConfirmed: false, isExcessConfirmed: true },
  });

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
