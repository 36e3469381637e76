import { beforeEach, describe, expect, it } from "vitest";
import { cancelPayment } from "~/features/invoices/cancel-payment.server";
import { issueInvoice } from "~/features/invoices/issue.server";
import { getMonthVat } from "~/features/invoices/revenue.server";
import { createCreditDraft, createInvoiceDraft } from "~/features/invoices/write.server";
import { loader as exportPayments } from "~/routes/admin.revenue_.export/route";
import { db } from "~/server/db/db.server";
import { addDays, addMonths, dayInCasablanca } from "~/site/calendar";
import { sentenceAt } from "../support/answers";
import { line, makeAcceptedQuote, makeIssuedInvoice, recordTransfer } from "../support/billing";
import { outbox } from "../support/mail";
import { cookie, openBillingOffice, admin as sara, sendForm, wordsAt } from "../support/office";
import { makePerson } from "../support/people";
import { plain } from "../support/plain-words";
import { getArgs, signedInAs } from "../support/requests";
import { showPage } from "../support/show-page";

beforeEach(openBillingOffice);

type Fields = Record<string, string>;

const TODAY = dayInCasablanca(new Date());
const MONTH = addMonths(TODAY, 0);
const refund = (id: string, fields: Fields) =>
  sendForm(`/admin/factures/${id}`, { intent: "refund", paid_on: TODAY, mode: "transfer", ...fields });
const balanceOf = (id: string) => db.invoiceBalance.findUniqueOrThrow({ where: { invoice_id: id } });
const words = (id: string) => wordsAt(`/admin/factures/${id}`);
const refusal = (id: string, field: string, fields: Fields) => sentenceAt(refund(id, fields), field);
const tableOfPayments = async () => (await exportPayments(getArgs("/admin/revenue/export", { cookie }))).text();

/** An invoice that was paid, by default as much as it asks for. */
async function paid(received = 120_000, options: Parameters<typeof makeIssuedInvoice>[1] = {}) {
  const { id } = await makeIssuedInvoice(100_000, options);
  await recordTransfer(id, received);
  return id;
}

/** Takes so much of an invoice back by a credit note, before tax. */
async function credit(invoiceId: string, net: number) {
  const { id } = await createCreditDraft(sara, invoiceId);
  const { content } = await db.invoice.findUniqueOrThrow({ where: { id } });
  const { lines } = content as never as { lines: object[] };
  const written = { shareBp: null, lines: lines.map((each) => ({ ...each, unitPrice: net })) };
  await db.invoice.update({ where: { id }, data: { content: written as never } });
  await issueInvoice(sara, id);
}

