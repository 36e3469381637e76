import { beforeEach, describe, expect, it } from "vitest";
import { recordPayment } from "~/features/invoices/commands/payments.server";
import { action } from "~/routes/admin.factures_.$id/route";
import { db } from "~/server/db/db.server";
import { dayInCasablanca } from "~/site/calendar";
import { refusalOf } from "../support/answers";
import { makeIssuedInvoice, makeIssuer } from "../support/billing";
import { cookie, openOffice } from "../support/office";
import { plain } from "../support/plain-words";
import { postArgs } from "../support/requests";
import { showPage } from "../support/show-page";

const TODAY = dayInCasablanca(new Date());

beforeEach(async () => {
  await openOffice();
  await makeIssuer();
});

type Fields = Record<string, string>;

const fieldsOf = (fields: Fields) => ({ intent: "payment", paid_on: TODAY, mode: "transfer", ...fields });
const pay = (id: string, fields: Fields) =>
  refusalOf(action(postArgs(`/admin/factures/${id}`, fieldsOf(fields), { cookie, params: { id } })));
const balanceOf = (id: string) => db.invoiceBalance.findUniqueOrThrow({ where: { invoice_id: id } });

describe("a payment of more than twice what is owed", () => {
  it("is asked about before it is recorded, with all that was typed", async () => {
    const { id } = await makeIssuedInvoice(100_000);
    const { data, init } = await pay(id, { amount: "12 000", reference: "VIR 9" });
    expect(init.status).toBe(400);
    expect(plain(data.lastResult.error.confirm_excess?.[0] ?? "")).toBe(
      "Ce paiement est de 12 000,00 MAD, et il ne reste que 1 200,00 MAD à payer : vérifiez le montant et la facture, ou confirmez que cette somme a été reçue.",
    );
    expect(data.lastResult.initialValue).toMatchObject({ amount: "12 000", reference: "VIR 9" });
    expect(await db.payment.count()).toBe(0);
    const page = await showPage(`/admin/factures/${id}`, { cookie, fields: fieldsOf({ amount: "12 000" }) });
    expect(page.html).toMatch(
      /<input[^>]*type="checkbox"[^>]*name="confirm_excess"|name="confirm_excess"[^>]*type="checkbox"/,
    );
    expect(page.html).toContain('value="12 000"');
    await pay(id, { amount: "12 000", confirm_excess: "on" });
    expect(await balanceOf(id)).toMatchObject({ received: 1_200_000, remaining: -1_080_000 });
  });

  it("where nothing is owed any more is said so, and one of twice as much is not asked about", async () => {
    const { id } = await makeIssuedInvoice(100_000);
    await pay(id, { amount: "2400" });
    expect(await balanceOf(id)).toMatchObject({ received: 240_000 });
    const { data } = await pay(id, { amount: "1" });
    expect(plain(data.lastResult.error.confirm_excess?.[0] ?? "")).toContain("il ne reste rien à payer");
  });

  it("in cash asks for both confirmations, and keeps the one that was given", async () => {
    const { id } = await makeIssuedInvoice(100_000);
    const cash = { mode: "cash", amount: "25 000" };
    const first = await pay(id, cash);
    expect(Object.keys(first.data.lastResult.error)).toEqual(["confirm_excess"]);
    const confirmed = { ...cash, confirm_excess: "on" };
    const second = await pay(id, confirmed);
    expect(Object.keys(second.data.lastResult.error)).toEqual(["confirm_cash"]);
    const { html } = await showPage(`/admin/factures/${id}`, { cookie, fields: fieldsOf(confirmed) });
    expect(/<input[^>]*name="confirm_excess"[^>]*>/.exec(html)?.[0]).toContain('checked=""');
    await pay(id, { ...confirmed, confirm_cash: "on" });
    expect(await balanceOf(id)).toMatchObject({ received: 2_500_000 });
  });

  it("that a provider announces has come in, and is recorded", async () => {
    const { id } = await makeIssuedInvoice(100_000);
    await recordPayment(null, {
      ...{ invoiceId: id, paidOn: TODAY, mode: "card", reference: "cs_1", received: 900_000, vatWithheld: 0 },
      ...{ feeWithheld: 0, isCashConfirmed: false, providerReference: "cs_1" },
    });
    expect(await balanceOf(id)).toMatchObject({ received: 900_000 });
  });
});

it("the payments of an invoice come to 20 million at most, said in a sentence", async () => {
  const { id } = await makeIssuedInvoice(100_000);
  await pay(id, { amount: "19 999 000", confirm_excess: "on" });
  const { data, init } = await pay(id, { amount: "19 999 000", reference: "bis", confirm_excess: "on" });
  expect([init.status, plain(data.lastResult.error.amount?.[0] ?? "")]).toEqual([
    400,
    "Les paiements d'une facture ne peuvent pas dépasser 20 000 000,00 en tout : vérifiez le montant",
  ]);
  expect(await balanceOf(id)).toMatchObject({ received: 1_999_900_000 });
});
