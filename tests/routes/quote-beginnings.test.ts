import { beforeEach, describe, expect, it } from "vitest";
import { TOTAL_TOO_DEAR } from "~/features/quotes/model/quote";
import { deliveryDaysOf } from "~/features/quotes/queries/beginnings.server";
import { listObstacles } from "~/features/quotes/queries/obstacles.server";
import { getQuote } from "~/features/quotes/queries/quotes.server";
import { getQuoteTemplate } from "~/features/quotes/queries/templates.server";
import { db } from "~/server/db/db.server";
import { makeIssuer } from "../support/billing";
import { admin as actor, cookie, openOffice, sendForm } from "../support/office";
import { line, makeBuyer, makeDraft, quoteForm } from "../support/office-quotes";
import { makePerson } from "../support/people";
import { sendQuote } from "../support/quotes";
import { postForm, showPage } from "../support/show-page";

const NOWHERE = "00000000-0000-4000-8000-000000000000";

beforeEach(async () => {
  await openOffice();
  await makeIssuer();
});

/** Begins a quote as the form of an address does. */
async function begin(query: string, base = "") {
  await sendForm(`/admin/devis/new?${query}`, { base });
  const { id } = await db.quote.findFirstOrThrow({ orderBy: { created_at: "desc" } });
  return (await getQuote(id))!;
}

async function makeTier(fields: { price?: string; delivery_time?: string } = {}) {
  const service = await db.service.create({ data: { category: "programming", title: "Site vitrine" } });
  const tier = { tier_name: "standard", price: "9500.50", delivery_time: "3 semaines", revisions_count: 3 } as const;
  return db.servicePricingTier.create({
    data: { ...tier, service_id: service.id, details: ["Cinq pages", "Un blog"], ...fields },
  });
}

describe("a quote begins", () => {
  it("empty, with the deposit of the settings, and no number", async () => {
    await db.legalIdentity.update({ where: { id: 1 }, data: { deposit_percent: 30 } });
    const { content, number, status } = await begin("");
    expect([number, status, content.lines]).toEqual([null, "draft", []]);
    expect(content.schedule.map(({ kind, shareBp }) => [kind, shareBp])).toEqual([
      ["deposit", 3000],
      ["balance", 7000],
    ]);
  });

  it("once by a form that is sent twice, also at once, and once more by another", async () => {
    const form = { base: "", form_key: "6f1c1f0e-0000-4000-8000-000000000001" };
    const send = (fields = form) => sendForm("/admin/devis/new", fields);
    const [first, second] = await Promise.all([send(), send()]);
    expect(second.headers.get("Location")).toBe(first.headers.get("Location"));
    await send({ ...form, form_key: "6f1c1f0e-0000-4000-8000-000000000002" });
    expect(await db.quote.count()).toBe(2);
    expect((await showPage("/admin/devis/new", { cookie })).html).toMatch(/name="form_key" value="[\da-f-]{36}"/);
  });

  it("with the lines, the delivery and the revisions of a tier", async () => {
    const tier = await makeTier();
    const quote = await begin("", `palier:${tier.id}`);
    expect(quote).toMatchObject({ title: "Site vitrine, Standard", net: 950_050, currency: "MAD" });
    expect(quote.content).toMatchObject({ deliveryDays: 21, revisions: 3 });
    expect(quote.content.lines).toMatchObject([
      { unitPrice: 950_050, vatRateBp: 2000, description: "– Cinq pages\n– Un blog" },
    ]);
  });

  it.each(["16666666.68", "9999999999.99"])("not with a tier of %s, which no quote may come to", async (price) => {
    const { id } = await makeTier({ price });
    const answer = await sendForm("/admin/devis/new?piste=", { base: `palier:${id}` });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/devis/new?piste="]);
    await expect(answer).toFlash("Erreur", TOTAL_TOO_DEAR);
    expect(await db.quote.count()).toBe(0);
  });

  it("of a tier that takes longer than a quote may promise, and opens", async () => {
    const { id } = await makeTier({ price: "16666666.67", delivery_time: "999 mois" });
    const quote = await begin("", `palier:${id}`);
    expect(quote.content.deliveryDays).toBeNull();
    expect((await showPage(`/admin/devis/${quote.id}`, { cookie })).status).toBe(200);
  });

  it("without a price from a tier that has none, and is not sent until a line has one", async () => {
    const tier = await makeTier();
    await db.servicePricingTier.update({ where: { id: tier.id }, data: { price: null } });
    const quote = await begin("", `palier:${tier.id}`);
    expect(quote.content.lines).toMatchObject([{ unitPrice: 0, designation: "Site vitrine, Standard" }]);
    expect((await listObstacles(quote)).map(({ sentence }) => sentence)).toContain(
      "Aucune ligne de ce devis n’a de prix",
    );
    const [line] = quote.content.lines;
    const priced = { ...quote, content: { ...quote.content, lines: [{ ...line!, unitPrice: 1 }, line!] } };
    expect((await listObstacles(priced)).map(({ sentence }) => sentence).join()).not.toContain("de prix");
  });

  it("for a lead, with the tier that it asks for and the identity under its address", async () => {
    await makeTier();
    const buyer = await makeBuyer({ email: "nadia@b.example", language: "es", country: "ES" });
    const asked = { name: "Nadia", email: "nadia@b.example", message: "Un site" };
    const lead = await db.contactInquiry.create({
      data: { ...asked, service_interest: "Site vitrine", tier_name: "standard" },
    });
    const quote = await begin(`piste=${lead.id}`);
    expect(quote).toMatchObject({ inquiry_id: lead.id, billing_client_id: buyer.id, language: "es", currency: "MAD" });
    expect(quote.content.lines).toMatchObject([{ exemption: "export", vatRateBp: 0 }]);
  });

  it("for a project and for a client, with the identity of the account", async () => {
    const { id: client_id } = await makePerson("client", "omar@tazi.example");
    const buyer = await makeBuyer({ profile_id: client_id });
    const project = await db.project.create({ data: { title: "Enseigne", client_id } });
    const ofProject = await begin(`projet=${project.id}`);
    expect(ofProject).toMatchObject({ title: "Enseigne", project_id: project.id, billing_client_id: buyer.id });
    expect(await begin(`client=${client_id}`)).toMatchObject({ billing_client_id: buyer.id, project_id: null });
  });

  it("from a template, which was made of a quote without its internal notes", async () => {
    const { id } = await makeDraft(actor, { lines: [line({ designation: "Logo" })], notes: "Client pressé" });
    await sendForm(`/admin/devis/modeles?devis=${id}`, { name: "Logo" });
    const { id: templateId } = await db.quoteTemplate.findFirstOrThrow();
    expect((await getQuoteTemplate(templateId))?.content).toMatchObject({
      notes: "",
      lines: [{ designation: "Logo" }],
    });
    expect((await begin("", `modele:${templateId}`)).content.lines).toMatchObject([{ designation: "Logo" }]);
    const again = await sendForm("/admin/devis/modeles", { name: "Logo" });
    expect(again).toMatchObject({ init: { status: 400 } });
  });

  it("with nothing that is not there", async () => {
    for (const name of ["piste", "projet", "client", "palier", "modele"]) {
      expect((await showPage(`/admin/devis/new?${name}=${NOWHERE}`, { cookie })).status).toBe(404);
    }
    const moved = await showPage(`/admin/devis/nouveau?palier=${NOWHERE}`, { cookie });
    expect([moved.status, moved.words]).toEqual([302, `/admin/devis/new?palier=${NOWHERE}`]);
  });
});

