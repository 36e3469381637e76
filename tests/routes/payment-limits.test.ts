import { beforeEach, describe, expect, it } from "vitest";
import { createInvoiceDraft } from "~/features/invoices/commands/drafts.server";
import { issueInvoice } from "~/features/invoices/commands/issue-invoice.server";
import { db } from "~/server/db/db.server";
import { addDays, dayInCasablanca } from "~/site/calendar";
import { line, makeAcceptedQuote, makeBillingClient, makeIssuedInvoice, makeIssuer } from "../support/billing";
import { cookie, openOffice, admin as sara, sendForm, wordsAt } from "../support/office";
import { plain } from "../support/plain-words";
import { showPage } from "../support/show-page";

beforeEach(async () => {
  await openOffice();
  await makeIssuer();
});

type Fields = Record<string, string>;

const TODAY = dayInCasablanca(new Date());
const pay = (id: string, fields: Fields) => {
  const sent = { intent: "payment", paid_on: TODAY, mode: "transfer", ...fields };
  return sendForm(`/admin/factures/${id}`, sent);
};

/** What the form says of a field where a payment is refused; empty where it is taken. */
async function refusal(id: string, field: string, fields: Fields): Promise<string> {
  const { data } = await pay(id, fields);
  return plain(data?.lastResult.error[field]?.[0] ?? "");
}

/** The deposit and the balance of one accepted quote of a public client, both issued. */
async function halves() {
  const { id: clientId } = await makeBillingClient({ is_public_body: true });
  const quote = await makeAcceptedQuote({ lines: [line(100_000)], clientId });
  const issued: string[] = [];
  for (const step of [0, 1]) {
    const draft = await createInvoiceDraft(sara, { intent: "step", quote_id: quote.id, step });
    issued.push((await issueInvoice(sara, draft.id)).id);
  }
  return { quoteId: quote.id, deposit: issued[0] ?? "", balance: issued[1] ?? "" };
}

