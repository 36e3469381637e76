import { beforeEach, describe, expect, it } from "vitest";
import { parseDocument } from "~/features/billing/schema";
import { getQuoteOfLink } from "~/features/quotes/client-quotes.server";
import { getQuote } from "~/features/quotes/queries.server";
import { remindClients } from "~/features/quotes/remind.server";
import { sendQuote } from "~/features/quotes/send.server";
import { createVersion } from "~/features/quotes/write.server";
import { yearInCasablanca } from "~/lib/dates/casablanca";
import { fileDigest } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";
import { makeIssuer } from "../support/billing";
import { line, makeBuyer, makeDraft, makeSent } from "../support/office-quotes";
import { plain } from "../support/plain-words";
import { showPage } from "../support/show-page";
import "../support/outside";
import { admin as actor, cookie, openOffice, sendForm, wordsAt } from "../support/office";

const NOON = new Date("2026-11-23T12:00:00Z");
const DAY_MS = 86_400_000;
const later = (days: number) => new Date(NOON.getTime() + days * DAY_MS);

beforeEach(openOffice);

const press = (id: string, intent: string) => sendForm(`/admin/devis/${id}`, { intent });
const send = (id: string) => sendForm(`/admin/devis/${id}/envoyer`, {});
const letters = () => db.mailMessage.findMany({ orderBy: { created_at: "asc" } });
const tokenOf = (text: string) => /\/devis\/([\w-]{43})/.exec(text)?.[1] ?? "";

