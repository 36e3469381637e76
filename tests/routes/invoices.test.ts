import { beforeEach, describe, expect, it } from "vitest";
import { currentSeller, freezeDocument, nextNumber } from "~/features/billing/issue.server";
import { parseDocument } from "~/features/billing/schema";
import { yearInCasablanca } from "~/lib/dates/casablanca";
import { db } from "~/server/db/db.server";
import { idIn, sentenceAt, typedIn } from "../support/answers";
import { line, makeAcceptedQuote, makeBillingClient } from "../support/billing";
import { billingDocument } from "../support/billing-documents";
import { outbox } from "../support/mail";
import { cookie, openBillingOffice, sendForm } from "../support/office";
import { showPage } from "../support/show-page";

beforeEach(openBillingOffice);

type Fields = Record<string, string>;
const YEAR = yearInCasablanca(new Date());
const pageOf = (id: string) => `/admin/factures/${id}`;
const show = (path: string) => showPage(path, { cookie });
const start = (fields: Fields) => idIn(sendForm("/admin/factures/nouvelle", fields));
const post = (id: string, fields: Fields) => sendForm(pageOf(id), fields);
const issue = (id: string) => sendForm(`${pageOf(id)}/emettre`, {});
const read = (id: string) => db.invoice.findUniqueOrThrow({ where: { id }, include: { taxes: true, balance: true } });
const documentOf = async (id: string) => parseDocument((await read(id)).document ?? "");

const LINE = {
  "lines[0].designation": "Maintenance",
  "lines[0].quantity": "1,5",
  "lines[0].unit": "jour",
  "lines[0].unit_price": "1 250,50",
  "lines[0].discount": "10",
  "lines[0].vat": "rate:2000",
};

async function freeDraft() {
  const client = await makeBillingClient();
  return start({ intent: "free", billing_client_id: client.id, title: "Maintenance" });
}

async function writtenDraft() {
  const id = await freeDraft();
  await post(id, { intent: "lines", title: "Maintenance", ...LINE });
  return id;
}

