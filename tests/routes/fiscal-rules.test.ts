import { beforeEach, describe, expect, it } from "vitest";
import { EXEMPTIONS } from "~/features/billing/model/exemptions";
import { issueInvoice } from "~/features/invoices/issue.server";
import { recordPayment } from "~/features/invoices/record-payment.server";
import { db } from "~/server/db/db.server";
import { addDays, dayInCasablanca } from "~/site/calendar";
import { errorsOf, typedIn } from "../support/answers";
import { makeDraftInvoice, makeIssuedInvoice, makeIssuer } from "../support/billing";
import { admin, cookie, openOffice, sendForm } from "../support/office";
import { plain } from "../support/plain-words";
import { showPage } from "../support/show-page";

beforeEach(async () => {
  await openOffice();
  await makeIssuer();
});

type Fields = Record<string, string>;

const TODAY = dayInCasablanca(new Date());
const PATH = "/admin/settings/regles";
const words = async (path = PATH) => plain((await showPage(path, { cookie })).words);
const add = (fields: Fields) =>
  sendForm(`${PATH}/nouvelle`, { intent: "fiscal-rule", source: "loi", valid_from: TODAY, ...fields });
const correct = (id: string, fields: Fields) =>
  sendForm(`${PATH}/${id}`, { intent: "fiscal-rule", source: "loi", ...fields });
const remove = (id: string) => sendForm(`${PATH}/${id}/supprimer`, {});
const ruleOf = (
  kind: "stamp_duty_cash" | "mention_export" | "payment_days_max" | "late_letter_first" | "late_letter_second",
  value?: number,
) => db.datedRule.findFirstOrThrow({ where: { kind, ...(value !== undefined && { value }) } });

describe("the rules of Paramètres", () => {
  it("are listed by group, each with its value, its text and since when", async () => {
    const page = await words();
    for (const said of [
      ...["TVA retenue par un organisme public", "75 %", "CGI, art. 117-IV, depuis le 01/01/2020", "20 000,00 MAD"],
      ...["15 jours", "Exonération de TVA : exportation de services", "Exento de IVA"],
      ...["Aucun changement pour l'instant."],
    ])
      expect(page).toContain(said);
  });

  it("get a new value from a day on, with its history", async () => {
    const from = addDays(TODAY, 10);
    await add({ kind: "stamp_duty_cash", value: "0,5", source: "CGI, art. 252 modifié", valid_from: from });
    expect(await ruleOf("stamp_duty_cash", 50)).toMatchObject({ source: "CGI, art. 252 modifié", used_at: null });
    const page = await words();
    expect(page).toContain("0,5 % À venir");
    expect(page).toMatch(/Droit de timbre sur les espèces\s?, ajoutée le .* par sara/);
    expect(page).toContain(`Depuis : 0,5 % (CGI, art. 252 modifié), du ${from.split("-").reverse().join("/")}`);
  });

  it.each([
    [{ kind: "stamp_duty_cash", value: "cent" }, "value", "Un taux de 0 à 100"],
    [{ kind: "stamp_duty_cash", value: "101" }, "value", "Un taux de 0 à 100"],
    [{ kind: "stamp_duty_cash", value: "2%5" }, "value", "Un taux de 0 à 100"],
    [{ kind: "payment_days_max", value: "-1" }, "value", "Un nombre de jours de 0 à 365"],
    [{ kind: "cash_warning_amount", value: "" }, "value", "Un montant en dirhams"],
    [{ kind: "mention_export", text_fr: "Exonéré", text_es: "Exento" }, "text_ar", "Écrivez la mention"],
    [{ kind: "stamp_duty_cash", value: "1", source: " " }, "source", "Dites quel texte le prévoit"],
    [{ kind: "stamp_duty_cash", value: "1", valid_from: "demain" }, "valid_from", "Choisissez un jour"],
  ] as [Fields, string, string][])("keep what was typed wrong, and say it: %#", async (fields, name, sentence) => {
    const typed = Object.fromEntries(Object.entries(fields).filter(([, text]) => text.trim()));
    const answer = await add(fields);
    expect(plain((await errorsOf(answer))[name]?.[0] ?? "")).toContain(sentence);
    expect(await typedIn(answer)).toMatchObject(typed);
  });

  it("have one value from one day", async () => {
    const twice = await errorsOf(add({ kind: "stamp_duty_cash", value: "1", valid_from: "2020-01-01" }));
    expect(twice[""]?.[0]).toContain("a déjà une valeur depuis ce jour");
    const span = { valid_from: TODAY, valid_until: addDays(TODAY, -1) };
    const early = await errorsOf(add({ kind: "stamp_duty_cash", value: "1", ...span }));
    expect(early[""]?.[0]).toContain("ne peut pas précéder le premier");
  });

  it("are corrected and deleted while nothing has gone by them, and the history keeps what they said", async () => {
    const { id } = await ruleOf("late_letter_first");
    await correct(id, { kind: "late_letter_first", value: "4", valid_from: "2020-01-01" });
    expect(await ruleOf("late_letter_first")).toMatchObject({ value: 4 });
    expect(await words()).toContain("Avant : 3 jours (usage), du 01/01/2020");
    await remove(id);
    expect(await db.datedRule.count({ where: { kind: "late_letter_first" } })).toBe(0);
    expect(await words()).toContain("Aucune valeur : cette règle ne s'applique pas.");
    expect(await words()).toMatch(/Première lettre de retard\s?, supprimée le .* par sara/);
  });

  it("stay as they are once a payment or a document has gone by them", async () => {
    const { id: invoiceId } = await makeIssuedInvoice(100_000);
    await recordPayment(admin, {
      ...{ invoiceId, paidOn: TODAY, mode: "cash", reference: null, received: 1000 },
      ...{ vatWithheld: 0, feeWithheld: 0, isCashConfirmed: false },
    });
    const duty = await ruleOf("stamp_duty_cash");
    expect(duty.used_at).not.toBeNull();
    expect((await ruleOf("payment_days_max")).used_at).not.toBeNull();
    expect((await ruleOf("mention_export")).used_at).toBeNull();
    const kept = await errorsOf(correct(duty.id, { kind: "stamp_duty_cash", value: "1", valid_from: "2020-01-01" }));
    expect(kept[""]?.[0]).toContain("a déjà suivi cette valeur");
    await expect(remove(duty.id)).resolves.toFlash("Erreur", expect.stringContaining("a déjà suivi cette valeur"));
    expect(await words(`${PATH}/${duty.id}`)).toContain("a déjà suivi cette valeur");
    expect(await ruleOf("stamp_duty_cash")).toMatchObject({ value: 25 });
  });
});

