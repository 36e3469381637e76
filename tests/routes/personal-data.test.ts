import { beforeEach, describe, expect, it } from "vitest";
import { personalDataCopy } from "~/content/personal-data";
import { acceptQuote } from "~/features/quotes/accept.server";
import { answerQuote } from "~/features/quotes/answer.server";
import { headers } from "~/routes/_site.mes-donnees_.acces/route";
import { digest } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";
import { runHousekeeping } from "~/server/jobs/housekeeping.server";
import { makeIssuedInvoice } from "../support/billing";
import { makeLead, writeToAgency } from "../support/leads";
import { outbox } from "../support/mail";
import { openBillingOffice } from "../support/office";
import { askForData, dataToken, exportOf, openData, sendToData } from "../support/own-data";
import { makePerson } from "../support/people";
import { sendQuote } from "../support/quotes";
import { postForm } from "../support/show-page";
import { wholeDatabase } from "../support/whole-database";

const EMAIL = "salma@toubkal.example";
const SALMA = { name: "Salma Idrissi", email: EMAIL, phone: "06 61 23 45 67", company: "Toubkal" };
const write = (fields: Record<string, string> = {}) =>
  writeToAgency({ ...SALMA, message: "Un gîte à Imlil", ...fields });
const correction = { intent: "correction", name: "Salma El Idrissi", phone: "07 61 23 45 68", company: "" };

beforeEach(openBillingOffice);

describe("the link to what is held of an address", () => {
  it("is sent where something is held, and the answer is the same where nothing is", async () => {
    await write();
    const known = await askForData(EMAIL);
    const unknown = await askForData("personne@toubkal.example");
    for (const answer of [known, unknown]) expect(answer).toRedirect("/mes-donnees?demande=recue");
    expect((await outbox()).filter((letter) => letter.startsWith("data-link"))).toEqual([`data-link to ${EMAIL}`]);
  });

  it("is kept as its digest alone, and a newer one ends it", async () => {
    await write();
    await askForData(EMAIL.toUpperCase());
    const first = await dataToken();
    expect(await db.link.findMany()).toMatchObject([{ token_hash: digest(first), email: EMAIL }]);
    await askForData(EMAIL);
    expect((await openData(first)).status).toBe(404);
    expect(await db.link.count()).toBe(1);
  });

  it("ends after a day, and housekeeping takes it away", async () => {
    await write();
    await askForData(EMAIL);
    const token = await dataToken();
    await db.link.updateMany({ data: { expires_at: new Date(Date.now() - 1000) } });
    const { status, words } = await openData(token);
    expect([status, words.includes("Ce lien ne s'ouvre plus")]).toEqual([404, true]);
    const erased = sendToData(token, { intent: "erasure", confirm: "on" });
    await expect(erased).resolves.toRedirect(`/mes-donnees/acces?token=${token}`);
    expect(await db.contactInquiry.count()).toBe(1);
    await runHousekeeping();
    expect(await db.link.count()).toBe(0);
  });

  it.each([
    ["fr", "L’e-mail est requis", "Vos données chez nous"],
    ["es", "El correo es obligatorio", "Sus datos en nuestra agencia"],
    ["ar", "البريد الإلكتروني مطلوب", "بياناتكم لدينا"],
  ] as const)("is asked for and written in %s", async (lang, missing, subject) => {
    expect((await askForData("", lang)).data.lastResult.error).toEqual({ email: [missing] });
    await write();
    const answer = await askForData(EMAIL, lang);
    expect(answer.headers.get("Location")).toContain("demande=recue");
    const letter = await db.mailMessage.findFirstOrThrow({ where: { kind: "data-link" } });
    expect(letter).toMatchObject({ subject, language: lang });
    const { words } = await openData(await dataToken());
    expect(words).toContain(personalDataCopy[lang].held.title);
  });

  it("is asked for of an address three times in a quarter of an hour, and never by a robot", async () => {
    await write();
    const robot = { intent: "data-link", email: EMAIL, homepage: "https://x.example" };
    await postForm("/mes-donnees", robot);
    expect(await db.link.count()).toBe(0);
    for (let tries = 0; tries < 5; tries += 1) expect((await askForData(EMAIL)).status).toBe(303);
    expect(await db.mailMessage.count({ where: { kind: "data-link" } })).toBe(3);
  });
});

