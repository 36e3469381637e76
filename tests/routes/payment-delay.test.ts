import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/server/db/db.server";
import { addDays, dayInCasablanca } from "~/site/calendar";
import { makeDraftInvoices, makeIssuer } from "../support/billing";
import { cookie, openOffice, sendForm } from "../support/office";
import { plain } from "../support/plain-words";
import { showPage } from "../support/show-page";

const TODAY = dayInCasablanca(new Date());

let id = "";

beforeEach(async () => {
  await openOffice();
  await makeIssuer();
  await makeDraftInvoices(1);
  id = (await db.invoice.findFirstOrThrow()).id;
});

const words = async () => plain((await showPage(`/admin/factures/${id}`, { cookie })).words);

/** Issues the draft with a last day of payment. @returns its number; null where it stays a draft */
async function issuedDue(days: number): Promise<string | null> {
  await db.invoice.update({ where: { id }, data: { due_on: new Date(addDays(TODAY, days)) } });
  await sendForm(`/admin/factures/${id}/emettre`, {}).catch(() => undefined);
  return (await db.invoice.findUniqueOrThrow({ where: { id } })).number;
}

describe("the delay of payment", () => {
  it("is at most that of the law on the day of issue, said on the draft", async () => {
    expect(await issuedDue(121)).toBeNull();
    expect(await words()).toContain("L'échéance dépasse les 120 jours que permet la loi (loi 69-21)");
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
    expect(await words()).toContain("L'échéance dépasse les 20 jours que permet la loi (loi nouvelle)");

    await db.invoice.update({ where: { id }, data: { due_on: null } });
    expect(await words()).not.toContain("L'échéance dépasse");
    await sendForm(`/admin/factures/${id}/emettre`, {});
    expect(await db.invoice.findUniqueOrThrow({ where: { id } })).toMatchObject({
      number: expect.stringMatching(/^F-/),
      due_on: new Date(addDays(TODAY, 20)),
    });
  });
});