describe("a payment", () => {
  const pay = (invoiceId: string, more: object) =>
    recordPayment(admin, {
      ...{ invoiceId, paidOn: TODAY, mode: "transfer", reference: null, received: 1000 },
      ...{ vatWithheld: 0, feeWithheld: 0, isCashConfirmed: false, ...more },
    });
  const used = async () =>
    (await db.datedRule.findMany({ where: { used_at: { not: null } }, orderBy: { kind: "asc" } })).map(
      ({ kind }) => kind,
    );

  it("in cash goes by the rule of the stamp, and by those of the warning only once that was given", async () => {
    const { id } = await makeIssuedInvoice(5_000_000);
    await pay(id, { mode: "cash" });
    expect(await used()).toEqual(["stamp_duty_cash", "payment_days_max"]);
    const much = { mode: "cash", received: 2_000_000 };
    await expect(pay(id, much)).rejects.toMatchObject({ field: "confirm_cash" });
    expect(await used()).toEqual(["stamp_duty_cash", "payment_days_max"]);
    await pay(id, { ...much, isCashConfirmed: true });
    expect(await used()).toEqual(["stamp_duty_cash", "cash_warning_amount", "cash_fine", "payment_days_max"]);
  });

  it("with VAT withheld goes by the one rule that allows it", async () => {
    const { id } = await makeIssuedInvoice(100_000, { is_public_body: true });
    await pay(id, { received: 105_000, vatWithheld: 15_000 });
    expect(await used()).toEqual(["vat_withheld_public_body", "payment_days_max"]);
  });

  it("and a document leave the rules unmarked that they did not go by", async () => {
    const { id } = await makeIssuedInvoice(100_000);
    await pay(id, { mode: "cash" });
    await makeIssuedInvoice(100_000, { rateBp: 0, country: "ES", currency: "EUR" });
    expect(await used()).toEqual(["stamp_duty_cash", "payment_days_max", "mention_export"]);
  });

  it("says in its form what may be withheld where the agency is no company", async () => {
    await db.legalIdentity.updateMany({ data: { legal_form: "sole_trader" } });
    const { id } = await makeIssuedInvoice(100_000);
    const page = await showPage(`/admin/factures/${id}`, { cookie });
    expect(plain(page.words)).toContain("retenir jusqu'à 100 % de la TVA d'une personne physique");
    expect(/<input[^>]* name="amount"[^>]*>/.exec(page.html)?.[0]).toContain('value="1200,00"');
  });
});