describe("a refund", () => {
  it("gives back what a credit note took off a paid invoice, with its day, mode, receipt and letter", async () => {
    const id = await paid();
    await credit(id, 50_000);
    expect(await words(id)).toContain("Trop-perçu de 600,00 MAD");
    await expect(refund(id, { amount: "600", reference: "VIR 99" })).toFlash(
      "Succès",
      expect.stringMatching(/Remboursement enregistré, reçu R-\d{4}-0002/),
    );
    expect(await balanceOf(id)).toMatchObject({ received: 60_000, credited: 60_000, remaining: 0 });
    const row = await db.payment.findFirstOrThrow({ where: { received: -60_000 }, include: { taxes: true } });
    expect(row).toMatchObject({ mode: "transfer", reference: "VIR 99", recorded_by: sara.id });
    expect(row.taxes).toMatchObject([{ rate_bp: 2000, base: -50_000, tax: -10_000 }]);
    expect(JSON.parse(row.document)).toMatchObject({ kind: "refund", receipt: { received: 60_000, remaining: 0 } });
    expect(await outbox()).toContain("payment-refunded to khadija@riad.example");
    const letter = await db.mailMessage.findFirstOrThrow({ where: { kind: "payment-refunded" } });
    expect(plain(letter.text)).toContain("Remboursé : 600,00 MAD");
    expect(letter.attachments).toHaveLength(1);
    expect(await words(id)).toContain("Remboursement du");
  });

  it("lowers the VAT to declare of its own month, not before", async () => {
    const id = await paid();
    await credit(id, 100_000);
    expect(await getMonthVat(MONTH)).toMatchObject({ tax: 20_000, due: 20_000 });
    await refund(id, { amount: "300" });
    expect(await getMonthVat(MONTH)).toMatchObject({ tax: 15_000, due: 15_000 });
    await refund(id, { amount: "900" });
    expect(await getMonthVat(MONTH)).toMatchObject({ tax: 0, due: 0 });
    const parts = await db.paymentTax.aggregate({ _sum: { base: true, tax: true } });
    expect(parts._sum).toEqual({ base: 0, tax: 0 });
  });

  it("of what was paid beyond the invoice holds no VAT", async () => {
    const id = await paid(150_000);
    expect(await words(id)).toContain("300,00 MAD au plus. Payé en plus de la facture");
    await refund(id, { amount: "300" });
    expect(await balanceOf(id)).toMatchObject({ received: 120_000, remaining: 0 });
    expect(await getMonthVat(MONTH)).toMatchObject({ tax: 20_000 });
  });

  it("is in the revenue and in the accountant's table, below zero", async () => {
    const id = await paid();
    await credit(id, 50_000);
    await refund(id, { amount: "600", mode: "cheque" });
    const page = await wordsAt("/admin/revenue");
    expect(page).toContain("Remboursement, chèque");
    expect(page).toContain("-600,00 MAD");
    const csv = await tableOfPayments();
    expect(csv).toMatch(/;R-\d{4}-0002;.*;Remboursement;Chèque;.*;-600,00;0,00;0,00;0,00;-500,00;-100,00;20;;0,00\r\n/);
    expect(csv).toContain(";Encaissement;");
  });

  it("is at most what was paid too much, and none where nothing was", async () => {
    const id = await paid(125_000);
    expect(await refusal(id, "amount", { amount: "50,01" })).toContain("plus que le trop-perçu, 50,00 MAD");
    expect(await refusal(id, "amount", { amount: "0" })).toBe("Indiquez le montant rendu");
    const even = await paid();
    expect(await refusal(even, "amount", { amount: "1" })).toContain("Il n'y a rien à rembourser");
    expect(await db.payment.count({ where: { received: { lt: 0 } } })).toBe(0);
  });

  it("is of no day before the payment, nor of a day to come", async () => {
    const id = await paid(125_000);
    expect(await refusal(id, "paid_on", { amount: "50", paid_on: addDays(TODAY, -1) })).toMatch(
      /ne peut pas précéder le paiement ou l'avoir qui le permet : le .*, le trop-perçu était de 0,00 MAD/,
    );
    expect(await refusal(id, "paid_on", { amount: "50", paid_on: addDays(TODAY, 1) })).toContain("un jour à venir");
  });

  /** A deposit that was paid eight days ago, 50 dirhams too much, and half of which a credit note takes back today. */
  async function overpaidBefore(feeWithheld: number) {
    const quote = await makeAcceptedQuote({ lines: [line(200_000)] });
    const sent_at = new Date(`${addDays(TODAY, -9)}T12:00:00Z`);
    await db.quote.update({ where: { id: quote.id }, data: { sent_at } });
    const { id } = await createInvoiceDraft(sara, { intent: "step", quote_id: quote.id, step: 0 });
    await issueInvoice(sara, id);
    // Of an invoice of today only a deposit was paid before.
    await recordTransfer(id, 125_000 - feeWithheld, { paidOn: addDays(TODAY, -8), feeWithheld });
    await credit(id, 50_000);
    return id;
  }

  it("of what a credit note took off is of no day before that", async () => {
    const id = await overpaidBefore(0);
    const before = { paid_on: addDays(TODAY, -1) };
    expect(await refusal(id, "paid_on", { amount: "50,01", ...before })).toContain("le trop-perçu était de 50,00 MAD");
    await refund(id, { amount: "50", ...before });
    await refund(id, { amount: "600" });
    expect(await balanceOf(id)).toMatchObject({ received: 60_000, credited: 60_000, remaining: 0 });
  });

  it("counts what was withheld with what goes back by the day of that too", async () => {
    const id = await overpaidBefore(80_000);
    const before = { paid_on: addDays(TODAY, -1) };
    expect(await refusal(id, "paid_on", { amount: "51", ...before })).toContain("le trop-perçu était de 50,00 MAD");
  });

  it("sent twice at once is recorded once", async () => {
    const id = await paid(130_000);
    await Promise.all([refund(id, { amount: "50" }), refund(id, { amount: "50" })]);
    expect(await balanceOf(id)).toMatchObject({ received: 125_000, remaining: -5000 });
  });

  it("is cancelled with a reason; the payment under it only after that", async () => {
    const id = await paid(125_000);
    await refund(id, { amount: "50" });
    const [payment, back] = await db.payment.findMany({ orderBy: { received: "desc" } });
    const cancel = (paymentId = "") => cancelPayment(sara, { invoiceId: id, paymentId }, "Saisi par erreur");
    await expect(cancel(payment?.id)).rejects.toThrow("Un remboursement a été fait");
    const path = `/admin/factures/${id}/paiements/${back?.id}/annuler`;
    expect(await wordsAt(path)).toMatch(/Annuler le remboursement.*, 50,00 MAD, .*Annuler ce remboursement/s);
    await expect(sendForm(path, { intent: "cancel-payment", reason: "Saisi par erreur" })).toFlash(
      "Succès",
      "Remboursement annulé",
    );
    await expect(cancel(back?.id)).rejects.toThrow("Ce remboursement est déjà annulé");
    expect(await balanceOf(id)).toMatchObject({ received: 125_000, remaining: -5000 });
    await cancel(payment?.id);
    expect(await balanceOf(id)).toMatchObject({ received: 0, remaining: 120_000, settled_at: null });
    expect(await getMonthVat(MONTH)).toMatchObject({ tax: 0 });
  });

  it("is read by the client on his page, with its receipt", async () => {
    const owner = await makePerson("client", "khadija@riad.example");
    const id = await paid(125_000, { profile_id: owner.id });
    await refund(id, { amount: "50" });
    const page = await showPage(`/dashboard/factures/${id}`, { cookie: await signedInAs(owner.id) });
    expect(plain(page.words)).toContain("Remboursement du");
    expect(page.html).toContain(`/dashboard/factures/${id}/recus/`);
  });
});

