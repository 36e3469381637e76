import { beforeEach, describe, expect, it } from "vitest";
import { liveLink } from "~/features/billing/client-link.server";
import { getIssuedDocument } from "~/features/billing/documents/keep-document-file.server";
import { deliveryDaysOf } from "~/features/quotes/beginnings.server";
import { TOTAL_TOO_DEAR } from "~/features/quotes/model/quote";
import { getQuote, listQuotes } from "~/features/quotes/queries.server";
import { quoteListSchema } from "~/features/quotes/schema/quote";
import { listObstacles } from "~/features/quotes/send.server";
import { getQuoteTemplate } from "~/features/quotes/templates.server";
import { loader as fileLoader } from "~/routes/admin.devis_.$id[.]pdf/route";
import { db } from "~/server/db/db.server";
import { insertLegalIdentity } from "../../prisma/seed/legal-identity";
import { insertQuotes } from "../../prisma/seed/quotes";
import { makeDatedRules } from "../support/billing";
import { resetDatabase } from "../support/database";
import { makeLead } from "../support/leads";
import { outbox } from "../support/mail";
import { admin as actor, cookie, openBillingOffice, sendForm, wordsAt } from "../support/office";
import { line, makeBuyer, makeDraft, quoteForm } from "../support/office-quotes";
import { makePerson } from "../support/people";
import { plain } from "../support/plain-words";
import { acceptSent, draftAfter, makeLine, sendQuote } from "../support/quotes";
import { getArgs, signedInAs } from "../support/requests";
import { showPage } from "../support/show-page";

const NOWHERE = "00000000-0000-4000-8000-000000000000";

beforeEach(openBillingOffice);

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
    const asked = { service_interest: "Site vitrine", tier_name: "standard" } as const;
    const lead = await makeLead({ email: "nadia@b.example", ...asked });
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
    await expect(sendForm(`/admin/devis/${id}`, form)).toFlash("Succès", "Devis enregistré");
    expect((await getQuote(id))?.content.schedule).toEqual(content.schedule);
  },
);

it("a quote whose deposit is everything is invoiced whole when it is accepted", async () => {
  const schedule = [{ title: "À la commande", shareBp: 10_000, kind: "deposit" as const, days: 0 }];
  const quote = await sendQuote({ schedule });
  await acceptSent(quote);
  expect(await db.invoice.findMany()).toMatchObject([{ kind: "deposit", gross: 120_000, payable: 120_000 }]);
  const { words } = await showPage(`/admin/factures/nouvelle?devis=${quote.id}`, { cookie });
  expect(words).toContain("À la commande");
  expect(words).toContain("Solde");
});

async function makeAccepted() {
  const option = makeLine({ designation: "Version arabe", option: { kind: "any_of", group: "" } });
  const other = makeLine({ designation: "Hébergement doublé", option: { kind: "any_of", group: "" } });
  const quote = await sendQuote({ lines: [makeLine(), option, other] });
  await acceptSent(quote, { [`option:${option.id}`]: "on" });
  return quote;
}

describe("an accepted quote, for the agency", () => {
  it("shows the dossier with what was chosen, and from where it was accepted, which its link does not tell", async () => {
    const { id, path } = await makeAccepted();
    const { document_sha256 } = await db.quoteAcceptance.findFirstOrThrow();
    const office = await showPage(`/admin/devis/${id}`, { cookie });
    const dossierIn = ({ html }: { html: string }) =>
      /<section[^>]*aria-labelledby="dossier-title"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
    expect(dossierIn(await showPage(path))).not.toContain("192.0.2.1");
    const words = plain(dossierIn(office).replace(/<[^>]+>/g, " "));
    for (const text of ["Salma Idrissi", "Gérante", "Version arabe", document_sha256, "192.0.2.1"])
      expect(words).toContain(text);
    expect(words).not.toContain("Hébergement doublé");
  });

  it("is summed up with the options that were chosen, and names none where there were none", async () => {
    const wordsOf = async (id: string) => await wordsAt(`/admin/devis/${id}`);
    const option = makeLine({ designation: "Version arabe", option: { kind: "any_of", group: "" } });
    const [open, plain] = [await sendQuote({ lines: [makeLine(), option] }), await sendQuote()];
    const accepted = await makeAccepted();
    expect(await wordsOf(open.id)).toContain("Total TTC, hors options 1 200,00 MAD");
    expect(await wordsOf(plain.id)).toContain("Total TTC 1 200,00 MAD");
    const words = await wordsOf(accepted.id);
    for (const text of ["Total HT 2 000,00 MAD", "TVA 400,00 MAD", "Total TTC accepté 2 400,00 MAD"])
      expect(words).toContain(text);
    for (const text of ["option retenue : au choix", "option non retenue : au choix"]) expect(words).toContain(text);
    expect(words).not.toContain("hors options");
  });
});