describe("the letters to clients who are late", () => {
  it("wait for a day at least", async () => {
    for (const kind of ["late_letter_first", "late_letter_second"]) {
      const { value } = await errorsOf(add({ kind, value: "0" }));
      expect(value?.[0]).toContain("Un nombre de jours de 1 à 365");
    }
  });

  it("never change their order, now or later", async () => {
    const said = expect.stringContaining("La seconde lettre de retard part après la première");
    const later = addDays(TODAY, 30);
    expect((await errorsOf(add({ kind: "late_letter_first", value: "15" })))[""]).toEqual([said]);
    expect((await errorsOf(add({ kind: "late_letter_second", value: "3", valid_from: later })))[""]).toEqual([said]);
    await add({ kind: "late_letter_second", value: "40", valid_from: later });
    await add({ kind: "late_letter_first", value: "20", valid_from: later });
    // Without it, those 20 days would come after the 15 of before.
    const { id } = await ruleOf("late_letter_second", 40);
    await expect(remove(id)).resolves.toFlash("Erreur", said);
    const { id: first } = await ruleOf("late_letter_first", 20);
    const early = { kind: "late_letter_first", value: "20", valid_from: addDays(TODAY, 29) };
    expect((await errorsOf(correct(first, early)))[""]).toEqual([said]);
    expect(await db.datedRule.count({ where: { kind: { in: ["late_letter_first", "late_letter_second"] } } })).toBe(4);
  });
});

describe("the words of an exemption", () => {
  const issue = () => makeIssuedInvoice(100_000, { rateBp: 0, country: "ES", currency: "EUR", language: "es" });
  const documentOf = async (id: string) =>
    JSON.parse((await db.invoice.findUniqueOrThrow({ where: { id } })).document ?? "");

  it("are those of the day, and a document keeps them when they change", async () => {
    const before = await issue();
    const texts = { text_fr: "Exonéré, nouvel article", text_es: "Exento, artículo nuevo", text_ar: "معفى" };
    await add({ kind: "mention_export", ...texts });
    const after = await issue();
    expect(await documentOf(before.id)).toMatchObject({ exemptionTexts: { export: EXEMPTIONS.export.es } });
    expect(await documentOf(after.id)).toMatchObject({ exemptionTexts: { export: texts.text_es } });
    expect(await words(`/admin/factures/${before.id}`)).toContain("exportación de servicios");
    expect(await words(`/admin/factures/${after.id}`)).toContain("Exento, artículo nuevo");
  });

  it("are missed before a document is issued without them", async () => {
    await db.datedRule.deleteMany({ where: { kind: "mention_export" } });
    await expect(issue()).rejects.toThrow("n’a pas de texte ce jour-là");
    expect(await db.invoice.count({ where: { number: { not: null } } })).toBe(0);
  });
});

describe("the rates and delays of Paramètres", () => {
  const post = (fields: Fields) => sendForm("/admin/settings", fields);

  it("keep a rate to come that a document of a day to come bears", async () => {
    const from = addDays(TODAY, 20);
    const { id: rateId } = await db.vatRate.create({ data: { rate_bp: 1400, valid_from: new Date(from) } });
    const { id: draftId } = await makeDraftInvoice(100_000, { rateBp: 1400 });
    await db.invoice.update({ where: { id: draftId }, data: { operation_on: new Date(addDays(TODAY, 25)) } });
    await issueInvoice(admin, draftId);
    await expect(post({ intent: "delete-rate", id: rateId })).resolves.toFlash(
      "Erreur",
      expect.stringContaining("Un document porte déjà ce taux"),
    );
  });

  it("let a rate go that no document bears, and keep one that a document bears", async () => {
    const unused = await db.vatRate.create({ data: { rate_bp: 1400, valid_from: new Date(TODAY) } });
    await post({ intent: "delete-rate", id: unused.id });
    expect(await db.vatRate.count({ where: { rate_bp: 1400 } })).toBe(0);
    await makeIssuedInvoice(100_000);
    const borne = await db.vatRate.findFirstOrThrow({ where: { rate_bp: 2000 } });
    await expect(post({ intent: "delete-rate", id: borne.id })).resolves.toFlash(
      "Erreur",
      expect.stringContaining("Un document porte déjà ce taux"),
    );
  });
});
