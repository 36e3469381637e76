import { beforeEach, describe, expect, it } from "vitest";
import type { Currency } from "~/features/billing/model/content";
import type { DocumentLine } from "~/features/billing/schema";
import { issueInvoice } from "~/features/invoices/issue.server";
import { createInvoiceDraft } from "~/features/invoices/write.server";
import { db } from "~/server/db/db.server";
import type { JsonObject } from "~/server/db/transaction.server";
import { addDays, dayInCasablanca } from "~/site/calendar";
import { sentenceAt } from "../support/answers";
import { line, makeAcceptedQuote, makeBillingClient, makeDraftInvoices, makeIssuedInvoice } from "../support/billing";
import { cookie, openBillingOffice, admin as sara, sendForm, wordsAt } from "../support/office";
import { showPage } from "../support/show-page";

beforeEach(openBillingOffice);

type Fields = Record<string, string>;

const TODAY = dayInCasablanca(new Date());
const pay = (id: string, fields: Fields) =>
  sendForm(`/admin/factures/${id}`, { intent: "payment", paid_on: TODAY, mode: "transfer", ...fields });

/** What the form says of a field where a payment is refused; empty where it is taken. */
const refusal = (id: string, field: string, fields: Fields) => sentenceAt(pay(id, fields), field);

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
    expect(await refusal(id, "vat_withheld", { amount: "600", vat_withheld: "1" })).toContain(
      "ce client n'est pas un organisme public",
    );
    expect(await db.payment.count()).toBe(0);
    expect(await words(id)).toContain("Entre sociétés, aucune TVA n'est retenue (CGI, art. 117).");
  });

  it("is what a new value lets a company keep, once the law has changed", async () => {
    await db.datedRule.updateMany({ where: { kind: "vat_withheld_company" }, data: { value: 2500 } });
    const { id } = await makeIssuedInvoice(100_000);
    expect(await words(id)).toContain("jusqu'à 25 % de la TVA");
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
    expect(await words(id)).toContain("Enregistrer un paiement");
    expect(await words(id)).not.toContain("TVA retenue à la source");
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

interface Draft {
  lines: DocumentLine[];
  country?: string;
  currency?: Currency;
  operationOn?: string;
}

async function makeDraft({ lines, country = "MA", currency = "MAD", operationOn }: Draft): Promise<string> {
  const { id: billing_client_id } = await makeBillingClient({ country, currency });
  const content = { lines, shareBp: null } as unknown as JsonObject;
  const operation_on = operationOn ? new Date(operationOn) : null;
  const draft = { kind: "free", billing_client_id, title: "Site vitrine", language: "fr", currency } as const;
  return (await db.invoice.create({ data: { ...draft, operation_on, content } })).id;
}

/** Issues a draft by its form. @returns its number; null where it stays a draft */
async function issued(id: string): Promise<string | null> {
  await sendForm(`/admin/factures/${id}/emettre`, {}).catch(() => undefined);
  return (await db.invoice.findUniqueOrThrow({ where: { id } })).number;
}

const words = (id: string) => wordsAt(`/admin/factures/${id}`);
const exempt = (exemption: DocumentLine["exemption"]) => line(100_000, { vatRateBp: 0, exemption });

describe("the VAT of an invoice that is written by hand", () => {
  it("begins with what its client and the day ask for, and with nothing where no rate holds", async () => {
    const begun = async (options: Omit<Draft, "lines"> = {}) => {
      const { html } = await showPage(`/admin/factures/${await makeDraft({ lines: [], ...options })}`, { cookie });
      return /<option value="([^"]*)" selected/.exec(html)?.[1];
    };
    expect(await begun()).toBe("rate:2000");
    expect(await begun({ country: "ES", currency: "EUR" })).toBe("none:export");
    await db.vatRate.updateMany({ where: { rate_bp: 2000 }, data: { valid_until: new Date("2026-06-30") } });
    expect(await begun()).toBe("rate:1000");
    await db.vatRate.updateMany({ data: { valid_until: new Date("2026-06-30") } });
    expect(await begun()).toBe("rate:0");
    await db.legalIdentity.updateMany({ data: { vat_regime: "auto_entrepreneur" } });
    expect(await begun()).toBe("none:auto_entrepreneur");
  });

  it("is of a rate that holds on its operation's day, said before it is issued", async () => {
    const last = new Date("2026-06-30");
    await db.vatRate.updateMany({ where: { rate_bp: 1000 }, data: { valid_until: last } });
    const lines = [line(100_000, { vatRateBp: 1000 })];
    const late = await makeDraft({ lines, operationOn: "2026-07-01" });
    expect(await words(late)).toContain("Le taux de 10 % n'est pas facturé le 1er juillet 2026");
    expect(await issued(late)).toBeNull();
    const unknown = await makeDraft({ lines: [line(100_000, { vatRateBp: 1234 })] });
    expect(await issued(unknown)).toBeNull();
    expect(await issued(await makeDraft({ lines, operationOn: "2026-06-30" }))).toMatch(/^F-/);
  });

  it.each([
    [{ lines: [exempt("export")] }, "un client établi hors du Maroc"],
    [{ lines: [exempt("export")], country: "ES" }, "se facture et se paie en devise"],
    [{ lines: [exempt("auto_entrepreneur")] }, "L'agence est assujettie à la TVA"],
  ] as [Draft, string][])(
    "bears no exemption that is not the client's or the agency's: %#",
    async (draft, sentence) => {
      const id = await makeDraft(draft);
      expect(await words(id)).toContain(sentence);
      expect(await issued(id)).toBeNull();
      expect(await db.invoice.count({ where: { number: { not: null } } })).toBe(0);
    },
  );

  it("is none for a client abroad who pays in his currency", async () => {
    expect(await issued(await makeDraft({ lines: [exempt("export")], country: "ES", currency: "EUR" }))).toMatch(/^F-/);
  });

  it("is none of an auto-entrepreneur", async () => {
    await db.legalIdentity.updateMany({ data: { vat_regime: "auto_entrepreneur" } });
    const taxed = await makeDraft({ lines: [line(100_000)] });
    expect(await words(taxed)).toContain("Un auto-entrepreneur ne facture pas de TVA");
    expect(await issued(taxed)).toBeNull();
    expect(await issued(await makeDraft({ lines: [exempt("auto_entrepreneur")] }))).toMatch(/^F-/);
  });
});

