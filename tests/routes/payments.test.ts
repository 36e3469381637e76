import { beforeEach, describe, expect, it } from "vitest";
import { yearInCasablanca } from "~/lib/dates/casablanca";
import { db } from "~/server/db/db.server";
import { addDays, dayInCasablanca } from "~/site/calendar";
import { makeIssuedInvoice, makeIssuer, recordTransfer } from "../support/billing";
import { outbox } from "../support/mail";
import { cookie, openOffice, sendForm, wordsAt } from "../support/office";
import { plain } from "../support/plain-words";
import { showPage } from "../support/show-page";

beforeEach(async () => {
  await openOffice();
  await makeIssuer();
});

type Fields = Record<string, string>;

const YEAR = yearInCasablanca(new Date());
const TODAY = dayInCasablanca(new Date());
const pageOf = (id: string) => `/admin/factures/${id}`;
const words = async (id: string) => await wordsAt(pageOf(id));
const pay = (id: string, fields: Fields) => {
  const sent = { intent: "payment", paid_on: TODAY, mode: "transfer", ...fields };
  return sendForm(pageOf(id), sent);
};
const cancel = (id: string, paymentId: string, reason: string) => {
  const path = `${pageOf(id)}/paiements/${paymentId}/annuler`;
  return sendForm(path, { intent: "cancel-payment", reason });
};
const claimOf = (invoice_id: string) => ({ invoice_id, amount: 60_000 });
const balanceOf = (id: string) => db.invoiceBalance.findUniqueOrThrow({ where: { invoice_id: id } });
const partsOf = async (id: string) => {
  const rows = await db.paymentTax.findMany({ where: { payment: { invoice_id: id } } });
  return { base: rows.reduce((sum, { base }) => sum + base, 0), tax: rows.reduce((sum, { tax }) => sum + tax, 0) };
};

