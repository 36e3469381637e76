import { beforeEach, describe, expect, it } from "vitest";
import { action } from "~/routes/admin.factures_.$id/route";
import { action as cancelAction } from "~/routes/admin.factures_.$id.paiements.$paymentId.annuler/route";
import { db } from "~/server/db/db.server";
import { dayInCasablanca } from "~/site/calendar";
import type { Refused } from "../support/answers";
import { makeIssuedInvoice, makeIssuer } from "../support/billing";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { postArgs, signedInAs } from "../support/requests";
import { showPage } from "../support/show-page";

let sara: string;
let karim: string;
let id: string;
let claim_id: string;

beforeEach(async () => {
  await resetDatabase();
  await makeIssuer();
  sara = await signedInAs((await makePerson("admin", "sara@zellige.example")).id);
  karim = await signedInAs((await makePerson("admin", "karim@zellige.example")).id);
  id = (await makeIssuedInvoice(100_000)).id;
  claim_id = (await db.transferClaim.create({ data: { invoice_id: id, amount: 60_000 } })).id;
});

type Fields = Record<string, string>;

const post = async (cookie: string, fields: Fields) =>
  (await action(postArgs(`/admin/factures/${id}`, fields, { cookie, params: { id } }))) as never as Partial<Refused>;
const confirm = (cookie: string, fields: Fields = {}) => {
  const transfer = { intent: "payment", paid_on: dayInCasablanca(new Date()), mode: "transfer", amount: "600" };
  return post(cookie, { ...transfer, claim_id, ...fields });
};
const GONE = "Cette annonce n’attend plus";
const received = async () => (await db.invoiceBalance.findFirstOrThrow()).received;

describe("an announced transfer", () => {
  it("is one payment, whatever reference each of two colleagues types at once", async () => {
    const answers = await Promise.all([confirm(sara, { reference: "VIR 1" }), confirm(karim, { reference: "VIR 2" })]);
    expect(await db.payment.count()).toBe(1);
    expect(await received()).toBe(60_000);
    const refused = answers.find(({ data }) => data);
    expect(refused).toRefuse("", GONE, 409);
    expect(refused?.data?.lastResult.initialValue).toMatchObject({
      amount: "600",
      reference: expect.stringContaining("VIR"),
    });
    const payment = await db.payment.findFirstOrThrow();
    expect(await db.transferClaim.findFirst()).toMatchObject({ state: "confirmed", payment_id: payment.id });
  });

  it("that the same form confirms twice is one payment, without a refusal", async () => {
    const answers = await Promise.all([confirm(sara), confirm(sara)]);
    expect(answers.map(({ data }) => data)).toEqual([undefined, undefined]);
    expect([await db.payment.count(), await received()]).toEqual([1, 60_000]);
  });

  it("that was set aside is no payment any more", async () => {
    await post(karim, { intent: "reject-claim", claim_id });
    expect(await confirm(sara)).toRefuse("", GONE, 409);
    expect([await db.payment.count(), await received()]).toEqual([0, 0]);
    expect(await db.numberSeries.count({ where: { series: "R" } })).toBe(0);
  });

  it("of another invoice confirms nothing", async () => {
    const other = await makeIssuedInvoice(100_000);
    await db.transferClaim.updateMany({ data: { invoice_id: other.id } });
    expect(await confirm(sara)).toRefuse("", GONE, 409);
    expect(await db.payment.count()).toBe(0);
  });

  it("can be confirmed again once its payment is cancelled", async () => {
    await confirm(sara);
    const { id: paymentId } = await db.payment.findFirstOrThrow();
    const path = `/admin/factures/${id}/paiements/${paymentId}/annuler`;
    const fields = { intent: "cancel-payment", reason: "Mauvais compte" };
    await cancelAction(postArgs(path, fields, { cookie: sara, params: { id, paymentId } }));
    await confirm(karim);
    expect(await db.transferClaim.findFirst()).toMatchObject({ state: "confirmed" });
    expect(await received()).toBe(60_000);
  });
});

it("a part that a public client announces is proposed with the VAT that may be kept back of it, and recorded as proposed", async () => {
  const { id: part } = await makeIssuedInvoice(100_000, { is_public_body: true });
  const { id: announced } = await db.transferClaim.create({ data: { invoice_id: part, amount: 60_000 } });
  const { html } = await showPage(`/admin/factures/${part}?annonce=${announced}`, { cookie: sara });
  expect(html).toContain('value="600,00"');
  expect(/<input[^>]*name="vat_withheld"[^>]*>/.exec(html)?.[0]).toContain('value="85,71"');
  const sent = { intent: "payment", paid_on: dayInCasablanca(new Date()), mode: "transfer", claim_id: announced };
  const fields = { ...sent, amount: "600,00", vat_withheld: "85,71" };
  await action(postArgs(`/admin/factures/${part}`, fields, { cookie: sara, params: { id: part } }));
  const balance = await db.invoiceBalance.findUnique({ where: { invoice_id: part } });
  expect(balance).toMatchObject({ received: 60_000, withheld: 8571 });
});