describe("the VAT that a client keeps back", () => {
  it("is at most the share of the law over all payments of an invoice, and open again once one is cancelled", async () => {
    const { id } = await makeIssuedInvoice(100_000, { is_public_body: true });
    await pay(id, { amount: "700", vat_withheld: "100" });
    const sentence = await refusal(id, "vat_withheld", { amount: "350", vat_withheld: "50,01" });
    expect(sentence).toContain("150,00 MAD au plus sur tous les paiements de cette facture, soit 75 % de sa TVA");
    expect(sentence).toContain("CGI, art. 117-IV");
    await pay(id, { amount: "350", vat_withheld: "50" });
    expect(await db.invoiceBalance.findFirst()).toMatchObject({ received: 105_000, withheld: 15_000 });
    const where = { vat_withheld: 5000 };
    await db.payment.updateMany({ where, data: { cancelled_at: new Date(), cancel_reason: "Doublon" } });
    expect(await refusal(id, "vat_withheld", { amount: "350", vat_withheld: "50" })).toBe("");
  });

  it("is that of the balance alone, not of the quote whose deposit it takes off", async () => {
    const { balance } = await halves();
    expect(await refusal(balance, "vat_withheld", { amount: "400", vat_withheld: "75,01" })).toContain(
      "75,00 MAD au plus",
    );
    expect(await refusal(balance, "vat_withheld", { amount: "525", vat_withheld: "75" })).toBe("");
  });

  it("is at most the share of the VAT in what is settled so far, so that a payment keeps back no more than its own", async () => {
    const { id } = await makeIssuedInvoice(100_000, { is_public_body: true });
    const sentence = await refusal(id, "vat_withheld", { amount: "500", vat_withheld: "100" });
    expect(sentence).toContain("75,00 MAD au plus avec ce paiement, soit 75 % de la TVA de ce qui est réglé");
    expect(await refusal(id, "vat_withheld", { amount: "1050" })).toBe("");
    // The client's certificate comes after his transfer.
    expect(await refusal(id, "vat_withheld", { amount: "", vat_withheld: "150" })).toBe("");
    expect(await db.invoiceBalance.findFirst()).toMatchObject({ withheld: 15_000, remaining: 0 });
  });

  it("is none of a company's, whatever the invoice bears", async () => {
    const { id } = await makeIssuedInvoice(100_000);
    const sentence = await refusal(id, "vat_withheld", { amount: "600", vat_withheld: "1" });
    expect(sentence).toContain("ce client n'est pas un organisme public");
    expect(await db.payment.count()).toBe(0);
    const form = await showPage(`/admin/factures/${id}`, { cookie });
    expect(form.words).toContain("Entre sociétés, aucune TVA n'est retenue (CGI, art. 117).");
  });

  it("is what a new value lets a company keep, once the law has changed", async () => {
    await db.fiscalRule.updateMany({ where: { kind: "vat_withheld_company" }, data: { value: 2500 } });
    const { id } = await makeIssuedInvoice(100_000);
    expect(await wordsAt(`/admin/factures/${id}`)).toContain("jusqu'à 25 % de la TVA");
    expect(await refusal(id, "vat_withheld", { amount: "1000", vat_withheld: "50,01" })).toContain("50,00 MAD au plus");
    expect(await refusal(id, "vat_withheld", { amount: "1150", vat_withheld: "50" })).toBe("");
  });

  it.each(["company", "sole_trader"])("is none of a person's, whether the agency is a %s or not", async (form) => {
    if (form === "sole_trader") await db.legalIdentity.updateMany({ data: { legal_form: form } });
    const { id } = await makeIssuedInvoice(100_000, { is_company: false });
    expect(await refusal(id, "vat_withheld", { amount: "600", vat_withheld: "1" })).toContain("il n'en retient pas");
  });

  it.each([
    ["in the currency of a client abroad", { currency: "EUR", country: "ES", rateBp: 0 }],
    ["in dirhams of a client abroad", { country: "ES" }],
  ] as const)("is asked for of no invoice %s, and refused", async (_, options) => {
    const { id } = await makeIssuedInvoice(100_000, { is_public_body: true, ...options });
    const { words } = await showPage(`/admin/factures/${id}`, { cookie });
    expect(words).toContain("Enregistrer un paiement");
    expect(words).not.toContain("TVA retenue à la source");
    const sent = { amount: "500", vat_withheld: "1" };
    expect(await refusal(id, "vat_withheld", sent)).toContain("Il n'y a pas de TVA à retenir");
    expect(await db.payment.count()).toBe(0);
    expect(await refusal(id, "vat_withheld", { amount: "1000" })).toBe("");
  });

  it("may be the whole where the agency is no company", async () => {
    await db.legalIdentity.updateMany({ data: { legal_form: "sole_trader" } });
    const { id } = await makeIssuedInvoice(100_000);
    expect(await refusal(id, "vat_withheld", { amount: "600", vat_withheld: "200,01" })).toContain(
      "200,00 MAD au plus",
    );
    expect(await refusal(id, "vat_withheld", { amount: "1000", vat_withheld: "200" })).toBe("");
  });

  it("leaves the fees kept back within the invoice before tax, over all its payments", async () => {
    const { id } = await makeIssuedInvoice(100_000);
    await pay(id, { amount: "1", fee_withheld: "900" });
    expect(await refusal(id, "fee_withheld", { amount: "2", fee_withheld: "100,01" })).toContain("1 000,00 MAD");
  });
});

describe("the day of a payment", () => {
  it("is none before its invoice", async () => {
    const { id } = await makeIssuedInvoice(100_000);
    const sentence = await refusal(id, "paid_on", { amount: "600", paid_on: addDays(TODAY, -1) });
    expect(sentence).toContain("Un paiement ne peut pas précéder sa facture, émise le ");
    expect(await db.payment.count()).toBe(0);
  });

  it("of a deposit may be before its invoice, yet not before its quote", async () => {
    const { quoteId, deposit } = await halves();
    await db.quote.update({ where: { id: quoteId }, data: { sent_at: new Date(`${addDays(TODAY, -4)}T12:00:00Z`) } });
    expect(await refusal(deposit, "paid_on", { amount: "600", paid_on: addDays(TODAY, -5) })).toContain(
      "avant l'envoi de son devis",
    );
    expect(await refusal(deposit, "paid_on", { amount: "600", paid_on: addDays(TODAY, -2) })).toBe("");
  });
});

describe("cash", () => {
  it("of one client on one day is added up over his invoices before it is warned of", async () => {
    const first = await makeIssuedInvoice(2_000_000);
    const draft = await createInvoiceDraft(sara, {
      ...{ intent: "free", title: "Suite", billing_client_id: first.billing_client_id },
    });
    const content = { lines: [line(1_000_000)], shareBp: null } as never;
    await db.invoice.update({ where: { id: draft.id }, data: { content } });
    const second = await issueInvoice(sara, draft.id);
    const other = await makeIssuedInvoice(1_000_000);
    const cash = { mode: "cash", amount: "12 000" };
    await pay(first.id, cash);
    expect(await refusal(other.id, "confirm_cash", { mode: "cash", amount: "10 000" })).toBe("");
    expect(await refusal(second.id, "confirm_cash", { mode: "cash", amount: "8 000" })).toContain(
      "20 000,00 MAD en espèces",
    );
  });
});
