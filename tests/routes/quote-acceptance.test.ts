import { beforeEach, describe, expect, it } from "vitest";
import { quoteWords } from "~/content/quote-page";
import { formatDocumentTime } from "~/features/billing/model/days";
import { parseDocument } from "~/features/billing/schema";
import { loader as officeQuote } from "~/routes/admin.devis_.$id/route";
import { db } from "~/server/db/db.server";
import { makeIssuer } from "../support/billing";
import { makeProvenClient } from "../support/form-pages";
import { makeLead } from "../support/leads";
import { outbox } from "../support/mail";
import { cookie, openOffice } from "../support/office";
import { makePerson } from "../support/people";
import { acceptSent, draftAfter, makeLine, SIGNED, sendQuote } from "../support/quotes";
import { getArgs } from "../support/requests";
import { showPage } from "../support/show-page";

const { refused } = quoteWords.fr;
const GOOD = { intent: "accept", ...SIGNED };

const toldTeam = async () => (await db.mailMessage.findFirstOrThrow({ where: { kind: "quote-decided" } })).text;

beforeEach(openOffice);

describe("an acceptance", () => {
  it("issues the deposit of what was chosen, once, and sends both letters with their PDF", async () => {
    await makeIssuer();
    const option = makeLine({ unitPrice: 50_000, option: { kind: "any_of", group: "En plus" } });
    const quote = await sendQuote({ lines: [makeLine(), option] });
    const chosen = { [`option:${option.id}`]: "on" };
    await Promise.all([acceptSent(quote, chosen), acceptSent(quote, chosen)]);
    const [deposit, ...others] = await db.invoice.findMany();
    expect(others).toEqual([]);
    expect(deposit).toMatchObject({ kind: "deposit", quote_id: quote.id, gross: 90_000, payable: 90_000 });
    expect(deposit?.number).toMatch(/^F-\d{4}-0001$/);
    expect(deposit?.project_id).toBe((await db.project.findFirstOrThrow()).id);
    const letter = await db.mailMessage.findFirstOrThrow({ where: { kind: "quote-accepted" } });
    const { id: subjectId } = await db.quoteAcceptance.findFirstOrThrow();
    expect(letter.attachments).toEqual([
      {
        ...{ name: `${quote.number}-acceptation.pdf`, type: "application/pdf" },
        document: { kind: "acceptance", subjectId, format: "pdf" },
      },
    ]);
    expect(letter.text).toContain("facture d’acompte");
    expect(await outbox()).toContain("invoice-issued to salma@toubkal.example");
  });

  it("tells its time to the office in words: browsers know other rules of Casablanca's clock than the server", async () => {
    await makeIssuer();
    const quote = await sendQuote({ lines: [makeLine()] });
    await acceptSent(quote);
    const { accepted_at } = await db.quoteAcceptance.findFirstOrThrow();
    const args = getArgs(`/admin/devis/${quote.id}`, { cookie, params: { id: quote.id } });
    const shownToTheOffice = JSON.stringify(await officeQuote(args));
    expect(shownToTheOffice).toContain(`"accepted":"${formatDocumentTime(accepted_at, "fr")}"`);
    expect(shownToTheOffice).not.toContain(accepted_at.toISOString());
  });

  it("is taken where the deposit cannot be issued, and the team is told", async () => {
    const quote = await sendQuote();
    expect(await acceptSent(quote)).toMatchObject({ status: 303 });
    expect(await db.invoice.findMany()).toMatchObject([{ kind: "deposit", number: null }]);
    const letter = await db.mailMessage.findFirstOrThrow({ where: { kind: "quote-decided" } });
    expect(letter.text).toContain("n’a pas pu être émise");
  });

  it("takes its lead out of the quarantine, and the history says so", async () => {
    const { id: inquiryId } = await makeLead({ email: "salma@toubkal.example", is_spam: true });
    await acceptSent(await sendQuote({ inquiryId }));
    const where = { inquiry_id: inquiryId };
    const events = await db.inquiryEvent.findMany({ where, select: { kind: true, text: true } });
    expect(events).toContainEqual({ kind: "quarantine", text: "out" });
  });

  it("keeps its dossier, opens the project with its milestones, converts the lead and tells everybody", async () => {
    const { id: inquiryId } = await makeLead({ name: "Salma Idrissi", email: "salma@toubkal.example" });
    const line = makeLine({ designation: "Boutique", unitPrice: 50_000, option: { kind: "any_of", group: "En plus" } });
    const schedule = [
      { title: "Acompte", shareBp: 5000, kind: "deposit", days: 0 },
      { title: "Maquettes", shareBp: 2000, kind: "progress", days: 15 },
      { title: "Solde", shareBp: 3000, kind: "balance", days: 30 },
    ] as const;
    const quote = await sendQuote({ inquiryId, lines: [makeLine(), line], schedule: [...schedule] });
    const answer = await acceptSent(quote, { [`option:${line.id}`]: "on", shown_total: "180000" });
    expect(answer).toMatchObject({ status: 303 });
    expect(answer.headers.get("Location")).toBe(quote.path);

    const dossier = await db.quoteAcceptance.findFirstOrThrow();
    expect(dossier).toMatchObject({
      ...{ quote_id: quote.id, name: "Salma Idrissi", function: "Gérante", chosen: [line.id], gross: 180_000 },
      ...{ ip: "192.0.2.1", document_sha256: expect.stringMatching(/^[\da-f]{64}$/) },
    });
    expect(parseDocument(dossier.document).lines.map(({ designation }) => designation)).toEqual([
      "Site de cinq pages",
      "Boutique",
    ]);
    const project = await db.project.findFirstOrThrow();
    const stored = await db.quote.findUniqueOrThrow({ where: { id: quote.id } });
    expect(stored).toMatchObject({ status: "accepted", project_id: project.id, net: 150_000, gross: 180_000 });
    expect([project.title, Number(project.budget)]).toEqual(["Site du Riad Toubkal", 1800]);
    const milestones = await db.projectMilestone.findMany({ orderBy: { position: "asc" } });
    expect(milestones).toMatchObject([
      { title: "Maquettes", share_bp: 2000, kind: "progress", schedule_step: 1, quote_id: quote.id },
      { title: "Livraison", kind: null, quote_id: quote.id },
    ]);
    const events = await db.inquiryEvent.findMany({ where: { inquiry_id: inquiryId }, orderBy: { created_at: "asc" } });
    expect(events).toMatchObject([{ kind: "status", text: "converted" }, { kind: "conversion" }]);
    expect(await db.contactInquiry.findFirstOrThrow()).toMatchObject({ status: "converted", project_id: project.id });
    expect(await outbox()).toEqual(
      expect.arrayContaining([
        "invitation to salma@toubkal.example",
        "quote-accepted to salma@toubkal.example",
        "quote-decided to sara@zellige.example",
      ]),
    );
    const { words, html } = await showPage(quote.path);
    for (const text of ["Devis accepté", "Dossier d'acceptation", "Gérante", dossier.document_sha256])
      expect(words).toContain(text);
    // Whoever holds the link does not learn from where it was accepted: the office does.
    expect(html).not.toContain("192.0.2.1");
    expect(words).not.toContain("Navigateur");
    expect(html).not.toContain('value="accept"');
  });

  it("gives the project to the account of the address, and invites nobody else", async () => {
    const client_id = await makeProvenClient();
    await acceptSent(await sendQuote());
    expect(await db.project.findFirstOrThrow()).toMatchObject({ client_id });
    expect(await db.billingClient.findFirstOrThrow()).toMatchObject({ profile_id: client_id });
    expect(await outbox()).not.toContain("invitation to salma@toubkal.example");
  });

  it("leaves the project without a client where nobody has proven the account of the address", async () => {
    const credential = { create: { email: "salma@toubkal.example", password_hash: "a hash" } };
    await db.profile.create({ data: { full_name: "Un autre", credential } });
    await acceptSent(await sendQuote());
    expect(await db.project.findFirstOrThrow()).toMatchObject({ client_id: null });
    expect(await db.billingClient.findFirstOrThrow()).toMatchObject({ profile_id: null });
    expect(await toldTeam()).toContain("personne n’a confirmé le compte qui porte l’adresse de ce devis");
  });

  it.each([
    ["an address of the team", "sara@zellige.example", "est celle d’un compte de l’équipe"],
    ["no address", null, "ce devis n’a pas d’adresse e-mail"],
  ])("leaves the project without a client for %s, and the team is told why", async (_, email, sentence) => {
    await acceptSent(await sendQuote({ email }));
    expect(await db.project.findFirstOrThrow()).toMatchObject({ client_id: null });
    expect(await toldTeam()).toContain(sentence);
  });

  it("says nothing of a client to the team where the project has one", async () => {
    const client = await makePerson("client", "salma@toubkal.example");
    const project = await db.project.create({ data: { title: "Refonte", client_id: client.id } });
    await acceptSent(await sendQuote({ projectId: project.id, email: "sara@zellige.example" }));
    expect(await toldTeam()).not.toContain("pas de client");
  });

  it("of a project's own quote adds its milestones to that project", async () => {
    const project = await db.project.create({ data: { title: "Refonte" } });
    await db.projectMilestone.create({ data: { project_id: project.id, position: 0, title: "Départ" } });
    const schedule = [{ title: "Maquettes", shareBp: 10_000, kind: "progress" as const, days: 15 }];
    await acceptSent(await sendQuote({ projectId: project.id, email: null, schedule }));
    expect(await db.project.count()).toBe(1);
    const milestones = await db.projectMilestone.findMany({ orderBy: { position: "asc" } });
    expect(milestones.map(({ title, position }) => [position, title])).toEqual([
      [0, "Départ"],
      [1, "Maquettes"],
      [2, "Livraison"],
    ]);
  });

  it("sent by two requests at once, or again, is one", async () => {
    const quote = await sendQuote();
    const answers = await Promise.all([acceptSent(quote), acceptSent(quote), acceptSent(quote)]);
    expect(answers.map((answer) => (answer as Response).status)).toEqual([303, 303, 303]);
    expect(await db.quoteAcceptance.count()).toBe(1);
    expect(await db.project.count()).toBe(1);
    expect(await db.mailMessage.count({ where: { kind: "quote-accepted" } })).toBe(1);
    expect(await acceptSent(quote, { signer_name: "Karim" })).toRefuse("", refused.alreadyAccepted, 409);
  });
});

