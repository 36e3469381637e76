import { beforeEach, describe, expect, it } from "vitest";
import type { Currency, DocumentLine } from "~/features/billing/model/content";
import { db } from "~/server/db/db.server";
import type { JsonObject } from "~/server/db/transaction.server";
import { addDays, dayInCasablanca } from "~/site/calendar";
import { line, makeBillingClient, makeDraftInvoices, makeIssuer } from "../support/billing";
import { cookie, openOffice, sendForm, wordsAt } from "../support/office";
import { plain } from "../support/plain-words";
import { showPage } from "../support/show-page";

beforeEach(async () => {
  await openOffice();
  await makeIssuer();
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

const words = async (id: string) => plain(await wordsAt(`/admin/factures/${id}`));
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
  const TODAY = dayInCasablanca(new Date());
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
    await db.fiscalRule.create({
      data: { kind: "payment_days_max", value: 30, source: "loi à venir", valid_from: from },
    });
    expect(await issuedDue(90)).toMatch(/^F-/);
  });

  it("is shorter once a row says so, for the days of the settings too", async () => {
    const rule = { kind: "payment_days_max", value: 20, source: "loi nouvelle", valid_from: new Date(TODAY) } as const;
    await db.fiscalRule.create({ data: rule });
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
