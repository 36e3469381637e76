import { beforeEach, describe, expect, it } from "vitest";
import { loader as fileLoader } from "~/routes/admin.devis_.$id[.]pdf/route";
import { db } from "~/server/db/db.server";
import { outbox } from "../support/mail";
import { cookie, openOffice, wordsAt } from "../support/office";
import { makePerson } from "../support/people";
import { plain } from "../support/plain-words";
import { draftAfter, makeLine, sendQuote } from "../support/quotes";
import { getArgs, signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

beforeEach(openOffice);

async function makeAccepted() {
  const option = makeLine({ designation: "Version arabe", option: { kind: "any_of", group: "" } });
  const other = makeLine({ designation: "Hébergement doublé", option: { kind: "any_of", group: "" } });
  const quote = await sendQuote({ lines: [makeLine(), option, other] });
  const fields = { intent: "accept", quote: quote.id, signer_name: "Salma Idrissi", signer_role: "Gérante" };
  const form = { ...fields, accept_terms: "on", [`option:${option.id}`]: "on" };
  await postForm(quote.path, form);
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
    const inquiry = await db.contactInquiry.create({
      data: { name: "Salma", email: "salma@toubkal.example", message: "Un site" },
    });
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