describe("what a link opens", () => {
  async function openOwn(fields: Record<string, string> = {}) {
    await write(fields);
    await askForData(EMAIL);
    return dataToken();
  }

  it("shows the messages and letters of the address alone, to no cache or other site", async () => {
    await write({ email: "autre@toubkal.example", message: "Un tout autre message" });
    const token = await openOwn();
    const visit = { last_page: "/services/graphics", last_campaign: "meta", last_referrer: "instagram.com" };
    const asked = { channel: "whatsapp", budget_range: "medium", first_page: "/maroc" } as const;
    await db.contactInquiry.updateMany({ where: { email: EMAIL }, data: { ...visit, ...asked } });
    const { id } = await db.contactInquiry.findFirstOrThrow({ where: { email: EMAIL } });
    const said = { note: "Préfère le matin", status: "contacted", next_action: "Devis caché" };
    for (const [kind, text] of Object.entries(said))
      await db.inquiryEvent.create({ data: { inquiry_id: id, kind: kind as "note", text } });
    const { words } = await openData(token);
    for (const text of [
      "Un gîte à Imlil",
      "06 61 23 45 67",
      "Toubkal",
      "Nous avons bien reçu votre message",
      "/maroc, instagram.com, meta, /services/graphics",
      "Canal WhatsApp",
      "Budget Entre 10 000 et 40 000 MAD",
    ])
      expect(words).toContain(text);
    expect(words).toMatch(/Ce que nous avons noté \d+ \S+ \d{4} Préfère le matin/);
    for (const text of ["Un tout autre message", "Devis caché"]) expect(words).not.toContain(text);
    expect(headers({} as never)).toEqual({ "Cache-Control": "no-store" });
  });

  it("corrects name, telephone and company of every message, with a line in the history of each", async () => {
    await write({ message: "Une première fois" });
    const token = await openOwn();
    const answer = await sendToData(token, correction);
    expect(answer.status).toBe(303);
    const held = await db.contactInquiry.findMany({ include: { events: { where: { kind: "correction" } } } });
    expect(held).toHaveLength(2);
    for (const { name, phone, company, events, version } of held) {
      expect({ name, phone, company }).toEqual({ name: "Salma El Idrissi", phone: "+212761234568", company: null });
      expect([events.length, version > 1]).toEqual([1, true]);
      expect(events[0]?.text).toContain("Nom\u202f: Salma Idrissi → Salma El Idrissi");
    }
    expect(await db.auditEntry.findFirst({ where: { action: "corrected-by-sender" } })).toMatchObject({
      actor_id: null,
      details: { count: 2 },
    });
  });

  it("erases nothing without the box, and then every trace: messages, letters, history, link", async () => {
    await write({ email: "autre@toubkal-voisin.example", name: "Driss", phone: "", company: "", message: "Un autre" });
    const token = await openOwn();
    await sendToData(token, correction);
    await sendToData(token, { intent: "erasure" });
    expect(await db.contactInquiry.count()).toBe(2);
    const answer = await sendToData(token, { intent: "erasure", confirm: "on" });
    expect(answer.headers.get("Location")).toBe("/mes-donnees?demande=effacee");
    expect((await db.contactInquiry.findMany()).map(({ name }) => name)).toEqual(["Driss"]);
    expect(JSON.stringify(await wholeDatabase())).not.toMatch(/salma|idrissi|toubkal\.|6\W*1\W*2\W*3\W*4\W*5\W*6/i);
    expect((await openData(token)).status).toBe(404);
  });

  it("leaves to a client with an account what belongs to it", async () => {
    const client = await makePerson("client", EMAIL);
    const token = await openOwn();
    await write({ message: "Pour mon projet" });
    await db.contactInquiry.updateMany({ where: { message: "Pour mon projet" }, data: { client_id: client.id } });
    expect((await openData(token)).words).toContain("Ouvrir mon espace");
    await sendToData(token, { intent: "erasure", confirm: "on" });
    expect((await db.contactInquiry.findMany()).map(({ message }) => message)).toEqual(["Pour mon projet"]);
    expect(await db.credential.count({ where: { email: EMAIL } })).toBe(1);
  });

  it("takes the sender, and not the project, from a message that became one", async () => {
    const token = await openOwn();
    const project = await db.project.create({
      data: { title: "Site de Salma Idrissi", description: `Écrire à ${EMAIL}` },
    });
    await db.contactInquiry.updateMany({ data: { project_id: project.id, status: "converted" } });
    await sendToData(token, { intent: "erasure", confirm: "on" });
    expect(await db.contactInquiry.findMany()).toMatchObject([{ name: "Client effacé", project_id: project.id }]);
    expect(await db.project.findFirstOrThrow()).toMatchObject({
      title: "Site de Client effacé",
      description: "Écrire à (effacé)",
    });
  });

  it("leaves a telephone where the agency wrote it of others: a form proves no number", async () => {
    const token = await openOwn({ phone: "05 22 12 34 56" });
    const project = await db.project.create({ data: { title: "Riad", description: "Appeler le 05 22 12 34 56" } });
    const lead = await makeLead({ name: "Driss" });
    await db.inquiryEvent.create({ data: { inquiry_id: lead.id, kind: "note", text: "Son standard 0522123456" } });
    await sendToData(token, { intent: "erasure", confirm: "on" });
    expect(await db.contactInquiry.count({ where: { email: EMAIL } })).toBe(0);
    expect(await db.project.findFirst()).toEqual(project);
    expect(await db.inquiryEvent.findFirst()).toMatchObject({ text: "Son standard 0522123456" });
  });

  it("is opened by nothing but its token, and does nothing else that is asked of it", async () => {
    const token = await openOwn();
    for (const wrong of ["", "x", `${token}x`, digest(token)]) expect((await openData(wrong)).status).toBe(404);
    await expect(sendToData(token, { intent: "autre" })).rejects.toMatchObject({ init: { status: 400 } });
    expect(await db.contactInquiry.count()).toBe(1);
  });
});