describe("a free invoice", () => {
  it("is written as a draft without a number, then issued with one, and sent", async () => {
    const id = await freeDraft();
    await post(id, { intent: "lines", title: "Maintenance de mai", operation_on: "2026-05-31", ...LINE });
    expect(await read(id)).toMatchObject({ number: null, net: 168_818, tax: 33_764, gross: 202_582 });
    expect((await show(pageOf(id))).words).toContain("Maintenance de mai");
    expect(await issue(id)).toRedirect(pageOf(id));
    expect(await read(id)).toMatchObject({ number: `F-${YEAR}-0001`, payable: 202_582 });
    expect((await documentOf(id)).operationOn).toBe("2026-05-31");
    const { words } = await show(pageOf(id));
    expect(words).toContain(`Facture F-${YEAR}-0001`);
    expect(words).toContain(
      "Arrêtée la présente facture à la somme de : deux mille vingt-cinq dirhams et quatre-vingt-deux centimes",
    );
    expect(await outbox()).toEqual(["invoice-issued to khadija@riad.example"]);
  });

  it("is issued once, however often the button is pressed, and never changes or goes after that", async () => {
    const id = await writtenDraft();
    await Promise.all([issue(id), issue(id), issue(id)]);
    expect(await db.numberSeries.findMany()).toEqual([{ series: "F", year: YEAR, last: 1 }]);
    expect(await outbox()).toHaveLength(1);
    expect(await sentenceAt(post(id, { intent: "lines", title: "Autre", ...LINE }))).toContain("déjà émise");
    await sendForm(`${pageOf(id)}/supprimer`, {});
    expect(await read(id)).toMatchObject({ title: "Maintenance" });
  });

  it.each([
    [{ "lines[0].quantity": "0" }, "lines[0].quantity", "Une quantité au-dessus de zéro"],
    [{ "lines[0].quantity": "-1" }, "lines[0].quantity", "Une quantité au-dessus de zéro"],
    [{ "lines[0].unit_price": "mille" }, "lines[0].unit_price", "Un prix hors taxes"],
    [{ "lines[0].unit_price": "1000000000" }, "lines[0].unit_price", "20 millions au plus"],
    [{ "lines[0].discount": "101" }, "lines[0].discount", "Une remise de 0 à 100 %"],
    [{ "lines[0].vat": "rate:0" }, "lines[0].vat", "Choisissez un taux de TVA"],
    [{ "lines[0].vat": "none:rien" }, "lines[0].vat", "Choisissez un taux de TVA"],
    [{ "lines[0].designation": " " }, "lines[0].designation", "Dites ce qui est facturé"],
    [{ title: "" }, "title", "L'objet est requis"],
    [{ due_on: "demain" }, "due_on", "Choisissez un jour"],
  ] as [Fields, string, string][])(
    "refuses %j with a sentence, and keeps what was typed",
    async (wrong, name, sentence) => {
      const id = await freeDraft();
      const refused = await post(id, { intent: "lines", title: "Maintenance", ...LINE, ...wrong });
      expect(refused.init.status).toBe(400);
      expect(await sentenceAt(refused, name)).toContain(sentence);
      expect(await typedIn(refused)).toMatchObject({ lines: [{ unit: "jour" }] });
    },
  );

  it.each([
    ["2", "20 000 000", "lines[0].unit_price"],
    ["1 000 000", "20 000 000", "lines[0].unit_price"],
    ["1", "18 000 000", "lines"],
  ])("of %s at %s is refused, for it comes to too much", async (quantity, price, field) => {
    const id = await freeDraft();
    const fields = { "lines[0].quantity": quantity, "lines[0].unit_price": price, "lines[0].discount": "" };
    const refused = await post(id, { intent: "lines", title: "Maintenance", ...LINE, ...fields });
    expect(refused).toRefuse(field, expect.stringContaining("dépasse"));
    expect(await typedIn(refused)).toMatchObject({ lines: [{ quantity, unit_price: price }] });
    expect(await read(id)).toMatchObject({ gross: 0, version: 1 });
  });

  it("is not saved over another's unawares", async () => {
    const id = await freeDraft();
    await post(id, { intent: "lines", title: "Un", version: "1", ...LINE });
    const { data, init } = await post(id, { intent: "lines", title: "Deux", version: "1", ...LINE });
    expect([init.status, data.newerVersion]).toEqual([409, 2]);
    expect((await read(id)).title).toBe("Un");
  });

  it("grows and moves its lines by buttons of the form, without scripts", async () => {
    const id = await freeDraft();
    const intent = JSON.stringify({ type: "insert", payload: { name: "lines" } });
    const { data, init } = await post(id, { intent: "lines", title: "Un", ...LINE, __intent__: intent });
    expect(init.status).toBe(200);
    expect(data.lastResult.initialValue.lines).toHaveLength(2);
  });

  it("names the mention that is missing, with the way to mend it, and takes no number", async () => {
    const id = await writtenDraft();
    await db.legalIdentity.update({ where: { id: 1 }, data: { ice: null } });
    const { words, html } = await show(pageOf(id));
    expect(words).toContain("il manque ICE dans l'identité légale des Paramètres");
    expect(html).toContain('href="/admin/settings#identite"');
    await expect(issue(id)).toFlash("Erreur", expect.stringContaining("ICE"));
    expect(await db.numberSeries.count()).toBe(0);
  });

  it("names what is missing of the client", async () => {
    const client = await makeBillingClient({ legal_name: "Atlas" });
    await db.billingClient.update({ where: { id: client.id }, data: { address: null } });
    const id = await start({ intent: "free", billing_client_id: client.id, title: "Maintenance" });
    await post(id, { intent: "lines", title: "Maintenance", ...LINE });
    expect((await show(pageOf(id))).words).toContain("Il manque l'adresse à l'identité de facturation de Atlas");
    await issue(id);
    expect((await read(id)).number).toBeNull();
  });
});

