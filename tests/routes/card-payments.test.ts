import { beforeEach, describe, expect, it } from "vitest";
import { saveApiKey, testApiKey } from "~/features/settings/api-keys/write.server";
import { action as listen } from "~/routes/paiements.stripe/route";
import { db } from "~/server/db/db.server";
import { siteUrl } from "~/server/env.server";
import { makeIssuedInvoice, makeIssuer } from "../support/billing";
import { admin, openOffice } from "../support/office";
import { stripe } from "../support/outside";
import { makePerson } from "../support/people";
import { signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";
import { announce, STRIPE_KEY } from "../support/stripe-server";

let own: { cookie: string; id: string };

beforeEach(async () => {
  await openOffice();
  await makeIssuer();
  await saveApiKey(admin, "STRIPE_SECRET_KEY", STRIPE_KEY);
  const client = await makePerson("client", "ines@ferrer.example");
  const { id } = await makeIssuedInvoice(125_050, { profile_id: client.id, currency: "EUR", country: "ES", rateBp: 0 });
  own = { cookie: await signedInAs(client.id), id };
});

const pageOf = (id: string) => `/dashboard/factures/${id}`;
const locationOf = async (id = own.id, cookie = own.cookie) => {
  const answer = await postForm(`${pageOf(id)}/carte`, {}, cookie);
  expect(answer.status).toBe(303);
  return answer.headers.get("Location");
};
const say = async ({ body, signature }: { body: string; signature: string }) => {
  const headers = { "Stripe-Signature": signature, "Content-Type": "application/json" };
  const request = new Request(`${siteUrl}/paiements/stripe`, { method: "POST", body, headers });
  return ((await listen({ request, params: {}, context: {} } as never)) as Response).status;
};
const opened = async () => {
  await locationOf();
  const [session] = stripe.sessions;
  if (!session) throw new Error("no page was opened");
  return session;
};

describe("an invoice in euros", () => {
  it("leads to one page of Stripe for what is left, however often it is asked for", async () => {
    expect((await showPage(pageOf(own.id), { cookie: own.cookie })).words).toContain("Payer par carte");
    const first = await locationOf();
    expect(first).toMatch(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_/);
    expect(await locationOf()).toBe(first);
    expect(stripe.sessions).toHaveLength(1);
    const { number } = await db.invoice.findUniqueOrThrow({ where: { id: own.id } });
    expect(stripe.sessions[0]?.fields).toMatchObject({
      ...{ mode: "payment", client_reference_id: own.id, success_url: siteUrl + pageOf(own.id) },
      ...{ "line_items[0][price_data][unit_amount]": "125050", "line_items[0][price_data][currency]": "eur" },
      "line_items[0][price_data][product_data][name]": `Facture ${number}`,
    });
  });

  it("is settled by what Stripe announces, once, with its receipt", async () => {
    const told = announce(await opened());
    expect([await say(told), await say(told)]).toEqual([204, 204]);
    expect(await db.payment.findMany({ where: { invoice_id: own.id } })).toMatchObject([
      { mode: "card", received: 125_050, recorded_by: null, reference: expect.stringMatching(/^pi_/) },
    ]);
    expect(await db.invoiceBalance.findUnique({ where: { invoice_id: own.id } })).toMatchObject({ remaining: 0 });
    const { words } = await showPage(pageOf(own.id), { cookie: own.cookie });
    expect(words).toContain("Réglée");
    expect(words).not.toContain("Payer par carte");
    expect(await locationOf()).toBe(`${pageOf(own.id)}?carte=indisponible`);
  });

  it("is not settled by what Stripe has not signed, has signed long ago, or has not been paid", async () => {
    const session = await opened();
    const { body, signature } = announce(session);
    expect(await say({ body: body.replace("125050", "1"), signature })).toBe(400);
    for (const forged of ["t=1,v1=00", ""]) expect(await say({ body, signature: forged })).toBe(400);
    expect(await say(announce(session, {}, Date.now() - 3_600_000))).toBe(400);
    expect(await say(announce(session, { payment_status: "unpaid" }))).toBe(204);
    expect(await say(announce(session, { amount_total: 1250.5 }))).toBe(400);
    for (const amount_total of [-125_050, 99_999_999_999])
      expect(await say(announce(session, { amount_total }))).toBe(422);
    for (const wrong of [{ currency: "mad" }, { client_reference_id: "n’importe quoi" }])
      expect(await say(announce(session, wrong))).toBe(422);
    expect(await db.payment.count()).toBe(0);
  });

  it("says in words that Stripe does not answer, and stays payable by transfer", async () => {
    stripe.setDown(true);
    expect(await locationOf()).toBe(`${pageOf(own.id)}?carte=indisponible`);
    const { words } = await showPage(`${pageOf(own.id)}?carte=indisponible`, { cookie: own.cookie });
    expect(words).toContain("Le paiement par carte n'est pas disponible pour le moment");
    expect(words).toContain("Régler par virement");
  });
});

it("dirhams, a missing key and a forged link lead to no page", async () => {
  const dirhams = await makeIssuedInvoice(100_000, {
    profile_id: (await makePerson("client", "omar@tazi.example")).id,
  });
  const { profile_id } = await db.billingClient.findUniqueOrThrow({ where: { id: dirhams.billing_client_id } });
  const other = await signedInAs(profile_id ?? "");
  expect((await showPage(pageOf(dirhams.id), { cookie: other })).words).not.toContain("Payer par carte");
  expect(await locationOf(dirhams.id, other)).toBe(`${pageOf(dirhams.id)}?carte=indisponible`);
  const forged = postForm("/devis/x/factures/x/carte", {});
  await expect(forged).rejects.toMatchObject({ status: 404 });
  await db.apiKey.deleteMany();
  expect((await showPage(pageOf(own.id), { cookie: own.cookie })).words).not.toContain("Payer par carte");
  expect(stripe.sessions).toEqual([]);
});

it("the key is tried, and a wrong one is named so", async () => {
  expect(await testApiKey(admin, "STRIPE_SECRET_KEY")).toBe("Stripe accepte la clé.");
  await saveApiKey(admin, "STRIPE_SECRET_KEY", "sk_test_autre");
  await expect(testApiKey(admin, "STRIPE_SECRET_KEY")).rejects.toThrow();
});
