import { parse } from "csv-parse/sync";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DocumentLine } from "~/features/billing/schema";
import { issueInvoice } from "~/features/invoices/issue.server";
import { createInvoiceDraft } from "~/features/invoices/write.server";
import { loader } from "~/routes/admin.revenue/route";
import { loader as exportLoader } from "~/routes/admin.revenue_.export/route";
import { db } from "~/server/db/db.server";
import { mergeRowCounts } from "~/server/db/row-counts.server";
import { line, makeAcceptedQuote, makeBillingClient, makeIssuedInvoice, recordTransfer } from "../support/billing";
import { cookie, openBillingOffice, admin as sara, wordsAt } from "../support/office";
import { plain } from "../support/plain-words";
import { sendQuote } from "../support/quotes";
import { getArgs } from "../support/requests";
import { showPage } from "../support/show-page";

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-11-21T12:00:00Z") });
  await openBillingOffice();
});

afterEach(() => void vi.useRealTimers());

const open = (query = "") => loader(getArgs(`/admin/revenue${query}`, { cookie }));
const figures = async () => Object.fromEntries((await open()).tiles.map(({ label, value }) => [label, plain(value)]));

interface Paid {
  received: number;
  paidOn: string;
  vatWithheld?: number;
}

const pay = (invoiceId: string, { received, ...rest }: Paid) => recordTransfer(invoiceId, received, rest);

/** An invoice as it was issued on a day. */
const issuedOn: (
  day: string,
  ...invoice: Parameters<typeof makeIssuedInvoice>
) => ReturnType<typeof makeIssuedInvoice> = async (day, ...invoice) => {
  const now = new Date();
  vi.setSystemTime(new Date(`${day}T12:00:00Z`));
  const issued = await makeIssuedInvoice(...invoice);
  vi.setSystemTime(now);
  return issued;
};

describe("/admin/revenue", () => {
  // @spec office-83
  it("shows zeros and no transaction while nothing was paid", async () => {
    const { charts, transactions } = await open();
    expect(await figures()).toEqual({
      "Total Revenue": "0,00 MAD",
      "Monthly Revenue": "0,00 MAD",
      "Paying Clients": "0",
      "Pending Payments": "0,00 MAD",
    });
    expect(charts.map(({ description }) => description)).toEqual([
      "Aucun devis accepté sur ces douze mois.",
      "Aucune facture sur ces douze mois.",
      "Aucun paiement sur ces douze mois.",
    ]);
    expect(transactions).toEqual([]);
  });

  it("adds up what was accepted, invoiced and received, each currency by itself", async () => {
    await makeAcceptedQuote({ lines: [line(500_000)] });
    const { id } = await issuedOn("2025-10-01", 100_000);
    await pay(id, { received: 50_000, paidOn: "2025-10-31" });
    await pay(id, { received: 20_000, paidOn: "2025-11-02" });
    const abroad = await issuedOn("2025-11-01", 30_000, { rateBp: 0, currency: "EUR", country: "ES" });
    await pay(abroad.id, { received: 10_000, paidOn: "2025-11-03" });
    await mergeRowCounts();
    await db.invoiceBalance.updateMany({ where: { invoice_id: id }, data: { due_on: new Date("2025-11-01") } });
    expect(await figures()).toEqual({
      "Total Revenue": "700,00 MAD",
      "Monthly Revenue": "200,00 MAD",
      "Paying Clients": "2",
      "Pending Payments": "500,00 MAD",
    });
    const { tiles, months, clients, tabs, transactions } = await open();
    expect(plain(tiles[0]?.hint ?? "")).toBe("Paiements reçus, plus 100,00 €");
    expect(plain(tiles[3]?.hint ?? "")).toBe("Factures à encaisser, dont 500,00 MAD en retard, plus 200,00 €");
    expect(months[0]).toMatchObject({ name: "novembre 2025" });
    expect(months.slice(0, 2).map((month) => plain(`${month.accepted} ${month.invoiced} ${month.received}`))).toEqual([
      "6 000,00 MAD 0,00 MAD 200,00 MAD",
      "0,00 MAD 1 200,00 MAD 500,00 MAD",
    ]);
    expect(clients.map(({ accepted, invoiced, received }) => plain(`${accepted} ${invoiced} ${received}`))).toEqual([
      "6 000,00 MAD 0,00 MAD 0,00 MAD",
      "0,00 MAD 1 200,00 MAD 700,00 MAD",
    ]);
    expect(tabs.map(({ label }) => label)).toEqual(["MAD", "EUR"]);
    expect((await open("?monnaie=EUR")).months[0]).toMatchObject({
      received: "100,00\u00a0€",
      invoiced: "300,00\u00a0€",
    });
    expect(transactions.map(({ amount }) => plain(amount))).toEqual(["100,00 €", "200,00 MAD", "500,00 MAD"]);
  });

  it("declares the VAT of a month on what was received in it, with what clients keep of it apart", async () => {
    const { id } = await issuedOn("2025-10-01", 100_000, { is_public_body: true });
    await pay(id, { received: 105_000, vatWithheld: 15_000, paidOn: "2025-10-15" });
    const ten = await issuedOn("2025-10-01", 50_000, { rateBp: 1000 });
    await pay(ten.id, { received: 27_500, paidOn: "2025-10-20" });
    await pay(ten.id, { received: 27_500, paidOn: "2025-11-20" });
    const { vat } = await open("?mois=2025-10");
    expect(vat.rates.map(({ label, base, tax }) => plain(`${label} ${base} ${tax}`))).toEqual([
      "20 % 1 000,00 MAD 200,00 MAD",
      "10 % 250,00 MAD 25,00 MAD",
    ]);
    expect(vat.sums.map(({ value }) => plain(value))).toEqual(["225,00 MAD", "-150,00 MAD", "75,00 MAD"]);
    expect(await wordsAt("/admin/revenue?mois=2025-10")).toContain("TVA à déclarer, octobre 2025");
  });

  it("names the VAT of payments in another currency, which is to be converted, apart from that in dirhams", async () => {
    const { id } = await issuedOn("2025-10-01", 10_000, { currency: "EUR", country: "ES" });
    await pay(id, { received: 12_000, paidOn: "2025-10-15" });
    const { vat } = await open("?mois=2025-10");
    expect(vat.sums.map(({ value }) => plain(value))).toEqual(["0,00 MAD", "0,00 MAD", "0,00 MAD"]);
    expect(await wordsAt("/admin/revenue?mois=2025-10")).toContain("paiements en devise : 20,00 €");
  });

  it("gives the accountant the payments of a month as a table without formulas", async () => {
    const { id } = await issuedOn("2025-10-01", 100_000, { legal_name: "=cmd|'/c calc'!A0" });
    await pay(id, { received: 60_000, paidOn: "2025-10-15" });
    const answer = await exportLoader(getArgs("/admin/revenue/export?mois=2025-10", { cookie }));
    const text = Buffer.from(await answer.arrayBuffer()).toString("utf8");
    expect(text.startsWith("\uFEFFPayé le;Reçu;Facture;Client")).toBe(true);
    expect(text).toContain(";'=cmd|'/c calc'!A0;");
    expect(text).toContain(";600,00;0,00;0,00;0,00;500,00;100,00;");
  });

  it("lists the payments of one day in the order of their receipts", async () => {
    const { id } = await issuedOn("2025-10-01", 1_000_000);
    for (let count = 1; count <= 8; count++) await pay(id, { received: count * 1000, paidOn: "2025-10-15" });
    const answer = await exportLoader(getArgs("/admin/revenue/export?mois=2025-10", { cookie }));
    const receipts = (await answer.text()).match(/R-\d{4}-\d+/g) ?? [];
    expect(receipts).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((place) => `R-2025-000${place}`));
  });
});