describe("a refund of an invoice of which VAT was withheld at source", () => {
  /** Paid by a public client, who keeps 150 of 200 MAD of VAT. */
  async function withheld(more = 0) {
    const { id } = await makeIssuedInvoice(100_000, { is_public_body: true });
    await recordTransfer(id, 105_000 + more, { vatWithheld: 15_000 });
    return id;
  }

  it("takes the whole of it back with the whole invoice, so that nothing is left to declare", async () => {
    const id = await withheld();
    await credit(id, 100_000);
    const page = await words(id);
    expect(page).toContain("1 050,00 MAD au plus, avec 150,00 MAD retenus à la source");
    expect(await refusal(id, "amount", { amount: "1050,01" })).toContain("plus que le trop-perçu, 1 050,00 MAD");
    await refund(id, { amount: "1050" });
    expect(await balanceOf(id)).toMatchObject({ received: 0, withheld: 0, credited: 120_000, remaining: 0 });
    expect(await getMonthVat(MONTH)).toMatchObject({ tax: 0, withheld: 0, due: 0 });
    const row = await db.payment.findFirstOrThrow({ where: { received: { lt: 0 } } });
    expect(row).toMatchObject({ received: -105_000, vat_withheld: -15_000 });
    expect(JSON.parse(row.document).receipt).toMatchObject({ received: 105_000, vatWithheld: 15_000, remaining: 0 });
    const csv = await tableOfPayments();
    expect(csv).toContain(";-1050,00;-150,00;0,00;0,00;-1000,00;-200,00;20;;0,00\r\n");
  });

  it("takes its share of it back with a part, and the rest with the rest", async () => {
    const id = await withheld();
    await credit(id, 50_000);
    await refund(id, { amount: "525" });
    expect(await getMonthVat(MONTH)).toMatchObject({ tax: 10_000, withheld: 7500, due: 2500 });
    await credit(id, 50_000);
    await refund(id, { amount: "100" });
    await refund(id, { amount: "425" });
    expect(await balanceOf(id)).toMatchObject({ received: 0, withheld: 0, remaining: 0 });
    expect(await getMonthVat(MONTH)).toMatchObject({ tax: 0, withheld: 0, due: 0 });
  });

  it("leaves it where what was paid beyond the invoice goes back", async () => {
    const id = await withheld(5000);
    await refund(id, { amount: "50" });
    expect(await balanceOf(id)).toMatchObject({ received: 105_000, withheld: 15_000, remaining: 0 });
    expect(await getMonthVat(MONTH)).toMatchObject({ tax: 20_000, withheld: 15_000, due: 5000 });
  });

  it("is put back when the refund is cancelled", async () => {
    const id = await withheld();
    await credit(id, 100_000);
    await refund(id, { amount: "1050" });
    const { id: paymentId } = await db.payment.findFirstOrThrow({ where: { received: { lt: 0 } } });
    await cancelPayment(sara, { invoiceId: id, paymentId }, "Saisi par erreur");
    expect(await balanceOf(id)).toMatchObject({ received: 105_000, withheld: 15_000, remaining: -120_000 });
    expect(await getMonthVat(MONTH)).toMatchObject({ tax: 20_000, withheld: 15_000, due: 5000 });
  });
});

describe("a credit note after the regime of VAT has changed", () => {
  it("takes back the VAT that its invoice bore, under the regime of that", async () => {
    const { id } = await makeIssuedInvoice(100_000);
    await db.legalIdentity.updateMany({ data: { vat_regime: "auto_entrepreneur", legal_form: "auto_entrepreneur" } });
    const { id: creditId } = await createCreditDraft(sara, id);
    expect(await issueInvoice(sara, creditId)).toMatchObject({ number: expect.stringMatching(/^F-/) });
    const { document, tax } = await db.invoice.findUniqueOrThrow({ where: { id: creditId } });
    expect(tax).toBe(20_000);
    expect(JSON.parse(document ?? "")).toMatchObject({ seller: { isVatExempt: false } });
  });

  it("offers in its form a rate that is no longer invoiced", async () => {
    const { id } = await makeIssuedInvoice(100_000, { rateBp: 1000 });
    await db.vatRate.updateMany({ where: { rate_bp: 1000 }, data: { valid_until: new Date("2021-01-01") } });
    const { id: creditId } = await createCreditDraft(sara, id);
    expect((await showPage(`/admin/factures/${creditId}`, { cookie })).html).toMatch(/value="rate:1000"[^>]*selected/);
  });
});