describe("the delay of payment", () => {
  let id = "";
  beforeEach(async () => {
    await makeDraftInvoices(1);
    id = (await db.invoice.findFirstOrThrow()).id;
  });
  /** Issues the draft with a last day of payment. @returns its number; null where it stays a draft */
  async function issuedDue(days: number): Promise<string | null> {
    await db.invoice.update({ where: { id }, data: { due_on: new Date(addDays(TODAY, days)) } });
    return issued(id);
  }

  it("is at most that of the law on the day of issue, said on the draft", async () => {
    expect(await issuedDue(121)).toBeNull();
    expect(await words(id)).toContain("L'échéance dépasse les 120 jours que permet la loi (loi 69-21)");
    expect(await issuedDue(120)).toMatch(/^F-/);
  });

  it("is that of the row in force, not of one to come", async () => {
    const from = new Date(addDays(TODAY, 1));
    await db.datedRule.create({
      data: { kind: "payment_days_max", value: 30, source: "loi à venir", valid_from: from },
    });
    expect(await issuedDue(90)).toMatch(/^F-/);
  });

  it("is shorter once a row says so, for the days of the settings too", async () => {
    const rule = { kind: "payment_days_max", value: 20, source: "loi nouvelle", valid_from: new Date(TODAY) } as const;
    await db.datedRule.create({ data: rule });
    expect(await issuedDue(21)).toBeNull();
    expect(await words(id)).toContain("L'échéance dépasse les 20 jours que permet la loi (loi nouvelle)");

    await db.invoice.update({ where: { id }, data: { due_on: null } });
    expect(await words(id)).not.toContain("L'échéance dépasse");
    await sendForm(`/admin/factures/${id}/emettre`, {});
    expect(await db.invoice.findUniqueOrThrow({ where: { id } })).toMatchObject({
      number: expect.stringMatching(/^F-/),
      due_on: new Date(addDays(TODAY, 20)),
    });
  });
});
