import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { parseDocument } from "~/features/billing/schema";
import { issueDepositInvoice } from "~/features/invoices/issue.server";
import { yearInCasablanca } from "~/lib/dates/casablanca";
import { db } from "~/server/db/db.server";
import { addDays, dayInCasablanca } from "~/site/calendar";
import { idIn } from "../support/answers";
import { line, makeAcceptedQuote } from "../support/billing";
import { outbox } from "../support/mail";
import { cookie, openBillingOffice, sendForm } from "../support/office";
import { makePerson } from "../support/people";
import { signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

let quote_id: string;

const THIRDS = [
  { title: "Commande", shareBp: 3000, kind: "deposit" as const, days: 0 },
  { title: "Maquettes", shareBp: 3000, kind: "progress" as const, days: 20 },
  { title: "Livraison", shareBp: 4000, kind: "balance" as const, days: 40 },
];

beforeEach(async () => {
  await openBillingOffice();
  quote_id = (await makeAcceptedQuote({ lines: [line(100_000)], schedule: THIRDS })).id;
});

const begin = (fields: Record<string, string>, by = cookie) =>
  idIn(postForm("/admin/factures/nouvelle", { quote_id, ...fields }, by));

const step = (index: number) => begin({ intent: "step", step: String(index) });
const balance = () => begin({ intent: "balance" });
const pathOf = (id: string) => `/admin/factures/${id}`;
const issue = (id: string) => sendForm(`${pathOf(id)}/emettre`, {});

const credit = async (id: string) => issue(await idIn(sendForm(pathOf(id), { intent: "credit" })));

const screen = () => showPage(`/admin/factures/nouvelle?devis=${quote_id}`, { cookie });

/** A second draft of the same step, as one is stored that was begun before a step had one draft at most. */
async function copyOf(id: string): Promise<string> {
  const { id: _, content, ...draft } = await db.invoice.findUniqueOrThrow({ where: { id } });
  return (await db.invoice.create({ data: { ...draft, content: content as object } })).id;
}

describe("a step of a schedule", () => {
  it("has one draft, whether its button is pressed twice or by two colleagues at once", async () => {
    const karim = await signedInAs((await makePerson("admin", "karim@zellige.example")).id);
    const fields = { intent: "step", step: "1" };
    const ids = await Promise.all([begin(fields), begin(fields, karim), begin(fields)]);
    expect(new Set([...ids, await step(1)]).size).toBe(1);
    expect(await db.invoice.count()).toBe(1);
    expect(await db.auditEntry.count({ where: { action: "drafted" } })).toBe(1);
    const again = sendForm("/admin/factures/nouvelle", { quote_id, ...fields });
    await expect(again).toFlash("Succès", "Cette étape a déjà sa facture\u202f: la voici");
  });

  it("that is invoiced leads to its invoice, and so does the balance", async () => {
    const deposit = await step(0);
    await issue(deposit);
    expect(await step(0)).toBe(deposit);
    const rest = await balance();
    await issue(rest);
    expect([await balance(), await step(2)]).toEqual([rest, rest]);
    expect(await db.invoice.count()).toBe(2);
    const { html } = await screen();
    for (const id of [deposit, rest]) expect(html).toContain(`href="${pathOf(id)}"`);
    expect(html).not.toContain('name="intent" value="balance"');
  });

  it("is issued once of two drafts, one after the other or at once", async () => {
    const one = await step(1);
    const other = await copyOf(one);
    const answers = await Promise.all([issue(one), issue(other)]);
    expect(answers).toHaveLength(2);
    const issued = await db.invoice.findMany({ where: { issued_at: { not: null } } });
    expect(issued).toHaveLength(1);
    const refused = issued[0]?.id === one ? other : one;
    const sentence = `Cette étape du devis est déjà facturée par ${issued[0]?.number}\u202f: un avoir la corrige`;
    await expect(issue(refused)).toFlash("Erreur", sentence);
  });

  it("has as many shares as the agency names", async () => {
    const share = { intent: "share", title: "Textes", share: "10" };
    expect(await begin(share)).not.toBe(await begin(share));
  });
});

describe("a step whose invoice is wholly credited", () => {
  it("can be invoiced again as that step, and its former invoice stays told", async () => {
    const first = await step(0);
    await issue(first);
    await credit(first);
    const { words, html } = await screen();
    expect(words).toContain("annulée par avoir");
    expect(html).toContain('name="step" value="0"');
    const second = await step(0);
    expect(second).not.toBe(first);
    await issue(second);
    expect(await db.invoice.findUnique({ where: { id: second } })).toMatchObject({
      ...{ kind: "deposit", schedule_step: 0, payable: 36_000, number: expect.stringMatching(/^F-/) },
    });
  });

  it("is the balance too", async () => {
    const first = await balance();
    await issue(first);
    await credit(first);
    expect((await screen()).html).toContain('name="intent" value="balance"');
    const second = await balance();
    await issue(second);
    expect(second).not.toBe(first);
    expect(await db.invoice.findUnique({ where: { id: second } })).toMatchObject({ kind: "balance", payable: 120_000 });
  });

  it("leaves a draft of it in the trash its place", async () => {
    const draft = await step(0);
    await sendForm(`${pathOf(draft)}/supprimer`, {});
    const { id } = await db.trashItem.findFirstOrThrow();
    const restore = () => sendForm("/admin/corbeille", { intent: "restore", id });
    const first = await step(0);
    await issue(first);
    await expect(restore()).toFlash("Erreur", "Cette étape du devis a été facturée entre-temps.");
    await credit(first);
    await expect(restore()).toFlash("Succès", "Restauration faite");
    expect(await step(0)).toBe(draft);
  });
});

const YEAR = yearInCasablanca(new Date());
const deposit = (quoteId: string) => db.$transaction((tx) => issueDepositInvoice(tx, quoteId));
const read = (id: string) => db.invoice.findUniqueOrThrow({ where: { id }, include: { taxes: true, balance: true } });

describe("the deposit of an accepted quote", () => {
  it("has the next number, the share of each rate, snapshots of both sides, and a letter", async () => {
    const { id } = await makeAcceptedQuote({ lines: [line(1_000_001), line(50_000, { vatRateBp: 1000 })] });
    const issued = await deposit(id);
    expect(issued?.number).toBe(`F-${YEAR}-0001`);
    const { document, document_sha256, taxes, balance, ...stored } = await read(issued?.id ?? "");
    expect(stored).toMatchObject({ kind: "deposit", net: 525_001, tax: 102_500, gross: 627_501, payable: 627_501 });
    expect(taxes).toEqual([
      { invoice_id: stored.id, rate_bp: 2000, exemption: "", base: 500_001, tax: 100_000 },
      { invoice_id: stored.id, rate_bp: 1000, exemption: "", base: 25_000, tax: 2500 },
    ]);
    expect(balance).toMatchObject({ payable: 627_501, remaining: 627_501, received: 0, settled_at: null });
    expect(parseDocument(document ?? "")).toMatchObject({
      ...{ number: issued?.number, seller: { legalName: "Atelier Nour" }, buyer: { legalName: "Riad Benali" } },
      lines: [{ designation: expect.stringMatching(/^Acompte de 50\s% sur le devis D-2026-/) }, {}],
    });
    expect(document_sha256).toBe(
      createHash("sha256")
        .update(document ?? "")
        .digest("hex"),
    );
    expect(await outbox()).toEqual(["invoice-issued to khadija@riad.example"]);
  });

  it("is none where the schedule begins with none", async () => {
    const schedule = [{ title: "Solde", shareBp: 10_000, kind: "balance" as const, days: null }];
    const { id } = await makeAcceptedQuote({ lines: [line(1000)], schedule });
    expect(await deposit(id)).toBeNull();
    expect(await db.invoice.count()).toBe(0);
  });

  it("stays a draft while a mention of the law is missing, and takes no number", async () => {
    await db.legalIdentity.update({ where: { id: 1 }, data: { ice: null } });
    const { id } = await makeAcceptedQuote({ lines: [line(1000)] });
    expect(await deposit(id)).toMatchObject({ number: null });
    expect(await db.numberSeries.count()).toBe(0);
    expect(await outbox()).toEqual([]);
  });

  it("is refused by the database itself to whoever would change or delete it", async () => {
    const { id } = await makeAcceptedQuote({ lines: [line(1000)] });
    const { id: invoiceId } = (await deposit(id)) ?? { id: "" };
    const refused = /cannot be changed/;
    await expect(db.invoice.update({ where: { id: invoiceId }, data: { title: "Autre" } })).rejects.toThrow(refused);
    const where = { invoice_id: invoiceId };
    await expect(db.invoiceTax.updateMany({ where, data: { tax: 0 } })).rejects.toThrow(refused);
    await expect(db.invoiceTax.deleteMany({ where })).rejects.toThrow(refused);
    await db.invoiceBalance.delete({ where });
    await expect(db.invoice.delete({ where: { id: invoiceId } })).rejects.toThrow(refused);
  });
});

const DAY_MS = 86_400_000;
const TODAY = dayInCasablanca(new Date());

/** Accepted so many days ago; its steps are due so many days after that. */
function quoteOf(acceptedDaysAgo: number, stepDays: number, balanceDays: number | null = null) {
  const schedule = [
    { title: "Maquettes", shareBp: 4000, kind: "progress" as const, days: stepDays },
    { title: "Livraison", shareBp: 6000, kind: "balance" as const, days: balanceDays },
  ];
  const acceptedAt = new Date(Date.now() - acceptedDaysAgo * DAY_MS);
  return makeAcceptedQuote({ lines: [line(100_000)], schedule, acceptedAt });
}

const draft = (quote_id: string, fields: Record<string, string>) => begin({ quote_id, ...fields });
const dueIn = async (id: string) => (await db.invoice.findUniqueOrThrow({ where: { id } })).due_on;

describe("an invoice of a step is due", () => {
  it.each([
    ["so many days after the acceptance, whenever its draft was written", 25, 30, 5],
    ["on the day of issue where that day is past", 40, 30, 0],
    ["no later than the law allows", 10, 400, 120],
  ])("%s", async (_, acceptedDaysAgo, stepDays, expected) => {
    const quote = await quoteOf(acceptedDaysAgo, stepDays);
    const id = await draft(quote.id, { intent: "step", step: "0" });
    const due = new Date(addDays(TODAY, expected));
    expect(await dueIn(id)).toEqual(due);
    await issue(id);
    expect(await db.invoice.findUnique({ where: { id } })).toMatchObject({
      ...{ due_on: due, number: expect.stringMatching(/^F-/) },
    });
  });

  it("on the day of issue where its draft has waited past its day", async () => {
    const id = await draft((await quoteOf(20, 30)).id, { intent: "step", step: "0" });
    await db.invoice.update({ where: { id }, data: { due_on: new Date(addDays(TODAY, -3)) } });
    await issue(id);
    expect(await dueIn(id)).toEqual(new Date(TODAY));
  });
});

describe("the balance is due", () => {
  it("so many days after the acceptance where the schedule says so", async () => {
    const id = await draft((await quoteOf(10, 0, 30)).id, { intent: "balance" });
    expect(await dueIn(id)).toEqual(new Date(addDays(TODAY, 20)));
    expect(await db.invoice.findUnique({ where: { id } })).toMatchObject({ kind: "balance", schedule_step: 1 });
  });

  it("after the days of the settings where the schedule says none", async () => {
    const id = await draft((await quoteOf(10, 0)).id, { intent: "balance" });
    await issue(id);
    expect(await dueIn(id)).toEqual(new Date(addDays(TODAY, 30)));
  });
});