it.each([
  ["2 semaines", 14],
  ["10 à 15 jours", 15],
  ["1 mois", 30],
  ["122 mois", null],
  ["Sur devis", null],
  [null, null],
])("the delivery '%s' is %s days", (text, days) => expect(deliveryDaysOf(text)).toBe(days));

it.each([
  [0, [["balance", 10_000]]],
  [
    99,
    [
      ["deposit", 9900],
      ["balance", 100],
    ],
  ],
  [100, [["deposit", 10_000]]],
])(
  "a deposit of %i per cent in the settings begins a quote that can be saved as it is",
  async (deposit_percent, schedule) => {
    await db.legalIdentity.update({ where: { id: 1 }, data: { deposit_percent } });
    await sendForm("/admin/devis/new", { base: "" });
    const { id } = await db.quote.findFirstOrThrow();
    const { content, version } = (await getQuote(id))!;
    expect(content.schedule.map(({ kind, shareBp }) => [kind, shareBp])).toEqual(schedule);
    const form = quoteForm({ ...content, lines: [line()] }, { version: String(version) });
    const saved = sendForm(`/admin/devis/${id}`, form);
    await expect(saved).toFlash("Succès", "Devis enregistré");
    expect((await getQuote(id))?.content.schedule).toEqual(content.schedule);
  },
);

it("a quote whose deposit is everything is invoiced whole when it is accepted", async () => {
  const schedule = [{ title: "À la commande", shareBp: 10_000, kind: "deposit" as const, days: 0 }];
  const { id, path } = await sendQuote({ schedule });
  const signed = { signer_name: "Salma Idrissi", signer_role: "Gérante", accept_terms: "on" };
  await postForm(path, { quote: id, intent: "accept", ...signed });
  expect(await db.invoice.findMany()).toMatchObject([{ kind: "deposit", gross: 120_000, payable: 120_000 }]);
  const { words } = await showPage(`/admin/factures/nouvelle?devis=${id}`, { cookie });
  expect(words).toContain("À la commande");
  expect(words).toContain("Solde");
});