const texts = (row: object) => Object.values(row).map((value) => (value === null ? null : plain(String(value))));
const payToday = (invoiceId: string, received: number) => pay(invoiceId, { received, paidOn: "2025-11-21" });

/** An invoice of one line whose day to pay is this one. */
async function dueOn(day: string, net: number, options: Parameters<typeof makeIssuedInvoice>[1] = {}) {
  const { id } = await makeIssuedInvoice(net, options);
  await db.invoiceBalance.update({ where: { invoice_id: id }, data: { due_on: new Date(day) } });
  return id;
}

describe("/admin/revenue tells", () => {
  it("of each client what was accepted and what is late beside what was invoiced and received", async () => {
    const { id: clientId } = await makeBillingClient({ legal_name: "Dar Andalous" });
    await makeAcceptedQuote({ lines: [line(500_000)], clientId });
    await makeAcceptedQuote({ lines: [line(100_000)], clientId });
    await payToday(await dueOn("2025-10-20", 100_000), 20_000);
    await dueOn("2025-12-20", 200_000, { legal_name: "Riad Zitoun" });
    const told = async () => (await open()).clients.map(({ id: _id, name, ...sums }) => [name, ...texts(sums)]);
    const expected = [
      ["Dar Andalous", "7 200,00 MAD", "0,00 MAD", "0,00 MAD", null, null],
      ["Riad Zitoun", "0,00 MAD", "2 400,00 MAD", "0,00 MAD", "2 400,00 MAD", null],
      ["Riad Benali", "0,00 MAD", "1 200,00 MAD", "200,00 MAD", "1 000,00 MAD", "1 000,00 MAD"],
    ];
    expect(await told()).toEqual(expected);
    await mergeRowCounts();
    expect(await told()).toEqual(expected);
  });

  it("of each month the VAT of all rates on its receipts, and what is late of what was due in it", async () => {
    await payToday(await dueOn("2025-10-20", 100_000), 60_000);
    await payToday(await dueOn("2025-11-20", 50_000, { rateBp: 1000 }), 11_000);
    await dueOn("2025-11-21", 70_000);
    await dueOn("2025-11-03", 40_000, { rateBp: 0, currency: "EUR", country: "ES" });
    const { months, tiles } = await open();
    expect(months.slice(0, 2).map(({ name, vat, late }) => [name, ...texts({ vat, late })])).toEqual([
      ["novembre 2025", "110,00 MAD", "440,00 MAD"],
      ["octobre 2025", "0,00 MAD", "600,00 MAD"],
    ]);
    expect(plain(tiles[3]?.hint ?? "")).toContain("dont 1 040,00 MAD et 400,00 € en retard");
    const euros = (await open("?monnaie=EUR")).months;
    expect(texts({ vat: euros[0]?.vat, late: euros[0]?.late })).toEqual(["0,00 €", "400,00 €"]);
  });

  it("what was accepted, invoiced and received in a chart each, with a table of its numbers", async () => {
    await makeAcceptedQuote({ lines: [line(300_000)] });
    await payToday(await dueOn("2025-12-20", 100_000), 60_000);
    const { charts } = await open();
    expect(charts.map(({ title, points }) => [title, plain(points.at(-1)?.shown ?? "")])).toEqual([
      ["Accepté par mois", "3 600,00 MAD"],
      ["Facturé par mois", "1 200,00 MAD"],
      ["Encaissé par mois", "600,00 MAD"],
    ]);
    const { html } = await showPage("/admin/revenue", { cookie });
    for (const title of ["Accepté par mois", "Facturé par mois", "Encaissé par mois"]) {
      expect(html).toContain(`<caption class="sr-only">${title}</caption>`);
    }
  });

  it("the VAT of the same month in another currency's view", async () => {
    await dueOn("2025-12-20", 40_000, { rateBp: 0, currency: "EUR", country: "ES" });
    const { tabs, vat } = await open("?mois=2025-09");
    expect(tabs.map(({ to }) => to)).toEqual([
      "/admin/revenue?mois=2025-09",
      "/admin/revenue?mois=2025-09&monnaie=EUR",
    ]);
    expect((await open("?mois=2025-09&monnaie=EUR")).vat.name).toBe(vat.name);
    expect((await open()).tabs.map(({ to }) => to)).toEqual(["/admin/revenue", "/admin/revenue?monnaie=EUR"]);
  });
});

