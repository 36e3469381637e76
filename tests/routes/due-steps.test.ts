import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/server/db/db.server";
import { addDays, dayInCasablanca } from "~/site/calendar";
import { line, makeAcceptedQuote, makeIssuer } from "../support/billing";
import { openOffice, sendForm } from "../support/office";

const DAY_MS = 86_400_000;
const TODAY = dayInCasablanca(new Date());

beforeEach(async () => {
  await openOffice();
  await makeIssuer();
});

/** Accepted so many days ago; its steps are due so many days after that. */
function quoteOf(acceptedDaysAgo: number, stepDays: number, balanceDays: number | null = null) {
  const schedule = [
    { title: "Maquettes", shareBp: 4000, kind: "progress" as const, days: stepDays },
    { title: "Livraison", shareBp: 6000, kind: "balance" as const, days: balanceDays },
  ];
  const acceptedAt = new Date(Date.now() - acceptedDaysAgo * DAY_MS);
  return makeAcceptedQuote({ lines: [line(100_000)], schedule, acceptedAt });
}

async function draft(quote_id: string, fields: Record<string, string>) {
  const answer = await sendForm("/admin/factures/nouvelle", { quote_id, ...fields });
  return (answer as Response).headers.get("Location")?.split("/").at(-1) ?? "";
}
const issue = (id: string) => sendForm(`/admin/factures/${id}/emettre`, {});
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
