import { beforeEach, describe, expect, it } from "vitest";
import { yearInCasablanca } from "~/lib/dates/casablanca";
import { db } from "~/server/db/db.server";
import { addDays, dayInCasablanca } from "~/site/calendar";
import { sentenceAt, typedIn } from "../support/answers";
import { makeIssuedInvoice, recordTransfer } from "../support/billing";
import { outbox } from "../support/mail";
import { cookie, openBillingOffice, sendForm, wordsAt } from "../support/office";
import { makePerson } from "../support/people";
import { plain } from "../support/plain-words";
import { signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

beforeEach(openBillingOffice);

type Fields = Record<string, string>;

const YEAR = yearInCasablanca(new Date());
const TODAY = dayInCasablanca(new Date());
const pageOf = (id: string) => `/admin/factures/${id}`;
const words = (id: string) => wordsAt(pageOf(id));
const fieldsOf = (fields: Fields) => ({ intent: "payment", paid_on: TODAY, mode: "transfer", ...fields });
const pay = (id: string, fields: Fields, by = cookie) => postForm(pageOf(id), fieldsOf(fields), by);
const cancel = (id: string, paymentId: string, reason: string) =>
  sendForm(`${pageOf(id)}/paiements/${paymentId}/annuler`, { intent: "cancel-payment", reason });
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
    const sentence = await sentenceAt(pay(id, { mode: "cash", amount: "19 000" }), "confirm_cash");
    expect(sentence).toContain("À partir de 20 000,00 MAD en espèces (CGI, art. 193)");
    expect(sentence).toContain("amende de 6 %");
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
    expect(await cancel(id, first?.id ?? "", " ")).toRefuse("reason", "Dites pourquoi ce paiement est annulé");
    await cancel(id, first?.id ?? "", "Saisi sur la mauvaise facture");
    // What had been too much settles the invoice now, and so holds its VAT.
    expect(await balanceOf(id)).toMatchObject({ received: 120_000, remaining: 0 });
    expect(await partsOf(id)).toEqual({ base: 100_000, tax: 20_000 });
    expect(await words(id)).toContain("Saisi sur la mauvaise facture");
    await pay(id, { amount: "1200", confirm_excess: "on" });
    expect(await balanceOf(id)).toMatchObject({ received: 240_000, remaining: -120_000 });
    expect(await sentenceAt(cancel(id, first?.id ?? "", "Encore"))).toBe("Ce paiement est déjà annulé");
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
      const refused = await pay(id, { amount: "600", reference: "VIR 7", ...wrong });
      expect(refused).toRefuse(name, expect.stringContaining(sentence));
      expect(await typedIn(refused)).toMatchObject({ reference: "VIR 7" });
      expect(await db.payment.count()).toBe(0);
    },
  );
});

describe("a payment of more than twice what is owed", () => {
  it("is asked about before it is recorded, with all that was typed", async () => {
    const { id } = await makeIssuedInvoice(100_000);
    const refused = await pay(id, { amount: "12 000", reference: "VIR 9" });
    expect(refused.init.status).toBe(400);
    expect(await sentenceAt(refused, "confirm_excess")).toBe(
      "Ce paiement est de 12 000,00 MAD, et il ne reste que 1 200,00 MAD à payer : vérifiez le montant et la facture, ou confirmez que cette somme a été reçue.",
    );
    expect(await typedIn(refused)).toMatchObject({ amount: "12 000", reference: "VIR 9" });
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
    expect(await sentenceAt(pay(id, { amount: "1" }), "confirm_excess")).toContain("il ne reste rien à payer");
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
    await recordTransfer(id, 900_000, { mode: "card", reference: "cs_1", providerReference: "cs_1" });
    expect(await balanceOf(id)).toMatchObject({ received: 900_000 });
  });
});

it("the payments of an invoice come to 20 million at most, said in a sentence", async () => {
  const { id } = await makeIssuedInvoice(100_000);
  await pay(id, { amount: "19 999 000", confirm_excess: "on" });
  const refused = pay(id, { amount: "19 999 000", reference: "bis", confirm_excess: "on" });
  expect(await sentenceAt(refused, "amount")).toBe(
    "Les paiements d'une facture ne peuvent pas dépasser 20 000 000,00 en tout : vérifiez le montant",
  );
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
    await cancel(id, (await db.payment.findFirstOrThrow()).id, "Mauvais compte");
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