describe("sending a quote", () => {
  beforeEach(() => makeIssuer());

  it("gives it a number, freezes it with its digest, and writes to the client with the link and the PDF", async () => {
    const buyer = await makeBuyer({ language: "es" });
    const option = line({ designation: "Maintenance", option: { kind: "any_of", group: "Après" } });
    const { id } = await makeDraft(actor, { lines: [line(), option] }, buyer.id);
    expect(await send(id)).toRedirect(`/admin/devis/${id}`);
    const quote = (await getQuote(id))!;
    const year = yearInCasablanca(new Date());
    expect(quote).toMatchObject({ status: "sent", number: `D-${year}-0001`, gross: 120_000 });
    const document = parseDocument(quote.document ?? "");
    expect(document).toMatchObject({ kind: "quote", number: quote.number, gross: 120_000, payable: 120_000 });
    expect(document.seller).toMatchObject({ legalName: "Atelier Nour", ice: "001234567000089" });
    expect(document.buyer).toMatchObject({ legalName: "Atlas Céramique" });
    expect(document.options).toMatchObject([{ designation: "Maintenance", amount: 100_000 }]);
    expect(fileDigest(new TextEncoder().encode(quote.document ?? ""))).toBe(quote.document_sha256);
    const [letter] = await letters();
    expect(letter).toMatchObject({ kind: "quote-sent", language: "es", recipient: "leila@atlas.example" });
    expect(letter?.attachments).toMatchObject([
      { name: `${quote.number}.pdf`, document: { kind: "quote", subjectId: id } },
    ]);
    const token = tokenOf(letter?.text ?? "");
    expect(await getQuoteOfLink(token)).toBe(id);
    const link = await db.link.findFirstOrThrow();
    expect(JSON.stringify(link)).not.toContain(token);
    const { html, words } = await showPage(`/admin/devis/${id}`, { cookie });
    expect(html).toContain(`/devis/${token}`);
    expect(words).toContain("Ouvert Pas encore");
  });

  it("twice at once sends it once", async () => {
    const { id } = await makeDraft(actor, {}, (await makeBuyer()).id);
    await Promise.all([send(id), send(id), send(id)]);
    expect(await letters()).toHaveLength(1);
    expect(await db.numberSeries.findMany()).toMatchObject([{ series: "D", last: 1 }]);
  });

  it("numbers five that are sent at once without a hole", async () => {
    const buyer = await makeBuyer();
    const drafts = [];
    for (let at = 0; at < 5; at += 1) drafts.push(await makeDraft(actor, {}, buyer.id));
    const ids = drafts.map(({ id }) => id);
    await Promise.all(ids.map((id) => send(id)));
    const numbers = (await db.quote.findMany({ orderBy: { number: "asc" } })).map(({ number }) => number?.slice(-4));
    expect(numbers).toEqual(ids.map((_, at) => String(at + 1).padStart(4, "0")));
  });

  it.each([
    ["no client", {}, null, "Choisissez à qui ce devis est établi"],
    ["a client without ICE", {}, { ice: null }, "Il manque l’ICE à l’identité de facturation"],
    ["no line", { lines: [] }, {}, "Ce devis n’a pas encore de ligne"],
    ["no schedule", { schedule: [] }, {}, "Ce devis n’a pas encore d’échéancier"],
    ["an old rate", { lines: [line({ vatRateBp: 1900 })] }, {}, "Le taux de 19 % n’est pas facturé"],
  ])("is refused with %s, and spends no number", async (_, content, buyer, sentence) => {
    const client = buyer && (await makeBuyer(buyer));
    const { id } = await makeDraft(actor, content, client?.id ?? null);
    const { words, status } = await showPage(`/admin/devis/${id}/envoyer`, { cookie });
    expect([status, words]).toEqual([200, expect.stringContaining(plain(sentence))]);
    await expect(send(id)).toFlash("Erreur", expect.stringContaining(sentence.slice(0, 12)) as never);
    expect((await getQuote(id))?.status).toBe("draft");
    expect(await db.numberSeries.count()).toBe(0);
    expect(await letters()).toEqual([]);
  });

  it.each([
    ["a line", { lines: [line({ designation: "Site 漢字 ✓" })] }, {}, "漢"],
    ["a rich text", { scope: "<p>Trois pages 🚀</p>" }, {}, "🚀"],
    ["the client's name", {}, { legal_name: "華 Casablanca" }, "華"],
  ])("names what %s holds and the PDF cannot print, and is sent all the same", async (_, content, buyer, sign) => {
    const { id } = await makeDraft(actor, content, (await makeBuyer(buyer)).id);
    const { words } = await showPage(`/admin/devis/${id}/envoyer`, { cookie });
    expect(words).toMatch(new RegExp(`Le PDF ne sait pas imprimer ces signes[^.✓]*${sign}`, "u"));
    await send(id);
    expect((await getQuote(id))?.status).toBe("sent");
  });

  it("says nothing of signs that the PDF prints, nor of notes that it leaves out", async () => {
    const lines = [line({ designation: "Étape → ✓ ⵣ Ωμ", description: "un\u2028deux" })];
    const { id } = await makeDraft(actor, { lines, notes: "漢" }, (await makeBuyer()).id);
    expect(await wordsAt(`/admin/devis/${id}/envoyer`)).not.toContain("ne sait pas imprimer");
  });

  it("keeps its number in a later version, which the same link shows and which puts the first out of force", async () => {
    const first = await makeSent(actor);
    const token = tokenOf((await letters())[0]?.text ?? "");
    const answer = await press(first.id, "new-version");
    const second = await db.quote.findFirstOrThrow({ where: { revision: 2 } });
    expect(answer).toRedirect(`/admin/devis/${second.id}`);
    expect(await press(first.id, "new-version")).toRedirect(`/admin/devis/${second.id}`);
    expect((await getQuote(first.id))?.status).toBe("sent");
    await send(second.id);
    expect(await getQuote(first.id)).toMatchObject({ status: "superseded", number: first.number });
    expect(await getQuote(second.id)).toMatchObject({ status: "sent", number: first.number, root_id: first.id });
    const [, letter] = await letters();
    expect(tokenOf(letter?.text ?? "")).toBe(token);
    expect(await wordsAt(`/admin/devis/${first.id}`)).toContain("Version 2 envoyé");
  });

  it("is followed by no edit, deletion or second sending, but may be withdrawn and duplicated", async () => {
    const { id } = await makeSent(actor);
    await expect(press(id, "duplicate")).toFlash("Succès", "Devis dupliqué");
    const copy = await db.quote.findFirstOrThrow({ where: { status: "draft" } });
    expect(copy).toMatchObject({ number: null, revision: 1, root_id: copy.id });
    expect((await showPage(`/admin/devis/${id}/supprimer`, { cookie })).status).toBe(404);
    await expect(press(id, "withdraw")).toFlash("Succès", "Devis retiré");
    expect((await getQuote(id))?.status).toBe("withdrawn");
    await expect(press(id, "sell")).rejects.toMatchObject({ init: { status: 400 } });
  });

  it("by a link that is sent again, renewed and taken back", async () => {
    const { id } = await makeSent(actor);
    const tokens = async () => (await letters()).map(({ text }) => tokenOf(text));
    await press(id, "send-link");
    const [first, again] = await tokens();
    expect(again).toBe(first);
    await press(id, "renew-link");
    const renewed = (await tokens())[2] ?? "";
    expect(renewed).not.toBe(first);
    expect([await getQuoteOfLink(first ?? ""), await getQuoteOfLink(renewed)]).toEqual([null, id]);
    await press(id, "revoke-link");
    expect(await getQuoteOfLink(renewed)).toBeNull();
    expect(await wordsAt(`/admin/devis/${id}`)).toContain("Aucun lien n'ouvre ce devis");
  });
});