describe("an acceptance is refused", () => {
  const nothingIsStored = async () => {
    expect([await db.quoteAcceptance.count(), await db.project.count(), await db.mailMessage.count()]).toEqual([
      0, 0, 0,
    ]);
  };

  it("after its last day", async () => {
    const quote = await sendQuote({ validUntil: new Date(Date.now() - 3 * 86_400_000) });
    expect(await acceptSent(quote)).toRefuse("", refused.expired, 409);
    const { words } = await showPage(quote.path, { fields: { quote: quote.id, ...GOOD } });
    for (const text of ["Devis expiré", "Salma Idrissi"]) expect(words).toContain(text);
    await nothingIsStored();
  });

  it("after a new version, which is shown with the name kept and the box empty", async () => {
    const first = await sendQuote();
    await sendQuote({ after: first, lines: [makeLine({ designation: "Site de sept pages" })] });
    expect(await acceptSent(first)).toRefuse("", refused.superseded, 409);
    const { words, html } = await showPage(first.path, { fields: { quote: first.id, ...GOOD } });
    expect(words).toContain("Site de sept pages");
    expect(html).toContain('value="Salma Idrissi"');
    expect(/<input[^>]*name="accept_terms"[^>]*>/.exec(html)?.[0]).not.toContain('checked=""');
    await nothingIsStored();
  });

  it("while the agency writes another version", async () => {
    const quote = await sendQuote();
    await draftAfter(quote);
    expect(await acceptSent(quote)).toRefuse("", refused.beingEdited, 409);
    const { words } = await showPage(quote.path, { fields: { quote: quote.id, ...GOOD } });
    expect(words).toContain("Salma Idrissi");
    await nothingIsStored();
  });

  it("with the option of another quote, or two of which there may be one", async () => {
    const group = { kind: "one_of", group: "Hébergement" } as const;
    const [one, two] = [makeLine({ option: group }), makeLine({ option: group })];
    const quote = await sendQuote({ lines: [makeLine(), one, two] });
    const other = makeLine({ option: group });
    await sendQuote({ lines: [other] });
    const choices: Record<string, string>[] = [
      { [`option:${other.id}`]: "on" },
      { [`option:${one.id}`]: other.id },
      { [`option:${one.id}`]: "on", [`option:${two.id}`]: "on" },
    ];
    for (const choice of choices) expect(await acceptSent(quote, choice)).toRefuse("", refused.foreignOption, 400);
    await nothingIsStored();
  });

  it("for another total than the one that was shown, which is shown anew", async () => {
    const option = makeLine({ unitPrice: 50_000, option: { kind: "any_of", group: "En plus" } });
    const quote = await sendQuote({ lines: [makeLine(), option] });
    const fields = { [`option:${option.id}`]: "on", shown_total: "120000" };
    expect(await acceptSent(quote, fields)).toRefuse("", refused.totalChanged, 409);
    const { words, html } = await showPage(quote.path, { fields: { quote: quote.id, ...GOOD, ...fields } });
    expect(words).toContain("Total TTC 1 800,00 MAD");
    expect(/<input[^>]*name="shown_total"[^>]*>/.exec(html)?.[0]).toContain('value="180000"');
    await nothingIsStored();
  });

  it("from a robot, whose words are kept", async () => {
    const quote = await sendQuote();
    const answer = await acceptSent(quote, { homepage: "https://x.example" });
    expect(answer).toRefuse("", quoteWords.fr.robot);
    expect(answer.data.lastResult.initialValue.signer_name).toBe("Salma Idrissi");
    await nothingIsStored();
  });
});

it("a choice of options shows its total and stores nothing", async () => {
  const option = makeLine({ unitPrice: 50_000, option: { kind: "one_of", group: "Hébergement" } });
  const quote = await sendQuote({ lines: [makeLine(), option] });
  const fields = { quote: quote.id, intent: "total", [`option:${option.id}`]: option.id, signer_name: "Salma" };
  const { status, words, html } = await showPage(quote.path, { fields });
  expect([status, words.includes("Total TTC 1 800,00 MAD"), words.includes("900,00 MAD")]).toEqual([200, true, true]);
  expect(html).toContain('value="Salma"');
  expect(words).not.toContain("À corriger");
  expect(await db.auditEntry.count()).toBe(0);
});
