import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/server/db/db.server";
import { makeProjectSpace } from "../support/project-space";
import { sendQuote } from "../support/quotes";
import { postForm, showPage } from "../support/show-page";

let [admin, client, clientId, projectId] = ["", "", "", ""];

beforeEach(async () => {
  ({ admin, client, clientId, projectId } = await makeProjectSpace());
});

type Terms = NonNullable<Parameters<typeof sendQuote>[0]>["terms"];

async function accept(terms: NonNullable<Terms>) {
  const quote = await sendQuote({ projectId, email: null, terms });
  const fields = { intent: "accept", signer_name: "Salma Idrissi", signer_role: "", accept_terms: "on" };
  await postForm(quote.path, { quote: quote.id, ...fields });
}

const terms = () =>
  db.project.findUniqueOrThrow({
    where: { id: projectId },
    select: { revisions_included: true, extra_hour_price: true, currency: true },
  });

describe("the revisions of several quotes", () => {
  it("add up, and the price of an hour is the last that was agreed on", async () => {
    await accept({ revisions: 2, hourlyPrice: 40_000 });
    await accept({ revisions: 1, hourlyPrice: 4_500, currency: "EUR" });
    expect(await terms()).toEqual({ revisions_included: 3, extra_hour_price: 4_500, currency: "EUR" });
  });

  it("stay as they are after a quote that names none", async () => {
    await accept({ revisions: 2, hourlyPrice: 4_500, currency: "EUR" });
    await accept({ revisions: null, hourlyPrice: null, currency: "MAD" });
    expect(await terms()).toEqual({ revisions_included: 2, extra_hour_price: 4_500, currency: "EUR" });
  });

  it("are all counted where two are accepted at once", async () => {
    await Promise.all([accept({ revisions: 2 }), accept({ revisions: 3 })]);
    expect(await terms()).toMatchObject({ revisions_included: 5 });
  });
});

describe("the revisions of a project made by hand", () => {
  const form = (changes: Record<string, string>) => ({
    ...{ intent: "project", title: "Logo", description: "", service_category: "", status: "in_progress", budget: "" },
    ...{ deadline: "", client_id: clientId, revisions_included: "2", extra_hour_price: "400,50", ...changes },
  });

  it("are typed in its form, and its client reads how many there are", async () => {
    await postForm("/admin/projects/new", form({}), admin);
    const { id } = await db.project.findFirstOrThrow({ where: { title: "Logo" } });
    const read = async () => (await showPage(`/dashboard/projects/${id}`, { cookie: client })).words;
    expect(await read()).toContain("Reprises : 0 sur 2 comprises. Au-delà, l'heure coûte 400,50 MAD hors taxes.");
    const { html } = await showPage(`/admin/projects/${id}/edit`, { cookie: admin });
    expect(html).toMatch(/name="extra_hour_price"[^>]*value="400,5"/);
    const emptied = form({ version: "1", revisions_included: "", extra_hour_price: "" });
    await postForm(`/admin/projects/${id}/edit`, emptied, admin);
    expect(await read()).not.toContain("Reprises");
  });
});