const THIRDS = [
  { title: "Acompte", shareBp: 3333, kind: "deposit" as const, days: 0 },
  { title: "Maquettes", shareBp: 3333, kind: "progress" as const, days: 20 },
  { title: "Solde", shareBp: 3334, kind: "balance" as const, days: 40 },
];

describe("the invoices of a quote", () => {
  it("add up to what was accepted, to the centime: the balance takes off what was asked for, with its VAT", async () => {
    const lines = [line(1_000_001), line(33_333, { vatRateBp: 1000 })];
    const { id: quote_id, number } = await makeAcceptedQuote({ lines, schedule: THIRDS });
    const ids = [];
    for (const fields of [{ intent: "step", step: "0" }, { intent: "step", step: "1" }, { intent: "balance" }]) {
      const id = await start({ ...fields, quote_id } as Fields);
      await issue(id);
      ids.push(id);
    }
    const [deposit, progress, balance] = await Promise.all(ids.map(read));
    expect(balance).toMatchObject({ kind: "balance", net: 1_033_334, tax: 203_333, gross: 1_236_667 });
    expect((deposit?.payable ?? 0) + (progress?.payable ?? 0) + (balance?.payable ?? 0)).toBe(1_236_667);
    const document = await documentOf(ids[2] ?? "");
    expect(document.lines.map(({ amount }) => amount)).toEqual([1_000_001, 33_333]);
    expect(document.deductions.map((each) => each.number)).toEqual([deposit?.number, progress?.number]);
    expect(document.deductions[0]?.taxes).toHaveLength(2);
    expect(document.quoteNumber).toBe(number);
    const { words } = await show(pageOf(ids[2] ?? ""));
    expect(words).toContain("Acomptes et situations déduits");
    expect(words).toContain(`Moins ${deposit?.number}`);
  });

  it("never ask for more than was accepted, nor for anything after the balance", async () => {
    const { id: quote_id } = await makeAcceptedQuote({ lines: [line(100_000)] });
    const most = await start({ intent: "share", quote_id, title: "Presque tout", share: "90" });
    await issue(most);
    const more = await start({ intent: "share", quote_id, title: "Encore", share: "20" });
    await expect(issue(more)).toFlash("Erreur", expect.stringContaining("dépasseraient ce qui a été accepté"));
    const rest = await start({ intent: "balance", quote_id });
    await issue(rest);
    expect((await read(rest)).payable).toBe(12_000);
    const late = await start({ intent: "share", quote_id, title: "Trop tard", share: "1" });
    await expect(issue(late)).toFlash("Erreur", expect.stringContaining("Le solde de ce devis est déjà émis"));
  });

  it("are only made of a quote that was accepted", async () => {
    const client = await makeBillingClient();
    const id = crypto.randomUUID();
    const draft = { id, root_id: id, title: "Brouillon", content: {}, billing_client_id: client.id };
    await db.quote.create({ data: draft });
    const asked = sendForm("/admin/factures/nouvelle", { intent: "balance", quote_id: id });
    expect(await sentenceAt(asked)).toContain("n'est pas accepté");
    expect(await db.invoice.count()).toBe(0);
  });
});