describe("a payment", () => {
  it("in parts settles the invoice with receipts, letters with what is left, and its VAT to the centime", async () => {
    const { id } = await makeIssuedInvoice(100_003);
    await pay(id, { amount: "400" });
    expect(await balanceOf(id)).toMatchObject({ received: 40_000, remaining: 80_004, settled_at: null });
    await pay(id, { amount: "400", reference: "VIR 2" });
    await pay(id, { amount: "400,04" });
    expect(await balanceOf(id)).toMatchObject({ received: 120_004, remaining: 0, settled_at: expect.any(Date) });
    expect(await partsOf(id)).toEqual({ base: 100_003, tax: 20_001 });
    const receipts = await db.payment.findMany({ orderBy: { created_at: "asc" } });
    expect(receipts.map((each) => each.receipt_number)).toEqual([1, 2, 3].map((n) => `R-${YEAR}-000${n}`));
    expect((await outbox()).filter((each) => each.startsWith("payment-received"))).toHaveLength(3);
    const letter = await db.mailMessage.findFirstOrThrow({ where: { subject: { contains: `R-${YEAR}-0001` } } });
    expect(plain(letter.text)).toContain("Reste à régler : 800,04 MAD");
    expect(await words(id)).toContain("Payée");
  });

  it("of a public client is proposed with three quarters of the VAT kept back, and settles the invoice with them", async () => {
    const { id } = await makeIssuedInvoice(100_000, { is_public_body: true });
    const { html } = await showPage(pageOf(id), { cookie });
    expect(html).toContain('value="1050,00"');
    expect(html).toContain('value="150,00"');
    expect(plain(html)).toContain("CGI, art. 117-IV");
    await pay(id, { amount: "1050", vat_withheld: "150" });
    expect(await balanceOf(id)).toMatchObject({ received: 105_000, withheld: 15_000, remaining: 0 });
    expect(await partsOf(id)).toEqual({ base: 100_000, tax: 20_000 });
  });

  it("in cash bears the stamp duty of the day, and is warned of from 20,000 MAD with the article, before it is recorded", async () => {
    const { id } = await makeIssuedInvoice(2_000_000);
    await pay(id, { mode: "cash", amount: "1000" });
    expect(await db.payment.findFirst()).toMatchObject({ received: 100_000, stamp_duty: 250 });
    const { data } = await pay(id, { mode: "cash", amount: "19 000" });
    expect(plain(data.lastResult.error.confirm_cash?.[0] ?? "")).toContain(
      "À partir de 20 000,00 MAD en espèces (CGI, art. 193)",
    );
    expect(plain(data.lastResult.error.confirm_cash?.[0] ?? "")).toContain("amende de 6 %");
    const again = await pay(id, { mode: "cash", amount: "19 000" });
    expect(again.data.lastResult.error).toEqual(data.lastResult.error);
    expect(await db.payment.count()).toBe(1);
    await pay(id, { mode: "cash", amount: "19 000", confirm_cash: "on" });
    expect(await balanceOf(id)).toMatchObject({ received: 2_000_000, remaining: 400_000 });
  });

  it("beyond what is owed is kept as the client's credit, said plainly, and holds no VAT", async () => {
    const { id } = await makeIssuedInvoice(100_000);
    await expect(pay(id, { amount: "1500" })).toFlash(
      "Succès",
      expect.stringContaining("Trop-perçu de 300,00\u00a0MAD"),
    );
    expect(await balanceOf(id)).toMatchObject({ remaining: -30_000 });
    expect(await partsOf(id)).toEqual({ base: 100_000, tax: 20_000 });
    expect(await words(id)).toContain("Trop-perçu de 300,00 MAD, gardé au crédit du client.");
  });

  it("recorded by mistake is cancelled with a reason: what it settled is owed again, its receipt keeps its number", async () => {
    const { id } = await makeIssuedInvoice(100_000);
    await pay(id, { amount: "1200" });
    await pay(id, { amount: "600", reference: "en double", confirm_excess: "on" }).catch(() => undefined);
    await recordTransfer(id, 60_000);
    const [first] = await db.payment.findMany({ orderBy: { created_at: "asc" } });
    const refused = await cancel(id, first?.id ?? "", " ");
    expect(refused.data.lastResult.error.reason).toEqual(["Dites pourquoi ce paiement est annulé"]);
    await cancel(id, first?.id ?? "", "Saisi sur la mauvaise facture");
    // What had been too much settles the invoice now, and so holds its VAT.
    expect(await balanceOf(id)).toMatchObject({ received: 120_000, remaining: 0 });
    expect(await partsOf(id)).toEqual({ base: 100_000, tax: 20_000 });
    expect(await words(id)).toContain("Saisi sur la mauvaise facture");
    await pay(id, { amount: "1200", confirm_excess: "on" });
    expect(await balanceOf(id)).toMatchObject({ received: 240_000, remaining: -120_000 });
    const again = await cancel(id, first?.id ?? "", "Encore");
    expect(again.data.lastResult.error[""]).toEqual(["Ce paiement est déjà annulé"]);
    await expect(db.payment.update({ where: { id: first?.id ?? "" }, data: { received: 1 } })).rejects.toThrow(
      /cannot be changed/,
    );
  });

  it("confirms each of two transfers of one amount that were announced", async () => {
    const { id } = await makeIssuedInvoice(100_000);
    const announced = await db.transferClaim.createManyAndReturn({ data: [600, 600].map(() => claimOf(id)) });
    for (const claim of announced) await pay(id, { amount: "600", claim_id: claim.id });
    await pay(id, { amount: "600", claim_id: announced[0]?.id ?? "" });
    expect(await balanceOf(id)).toMatchObject({ received: 120_000, remaining: 0 });
    expect(await db.transferClaim.count({ where: { state: "confirmed" } })).toBe(2);
  });

  it("alone settles an invoice: no form says that it is paid", async () => {
    const { id } = await makeIssuedInvoice(100_000);
    for (const intent of ["paid", "status", "draft", "lines"])
      await sendForm(pageOf(id), { intent, title: "Payée", state: "paid" }).catch(() => undefined);
    expect(await balanceOf(id)).toMatchObject({ received: 0, remaining: 120_000, settled_at: null });
    expect(await words(id)).toContain("À encaisser");
  });

  it("sent twice at once is recorded once", async () => {
    const { id } = await makeIssuedInvoice(100_000);
    await Promise.all([pay(id, { amount: "600" }), pay(id, { amount: "600" }), pay(id, { amount: "600" })]);
    expect(await db.payment.count()).toBe(1);
  });

  it.each([
    [{ paid_on: addDays(TODAY, 1) }, "paid_on", "ne peut pas être daté d’un jour à venir"],
    [{ paid_on: "hier" }, "paid_on", "Choisissez le jour du paiement"],
    [{ amount: "" }, "amount", "Indiquez le montant reçu"],
    [{ amount: "-5" }, "amount", "Un montant, par exemple"],
    [{ amount: "1000000000" }, "amount", "20 millions au plus"],
    [{ mode: "troc" }, "mode", "Choisissez un mode de paiement"],
    [{ vat_withheld: "9999" }, "vat_withheld", "On ne peut pas retenir plus de TVA"],
  ] as [Fields, string, string][])(
    "refuses %j with a sentence, and keeps what was typed",
    async (wrong, name, sentence) => {
      const { id } = await makeIssuedInvoice(100_000);
      const { data, init } = await pay(id, { amount: "600", reference: "VIR 7", ...wrong });
      expect(init.status).toBe(400);
      expect(data.lastResult.error[name]?.[0]).toContain(sentence);
      expect(data.lastResult.initialValue.reference).toBe("VIR 7");
      expect(await db.payment.count()).toBe(0);
    },
  );
});