const ACCOUNTS = "compta@toubkal.example";

/** A quote that is answered by its link: questioned first, then accepted. */
async function answered(options: Parameters<typeof sendQuote>[0], name = "Hassan Toubkal") {
  const quote = await sendQuote(options);
  const { rootId, id: quoteId, path } = quote;
  await answerQuote({ rootId, quoteId, kind: "change", text: `Sans la boutique, dit ${name}`, path });
  const from = { ip: "203.0.113.7", userAgent: `Navigateur de ${name}` };
  const said = { name, role: "Gérant", fields: [], shownTotal: null, ...from };
  await acceptQuote({ rootId, quoteId, path, ...said });
  return quote;
}

const announce = (invoiceId: string, note: string, createdBy: string | null = null) =>
  db.transferClaim.create({
    data: { invoice_id: invoiceId, amount: 60_000, note, proof_name: "ordre.pdf", created_by: createdBy },
  });

/** What the link shows that is sent to an address. */
async function shownTo(email: string, lang = "fr") {
  await askForData(email, lang);
  return (await openData(await dataToken())).words;
}

describe("the export of an account", () => {
  it("says everything in the order of its parts", async () => {
    const { id } = await makePerson("client", "salma@toubkal.example");
    expect(Object.keys(await exportOf(id)).join(" ")).toBe(
      "exported_at profile account former_names former_emails sessions projects client_access client_invitations contributions inquiries merged_messages consents billing_identities quote_answers transfer_announcements",
    );
  });

  it("has the identity that is billed at another address, with its answers and announcements", async () => {
    const { id: profileId } = await makePerson("client", "salma@toubkal.example");
    const { number } = await answered({ email: ACCOUNTS, profileId });
    const { id: invoiceId } = await db.invoice.findFirstOrThrow();
    await announce(invoiceId, "Viré hier");
    const own = await exportOf(profileId);
    expect(own.billing_identities).toMatchObject([{ email: ACCOUNTS, quotes: [{ number }] }]);
    expect(own.quote_answers).toMatchObject([
      {
        number,
        acceptance: {
          name: "Hassan Toubkal",
          function: "Gérant",
          ip: "203.0.113.7",
          user_agent: "Navigateur de Hassan Toubkal",
        },
        responses: [{ kind: "change", text: "Sans la boutique, dit Hassan Toubkal" }],
      },
    ]);
    expect(own.transfer_announcements).toMatchObject([{ note: "Viré hier", proof_name: "ordre.pdf" }]);
  });

  it("has nothing of another client, and of announcements only its own", async () => {
    const { id: profileId } = await makePerson("client", "salma@toubkal.example");
    const { id: colleagueId } = await makePerson("client", "omar@toubkal.example");
    await answered({ email: "autre@riad.example", profileId: null }, "Un autre");
    const { id: invoiceId } = await makeIssuedInvoice(50_000, { profile_id: profileId, email: ACCOUNTS });
    await announce(invoiceId, "De Salma", profileId);
    await announce(invoiceId, "D’Omar", colleagueId);
    const [hers, his] = [await exportOf(profileId), await exportOf(colleagueId)];
    expect(hers.quote_answers).toEqual([]);
    expect(hers.transfer_announcements).toMatchObject([{ note: "De Salma" }]);
    expect(his.billing_identities).toEqual([]);
    expect(his.transfer_announcements).toMatchObject([{ note: "D’Omar" }]);
  });

  it("has nothing by an address that it never proved", async () => {
    const { id } = await makePerson("client", ACCOUNTS);
    await db.credential.update({ where: { profile_id: id }, data: { email_verified_at: null } });
    const { rootId, id: quoteId, path } = await sendQuote({ email: ACCOUNTS });
    await answerQuote({ rootId, quoteId, kind: "refusal", text: "Trop cher", path });
    const own = await exportOf(id);
    expect([own.billing_identities, own.quote_answers, own.transfer_announcements]).toEqual([[], [], []]);
  });
});