describe("a credit note", () => {
  async function issued() {
    const id = await freeDraft();
    const rest = { "lines[0].quantity": "1", "lines[0].discount": "", "lines[0].unit_price": "1000,03" };
    await post(id, { intent: "lines", title: "Maintenance", ...LINE, ...rest });
    await issue(id);
    return id;
  }

  const credit = (id: string) => idIn(post(id, { intent: "credit" }));

  const reduced = (unit_price: string) => ({
    ...{ intent: "lines", title: "Geste commercial", "lines[0].designation": "Geste" },
    ...{ "lines[0].quantity": "1", "lines[0].unit_price": unit_price, "lines[0].vat": "rate:2000" },
  });

  it("takes everything back, in the same series, and the invoice is settled by it", async () => {
    const id = await issued();
    const creditId = await credit(id);
    await issue(creditId);
    expect(await read(creditId)).toMatchObject({ kind: "credit", number: `F-${YEAR}-0002`, gross: 120_004 });
    expect((await read(id)).balance).toMatchObject({ credited: 120_004, remaining: 0 });
    expect((await documentOf(creditId)).corrects).toMatchObject({ number: `F-${YEAR}-0001` });
    expect((await show(pageOf(id))).words).toContain("Annulée par avoir");
    expect(await outbox()).toContain("credit-issued to khadija@riad.example");
  });

  it("in parts never takes more of a rate than is left of it, and the last takes the last centime", async () => {
    const id = await issued();
    for (const price of ["333,34", "333,34"]) {
      const part = await credit(id);
      await post(part, reduced(price));
      await issue(part);
    }
    const tooMuch = await credit(id);
    await post(tooMuch, reduced("333,36"));
    await expect(issue(tooMuch)).toFlash("Erreur", expect.stringContaining("ne peut pas dépasser ce qu’il reste"));
    const otherRate = await credit(id);
    await post(otherRate, { ...reduced("10"), "lines[0].vat": "rate:1000" });
    await expect(issue(otherRate)).toFlash("Erreur", expect.stringContaining("ne peut pas dépasser ce qu’il reste"));
    await post(tooMuch, reduced("333,35"));
    await issue(tooMuch);
    expect((await read(id)).balance).toMatchObject({ credited: 120_004, remaining: 0 });
    await expect(post(id, { intent: "credit" })).toFlash("Erreur", expect.stringContaining("Il ne reste rien"));
  });

  it("on a deposit gives the balance back what it took: a cancelled deposit is not deducted", async () => {
    const { id: quote_id } = await makeAcceptedQuote({ lines: [line(100_000)] });
    const deposit = await start({ intent: "step", step: "0", quote_id });
    await issue(deposit);
    await issue(await credit(deposit));
    const balance = await start({ intent: "balance", quote_id });
    await issue(balance);
    expect(await read(balance)).toMatchObject({ payable: 120_000, deducted: 0 });
  });
});

describe("numbers of documents", () => {
  it("follow each other, by series and year", async () => {
    const given = await db.$transaction(async (tx) => [
      await nextNumber(tx, "quote", 2031),
      await nextNumber(tx, "quote", 2031),
      await nextNumber(tx, "invoice", 2031),
      await nextNumber(tx, "quote", 2032),
    ]);
    expect(given).toEqual(["D-2031-0001", "D-2031-0002", "F-2031-0001", "D-2032-0001"]);
  });

  it("are given again when their transaction fails", async () => {
    const failing = db.$transaction(async (tx) => {
      await nextNumber(tx, "receipt", 2033);
      throw new Error("stopped");
    });
    await expect(failing).rejects.toThrow("stopped");
    expect(await db.$transaction((tx) => nextNumber(tx, "receipt", 2033))).toBe("R-2033-0001");
  });
});

describe("who issues", () => {
  it("is refused by name while a mention of the law is empty", async () => {
    await db.legalIdentity.deleteMany();
    await db.legalIdentity.create({ data: { legal_name: "Atelier", legal_form: "auto_entrepreneur" } });
    await expect(db.$transaction((tx) => currentSeller(tx))).rejects.toThrow(
      "il manque Siège social, ICE, Identifiant fiscal (IF), Taxe professionnelle (TP) et RIB dans l’identité légale",
    );
  });
});

describe("a frozen document", () => {
  it("is read as it was frozen, and shows a change by its digest", () => {
    const document = billingDocument({ lines: [] });
    const frozen = freezeDocument(document);
    expect(parseDocument(frozen.document)).toEqual(document);
    expect(freezeDocument({ ...document, payable: 1 }).document_sha256).not.toBe(frozen.document_sha256);
  });
});