describe("without a legal identity", () => {
  it("no quote is sent: the sentence names what is missing, and leads to the settings", async () => {
    await makeIssuer({ ice: null, rib: null });
    const { id } = await makeDraft(actor, {}, (await makeBuyer()).id);
    const { words, html } = await showPage(`/admin/devis/${id}/envoyer`, { cookie });
    expect(words).toContain("il manque ICE et RIB dans l'identité légale des Paramètres");
    expect(html).toContain('href="/admin/settings#identite"');
    await expect(sendQuote(actor, id)).rejects.toThrow();
    expect((await getQuote(id))?.number).toBeNull();
  });

  it("an auto-entrepreneur sends no line with VAT", async () => {
    await makeIssuer({ vat_regime: "auto_entrepreneur" });
    const { id } = await makeDraft(actor, {}, (await makeBuyer()).id);
    expect(await wordsAt(`/admin/devis/${id}/envoyer`)).toContain("Un auto-entrepreneur ne facture pas de TVA");
  });
});

describe("the clock", () => {
  beforeEach(() => makeIssuer());
  const kinds = async () => (await letters()).map(({ kind }) => kind);

  it("reminds once, three days before the last, and tells once that it is over", async () => {
    await makeSent(actor, {}, NOON);
    await remindClients(later(26));
    expect(await kinds()).toEqual(["quote-sent"]);
    await Promise.all([remindClients(later(27)), remindClients(later(27))]);
    await remindClients(later(28));
    expect(await kinds()).toEqual(["quote-sent", "quote-reminder"]);
    await remindClients(later(30));
    await Promise.all([remindClients(later(31)), remindClients(later(31))]);
    await remindClients(later(32));
    const sent = await letters();
    expect(sent.map(({ kind }) => kind)).toEqual(["quote-sent", "quote-reminder", "quote-expired"]);
    expect(new Set(sent.map(({ text }) => tokenOf(text))).size).toBe(1);
  });

  it("neither reminds nor tells a client who is not reminded of anything, and marks the quote all the same", async () => {
    const { id } = await makeSent(actor, {}, NOON);
    await db.billingClient.updateMany({ data: { has_reminders: false } });
    await remindClients(later(28));
    await remindClients(later(31));
    expect(await kinds()).toEqual(["quote-sent"]);
    expect((await getQuote(id))?.expiry_said_at).not.toBeNull();
  });

  it("writes nothing at night, nor of what was answered, is being edited, or has no link any more", async () => {
    const { id } = await makeSent(actor, {}, NOON);
    await remindClients(new Date("2026-12-20T03:00:00Z"));
    const asked = { quote_id: id, kind: "change", text: "Moins cher" } as const;
    const { id: response } = await db.quoteResponse.create({ data: asked });
    await remindClients(later(27));
    await db.quoteResponse.delete({ where: { id: response } });
    const { id: draft } = await createVersion(actor, id);
    await remindClients(later(27));
    await db.quote.delete({ where: { id: draft } });
    await db.link.updateMany({ data: { revoked_at: NOON } });
    await remindClients(later(27));
    expect(await kinds()).toEqual(["quote-sent"]);
  });

  it("says nothing of an expiry that is long ago", async () => {
    const { id } = await makeSent(actor, {}, NOON);
    await remindClients(later(60));
    expect(await kinds()).toEqual(["quote-sent"]);
    expect((await getQuote(id))?.expiry_said_at).not.toBeNull();
  });
});