describe("the link to what is held of an address, of quotes and invoices", () => {
  it.each([
    ["fr", "Vos réponses à nos devis", "Les virements que vous avez annoncés"],
    ["es", "Sus respuestas a nuestros presupuestos", "Las transferencias que ha anunciado"],
    ["ar", "أجوبتكم على عروض أسعارنا", "التحويلات التي أعلنتم عنها"],
  ])("shows the dossier, the answers and the announced transfers in %s", async (lang, answers, transfers) => {
    await answered({ email: ACCOUNTS });
    await announce((await db.invoice.findFirstOrThrow()).id, "Viré hier");
    const words = await shownTo(ACCOUNTS, lang);
    for (const text of [
      ...[answers, transfers, "Hassan Toubkal", "Gérant", "203.0.113.7", "Navigateur de Hassan Toubkal"],
      ...["Sans la boutique, dit Hassan Toubkal", "Viré hier", "ordre.pdf"],
    ])
      expect(words).toContain(text);
  });

  it("shows of an identity that is known by a lead alone what answered that lead's quote", async () => {
    const email = "nadia@atelier.example";
    const { id: inquiryId } = await makeLead({ email });
    const { billingClientId } = await answered({ email: ACCOUNTS, inquiryId }, "Nadia Alami");
    await answered({ billingClientId }, "Son directeur");
    const words = await shownTo(email);
    expect(words).toContain("Navigateur de Nadia Alami");
    expect(words).not.toContain("Son directeur");
  });
});