describe("the file of a quote, for the agency", () => {
  const open = (id: string, asked: string) =>
    Promise.resolve(fileLoader(getArgs(`/admin/devis/${id}.pdf`, { cookie: asked, params: { id } })));

  it("is what was sent, then what was accepted", async () => {
    const sent = await sendQuote();
    const accepted = await makeAccepted();
    expect((await open(sent.id, cookie)).headers.get("Content-Disposition")).toContain(`${sent.number}.pdf`);
    const file = await open(accepted.id, cookie);
    expect(file.headers.get("Content-Type")).toBe("application/pdf");
    expect(file.headers.get("Content-Disposition")).toContain(`${accepted.number}-acceptation.pdf`);
    expect((await showPage(`/admin/devis/${sent.id}`, { cookie })).html).toContain(
      `href="/admin/devis/${sent.id}.pdf"`,
    );
  });

  it("is there of no draft", async () => {
    const sent = await sendQuote();
    const draft = await draftAfter(sent);
    await expect(open(draft.id, cookie)).rejects.toMatchObject({ init: { status: 404 } });
    await expect(open("nulle-part", cookie)).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe("the quotes of a lead, a project and a client", () => {
  it("are listed there by their newest version, with the way to a new one", async () => {
    const profile = await makePerson("client", "salma@toubkal.example");
    const inquiry = await makeLead({ email: "salma@toubkal.example" });
    const project = await db.project.create({ data: { title: "Site du riad", client_id: profile.id } });
    const links = { profileId: profile.id, inquiryId: inquiry.id, projectId: project.id };
    const first = await sendQuote({ ...links, title: "Site de cinq pages" });
    await sendQuote({ ...links, after: first, title: "Site de sept pages" });
    await sendQuote({ title: "Un autre client" });
    const pages = [
      [`/admin/inquiries/${inquiry.id}`, `piste=${inquiry.id}`],
      [`/admin/projects/${project.id}`, `projet=${project.id}`],
      [`/admin/clients/${profile.id}`, `client=${profile.id}`],
    ] as const;
    for (const [path, origin] of pages) {
      const { words, html } = await showPage(path, { cookie });
      expect(words, path).toContain(`Site de sept pages Envoyé ${first.number}, version 2`);
      for (const hidden of ["Site de cinq pages", "Un autre client"]) expect(words, path).not.toContain(hidden);
      expect(html, path).toContain(`/admin/devis/new?${origin}`);
    }
  });
});

describe("a client's own quotes", () => {
  let clientId: string;
  let own: string;
  beforeEach(async () => {
    clientId = (await makePerson("client", "salma@toubkal.example")).id;
    own = await signedInAs(clientId);
  });

  it("are listed by their newest version, with what was accepted, and no draft", async () => {
    const first = await sendQuote({ profileId: clientId, title: "Site du riad" });
    const second = await sendQuote({ after: first, title: "Site et boutique" });
    await draftAfter(second);
    const other = await makePerson("client", "karim@atlas.example");
    await sendQuote({ profileId: other.id, title: "Un autre client" });
    const { words } = await showPage("/dashboard/devis", { cookie: own });
    expect(words).toContain("Site et boutique");
    expect(words).toContain(`${first.number}, version 2`);
    expect(words).toContain("À décider");
    for (const hidden of ["Site du riad", "Brouillon", "Un autre client"]) expect(words).not.toContain(hidden);
  });

  it("are read, accepted and shown with their dossier and project", async () => {
    const option = makeLine({ unitPrice: 50_000, option: { kind: "any_of", group: "En plus" } });
    const quote = await sendQuote({ profileId: clientId, lines: [makeLine(), option] });
    const path = `/dashboard/devis/${quote.rootId}`;
    const fields = { intent: "accept", quote: quote.id, signer_name: "Salma", accept_terms: "on" };
    const answer = await showPage(path, { cookie: own, fields: { ...fields, [`option:${option.id}`]: "on" } });
    expect([answer.status, answer.words]).toEqual([303, path]);
    const { words, html } = await showPage(path, { cookie: own });
    expect(words).toContain("Dossier d'acceptation");
    expect(html).toContain(`/dashboard/projects/${(await db.project.findFirstOrThrow()).id}`);
    expect((await showPage("/dashboard/devis", { cookie: own })).words).toContain("1 800,00 MAD");
    expect(await outbox()).toContain("quote-accepted to salma@toubkal.example");
  });
});

it("the demo has quotes in every state, each with its document, its digest and its link", async () => {
  await resetDatabase();
  await makeDatedRules();
  await db.$transaction(async (tx) => {
    await insertLegalIdentity(tx);
    await insertQuotes(tx, new Date(), new Map());
  });
  const { counts } = await listQuotes(quoteListSchema.parse({}));
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
  expect(counts).toMatchObject({ total: 12, draft: 2, sent: 5, accepted: 1, refused: 1, expired: 1 });
  const sent = await db.quote.findMany({ where: { status: { not: "draft" } } });
  for (const { id, root_id } of sent) {
    expect(await getIssuedDocument({ kind: "quote", subjectId: id, format: "pdf" })).not.toBeNull();
    expect((await liveLink(root_id))?.token).toHaveLength(43);
  }
  const { last } = await db.numberSeries.findFirstOrThrow();
  expect(new Set(sent.map(({ number }) => number)).size).toBe(last);
});
