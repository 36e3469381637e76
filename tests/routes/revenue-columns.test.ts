import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordPayment } from "~/features/invoices/commands/payments.server";
import { loader } from "~/routes/admin.revenue/route";
import { db } from "~/server/db/db.server";
import { mergeRowCounts } from "~/server/db/row-counts.server";
import { line, makeAcceptedQuote, makeBillingClient, makeIssuedInvoice, makeIssuer } from "../support/billing";
import { cookie, openOffice } from "../support/office";
import { plain } from "../support/plain-words";
import { getArgs } from "../support/requests";
import { showPage } from "../support/show-page";

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-11-21T12:00:00Z") });
  await openOffice();
  await makeIssuer();
});

afterEach(() => void vi.useRealTimers());

const open = (query = "") => loader(getArgs(`/admin/revenue${query}`, { cookie }));
const texts = (row: object) => Object.values(row).map((value) => (value === null ? null : plain(String(value))));

const pay = (invoiceId: string, received: number) =>
  recordPayment(null, {
    ...{ invoiceId, paidOn: "2025-11-21", mode: "transfer", reference: null, received, vatWithheld: 0, feeWithheld: 0 },
    isCashConfirmed: false,
  });

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
    await pay(await dueOn("2025-10-20", 100_000), 20_000);
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
    await pay(await dueOn("2025-10-20", 100_000), 60_000);
    await pay(await dueOn("2025-11-20", 50_000, { rateBp: 1000 }), 11_000);
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
    await pay(await dueOn("2025-12-20", 100_000), 60_000);
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
