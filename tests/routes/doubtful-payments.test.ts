import { beforeEach, describe, expect, it } from "vitest";
import { recordPayment } from "~/features/invoices/commands/payments.server";
import { db } from "~/server/db/db.server";
import { dayInCasablanca } from "~/site/calendar";
import { refusalOf, typedIn } from "../support/answers";
import { makeIssuedInvoice, makeIssuer } from "../support/billing";
import { cookie, openOffice, sendForm } from "../support/office";
import { makePerson } from "../support/people";
import { plain } from "../support/plain-words";
import { signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

const TODAY = dayInCasablanca(new Date());

beforeEach(async () => {
  await openOffice();
  await makeIssuer();
});

type Fields = Record<string, string>;

const fieldsOf = (fields: Fields) => ({ intent: "payment", paid_on: TODAY, mode: "transfer", ...fields });
const pay = (id: string, fields: Fields, by = cookie) =>
  refusalOf(postForm(`/admin/factures/${id}`, fieldsOf(fields), by));
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

const GONE = "Cette annonce n’attend plus";

describe("an announced transfer", () => {
  let karim: string;
  let id: string;
  let claim_id: string;

  beforeEach(async () => {
    karim = await signedInAs((await makePerson("admin", "karim@zellige.example")).id);
    id = (await makeIssuedInvoice(100_000)).id;
    claim_id = (await db.transferClaim.create({ data: { invoice_id: id, amount: 60_000 } })).id;
  });

  const confirm = (by: string, fields: Fields = {}) => pay(id, { amount: "600", claim_id, ...fields }, by);
  const received = async () => (await balanceOf(id)).received;

  it("is one payment, whatever reference each of two colleagues types at once", async () => {
    const answers = await Promise.all([
      confirm(cookie, { reference: "VIR 1" }),
      confirm(karim, { reference: "VIR 2" }),
    ]);
    expect(await db.payment.count()).toBe(1);
    expect(await received()).toBe(60_000);
    const refused = answers.find((answer) => !(answer instanceof Response));
    expect(refused).toRefuse("", GONE, 409);
    expect(await typedIn(refused)).toMatchObject({ amount: "600", reference: expect.stringContaining("VIR") });
    const payment = await db.payment.findFirstOrThrow();
    expect(await db.transferClaim.findFirst()).toMatchObject({ state: "confirmed", payment_id: payment.id });
  });

  it("that the same form confirms twice is one payment, without a refusal", async () => {
    const answers = await Promise.all([confirm(cookie), confirm(cookie)]);
    expect(answers.every((answer) => answer instanceof Response)).toBe(true);
    expect([await db.payment.count(), await received()]).toEqual([1, 60_000]);
  });

  it("that was set aside is no payment any more", async () => {
    await pay(id, { intent: "reject-claim", claim_id }, karim);
    expect(await confirm(cookie)).toRefuse("", GONE, 409);
    expect([await db.payment.count(), await received()]).toEqual([0, 0]);
    expect(await db.numberSeries.count({ where: { series: "R" } })).toBe(0);
  });

  it("of another invoice confirms nothing", async () => {
    const other = await makeIssuedInvoice(100_000);
    await db.transferClaim.updateMany({ data: { invoice_id: other.id } });
    expect(await confirm(cookie)).toRefuse("", GONE, 409);
    expect(await db.payment.count()).toBe(0);
  });

  it("can be confirmed again once its payment is cancelled", async () => {
    await confirm(cookie);
    const { id: paymentId } = await db.payment.findFirstOrThrow();
    const path = `/admin/factures/${id}/paiements/${paymentId}/annuler`;
    const fields = { intent: "cancel-payment", reason: "Mauvais compte" };
    await sendForm(path, fields);
    await confirm(karim);
    expect(await db.transferClaim.findFirst()).toMatchObject({ state: "confirmed" });
    expect(await received()).toBe(60_000);
  });
});

it("a part that a public client announces is proposed with the VAT that may be kept back of it, and recorded as proposed", async () => {
  const { id: part } = await makeIssuedInvoice(100_000, { is_public_body: true });
  const { id: announced } = await db.transferClaim.create({ data: { invoice_id: part, amount: 60_000 } });
  const { html } = await showPage(`/admin/factures/${part}?annonce=${announced}`, { cookie });
  expect(html).toContain('value="600,00"');
  expect(/<input[^>]*name="vat_withheld"[^>]*>/.exec(html)?.[0]).toContain('value="85,71"');
  await pay(part, { claim_id: announced, amount: "600,00", vat_withheld: "85,71" });
  expect(await balanceOf(part)).toMatchObject({ received: 60_000, withheld: 8571 });
});