/** An issued deposit of half of these lines. */
async function issued(lines: DocumentLine[], client: Parameters<typeof makeBillingClient>[0] = {}) {
  const { id: clientId } = await makeBillingClient(client);
  const quote = await makeAcceptedQuote({ lines, clientId });
  const { id } = await createInvoiceDraft(sara, { intent: "step", quote_id: quote.id, step: 0 });
  await issueInvoice(sara, id);
  return id;
}

type Row = Record<string, string>;

/** The table of this month, a record a line. */
async function table(): Promise<Row[]> {
  const answer = await exportLoader(getArgs("/admin/revenue/export?mois=2025-11", { cookie }));
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
  beforeEach(() => db.vatRate.create({ data: { rate_bp: 1400, valid_from: new Date("2020-01-01") } }));

  it("has base and VAT of each rate of a partly paid invoice, and what was received once", async () => {
    const id = await issued(THREE_RATES(), { is_public_body: true });
    await recordTransfer(id, 100_001, { vatWithheld: 10_000 });
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
    for (const received of [33_333, 100_001, payable - 133_334]) await payToday(id, received);
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
    await payToday(id, 50_000);
    await payToday(id, 1_234);
    const rows = await table();
    const told = ["Monnaie", "Montant reçu", "Base HT", "TVA", "Taux", "Exonération", "Trop-perçu"];
    expect(rows.map((row) => told.map((column) => row[column]))).toEqual([
      ["EUR", "500,00", "500,00", "0,00", "0", "Exportation de services", "0,00"],
      ["EUR", "12,34", "", "", "", "", "12,34"],
    ]);
  });
});

describe("the home of the back office", () => {
  it("says that nothing is owed, and that no quote waits", async () => {
    const words = await wordsAt("/admin");
    expect(words).toContain("Rien n'est dû.");
    expect(words).toContain("Aucun devis n'attend de réponse.");
  });

  it("names what is to be collected, each currency by itself, and what is late", async () => {
    await dueOn("2025-01-06", 100_000);
    await makeIssuedInvoice(30_000, { rateBp: 0, currency: "EUR", country: "ES" });
    const { words, html } = await showPage("/admin", { cookie });
    expect(words).toMatch(/À encaisser 300,00 €, 1 200,00 MAD F-\d{4}-0001 .* en retard depuis le 6 jan\. 2025/);
    expect(words).toMatch(/F-\d{4}-0002 .* avant le /);
    expect(html).toContain('href="/admin/factures?vue=a-encaisser"');
  });

  it("names the quotes that wait for an answer, and leads to their list", async () => {
    await sendQuote({ title: "Site du riad" });
    const { words, html } = await showPage("/admin", { cookie });
    expect(words).toMatch(/Devis sans réponse D-\d{4}-\d{4} .*Site du riad , valable jusqu'au/);
    expect(html).toContain('href="/admin/devis?status=sent"');
    expect(await wordsAt("/admin/devis?status=sent")).toContain("Site du riad");
  });
});
