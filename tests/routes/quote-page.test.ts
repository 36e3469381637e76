import { beforeEach, describe, expect, it } from "vitest";
import { quoteWords } from "~/content/quote-page";
import { headers } from "~/routes/devis.$token/route";
import { loader as dotLoader } from "~/routes/devis.$token_.vue[.]gif/route";
import { loader as fileLoader } from "~/routes/devis.$token[.]pdf/route";
import { createToken } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";
import { outbox } from "../support/mail";
import { cookie, openOffice } from "../support/office";
import { answerSent, draftAfter, makeLine, sendQuote } from "../support/quotes";
import { getArgs } from "../support/requests";
import { showPage } from "../support/show-page";
import { wholeDatabase } from "../support/whole-database";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36";

beforeEach(openOffice);

describe("the page of a quote", () => {
  it("shows the whole document before the name, to no cache and no other site", async () => {
    const { path, number } = await sendQuote({ lines: [makeLine({ section: "Conception", discountBp: 1000 })] });
    const { status, words, html } = await showPage(path);
    expect(status).toBe(200);
    for (const text of [
      number,
      "Riad Toubkal SARL",
      "Conception",
      "Remise 10 %",
      "Total TTC 1 080,00 MAD",
      "Cinq pages.",
    ])
      expect(words).toContain(text);
    expect(words.indexOf("Les textes.")).toBeGreaterThan(0);
    expect(words.indexOf("Échéancier")).toBeLessThan(words.indexOf("Nom et prénom"));
    expect(words.indexOf("Les textes.")).toBeLessThan(words.indexOf("Nom et prénom"));
    expect(html).not.toContain("signature électronique");
    expect(headers({} as never)).toEqual({ "Cache-Control": "no-store" });
  });

  it.each([
    ["es", "Aceptar este presupuesto"],
    ["ar", "قبول عرض السعر"],
  ] as const)("is written in %s", async (language, button) => {
    const { words } = await showPage((await sendQuote({ language })).path);
    for (const text of [button, "1.200,00 MAD"]) expect(words).toContain(text);
  });

  it("is 404 by a link that is cut, forged, revoked or too old", async () => {
    const { token, path, rootId } = await sendQuote();
    for (const wrong of [token.slice(0, -1), createToken(), `${token}a`, "%00", "x".repeat(500)])
      expect((await showPage(`/devis/${wrong}`)).status).toBe(404);
    await db.link.updateMany({ where: { quote_id: rootId }, data: { revoked_at: new Date() } });
    const revoked = await showPage(path);
    expect([revoked.status, revoked.words.includes("Ce devis ne s'ouvre pas")]).toEqual([404, true]);
    const over = { revoked_at: null, expires_at: new Date(Date.now() - 1000) };
    await db.link.updateMany({ where: { quote_id: rootId }, data: over });
    expect((await showPage(path)).status).toBe(404);
    const posted = await showPage(path, { fields: { intent: "accept", signer_name: "Salma", accept_terms: "on" } });
    expect(posted.status).toBe(404);
    expect(await db.quoteAcceptance.count()).toBe(0);
  });

  it.each([
    ["fr", "Ce devis ne s'ouvre pas"],
    ["es", "Este presupuesto no se abre"],
    ["ar", "لا يُفتح عرض السعر هذا"],
  ] as const)("says in %s, that of the document, that its link is over", async (language, title) => {
    const { path, rootId } = await sendQuote({ language });
    await db.link.updateMany({ where: { quote_id: rootId }, data: { revoked_at: new Date() } });
    const { status, words, html } = await showPage(path);
    expect([status, words.includes(title)]).toEqual([404, true]);
    expect(html.includes(`lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"`)).toBe(language !== "fr");
  });

  it("shows the newest version by the same link, and the older ones to read", async () => {
    const first = await sendQuote({ lines: [makeLine({ designation: "Site de cinq pages" })] });
    const second = await sendQuote({ after: first, lines: [makeLine({ designation: "Site de sept pages" })] });
    expect((await showPage(first.path)).words).toContain("Site de sept pages");
    const old = await showPage(`${first.path}?version=1`);
    expect(old.words).toContain("Site de cinq pages");
    expect(old.words).toContain("Version remplacée");
    expect(old.words).not.toContain("Accepter ce devis");
    expect((await showPage(`${second.path}?version=7`)).status).toBe(404);
    expect((await showPage(`${second.path}?version=x`)).words).toContain("Site de sept pages");
  });

  it("never shows what the agency still writes", async () => {
    const sent = await sendQuote();
    await draftAfter(sent);
    const { words } = await showPage(sent.path);
    expect(words).toContain("Une nouvelle version se prépare");
    expect(words).not.toContain("Brouillon");
    expect(words).not.toContain("Accepter ce devis");
    expect((await showPage(`${sent.path}?version=2`)).status).toBe(404);
  });
});

describe("the file of a quote", () => {
  const open = (token: string) => fileLoader(getArgs(`/devis/${token}.pdf`, { params: { token } }));

  it("is a PDF for whoever holds the link, and kept by nobody else", async () => {
    const { token } = await sendQuote();
    const answer = await open(token);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await answer.text()).toMatch(/^%PDF-/);
    expect((await open(createToken())).status).toBe(404);
    await db.link.updateMany({ data: { revoked_at: new Date() } });
    expect((await open(token)).status).toBe(404);
  });
});

describe("that the page was opened", () => {
  const look = (token: string, headers: Record<string, string>, method = "GET") => {
    const args = getArgs(`/devis/${token}/vue.gif`, { params: { token } });
    return dotLoader({ ...args, request: new Request(args.request.url, { method, headers }) });
  };
  const noted = async () => (await db.quoteOpenings.findFirst())?.opened_count ?? 0;

  it("is noted by its dot, first and last, and by nothing else", async () => {
    const { token, path } = await sendQuote();
    const before = await wholeDatabase();
    await showPage(path);
    // A link that names all that the form asks for is followed by scanners too.
    await showPage(`${path}?intent=accept&signer_name=Salma&signer_role=G%C3%A9rante&accept_terms=on`);
    expect(await wholeDatabase()).toEqual(before);
    await look(token, { "User-Agent": BROWSER });
    const first = await db.quoteOpenings.findFirstOrThrow();
    await look(token, { "User-Agent": BROWSER });
    const last = await db.quoteOpenings.findFirstOrThrow();
    expect(first).toMatchObject({ opened_count: 1, first_opened_at: expect.any(Date) });
    expect(last).toMatchObject({ opened_count: 2, first_opened_at: first.first_opened_at });
    expect(await db.quoteAcceptance.count()).toBe(0);
  });

  it("is not noted of scanners, robots, pages fetched ahead, and the team", async () => {
    const { token } = await sendQuote();
    await look(token, { "User-Agent": BROWSER }, "HEAD");
    await look(token, {});
    await look(token, { "User-Agent": "Mozilla/5.0 (compatible; bingbot/2.0)" });
    for (const [name, value] of Object.entries({ "Sec-Purpose": "prefetch", "Sec-Fetch-Site": "cross-site", cookie }))
      await look(token, { "User-Agent": BROWSER, [name]: value });
    await look(createToken(), { "User-Agent": BROWSER });
    expect(await noted()).toBe(0);
  });
});

describe("a change that is asked of a quote", () => {
  it("is kept, told to the team and confirmed, and the quote stays open", async () => {
    const quote = await sendQuote();
    const text = "Sans la boutique\nmais avec l’arabe";
    expect((await answerSent(quote, { intent: "change", text })).status).toBe(303);
    expect(await db.quoteResponse.findMany()).toMatchObject([{ quote_id: quote.id, kind: "change", text }]);
    expect(await outbox()).toEqual([
      "quote-answered to salma@toubkal.example",
      "quote-decided to sara@zellige.example",
    ]);
    const letter = await db.mailMessage.findFirstOrThrow({ where: { kind: "quote-decided" } });
    expect(letter.text).toContain("> mais avec l’arabe");
    expect(letter.text).toContain(`/admin/devis/${quote.id}`);
    const { words } = await showPage(quote.path);
    expect(words).toContain("Modification demandée");
    expect(words).toContain("Accepter ce devis");
  });

  it("sent twice is one, and without words it is none", async () => {
    const quote = await sendQuote();
    await Promise.all([1, 2, 3].map(() => answerSent(quote, { intent: "change", text: "Sans la boutique" })));
    expect(await db.quoteResponse.count()).toBe(1);
    expect(await answerSent(quote, { intent: "change", text: "  " })).toRefuse("text", quoteWords.fr.change.missing);
    const long = await answerSent(quote, { intent: "change", text: "x".repeat(3001) });
    expect(long).toRefuse("text", quoteWords.fr.change.tooLong);
  });

  it("is told of three times within a quarter of an hour and no more, and each is kept", async () => {
    const [quote, other] = [await sendQuote(), await sendQuote()];
    for (const text of ["Sans la boutique", "Avec un blog", "Et en arabe", "En gras", "En rond"])
      await answerSent(quote, { intent: "change", text });
    await answerSent(other, { intent: "change", text: "En bleu" });
    expect(await db.quoteResponse.count()).toBe(6);
    const toldOf = async () => (await outbox()).filter((letter) => letter.startsWith("quote-decided")).length;
    expect(await toldOf()).toBe(4);
    await db.mailMessage.updateMany({ data: { created_at: new Date(Date.now() - 16 * 60_000) } });
    await answerSent(quote, { intent: "change", text: "Plus tard" });
    expect(await toldOf()).toBe(5);
  });

  it("may still be asked after the last day, and while the agency writes", async () => {
    const late = await sendQuote({ validUntil: new Date(Date.now() - 3 * 86_400_000) });
    expect((await answerSent(late, { intent: "change", text: "Encore valable ?" })).status).toBe(303);
    const edited = await sendQuote();
    await draftAfter(edited);
    expect((await answerSent(edited, { intent: "change", text: "Et en arabe" })).status).toBe(303);
  });
});

describe("a refusal", () => {
  it.each([
    ["with a reason", "Trop cher"],
    ["without one", ""],
  ])("%s closes the quote and is told to the team", async (_, text) => {
    const quote = await sendQuote({ language: "es" });
    expect((await answerSent(quote, { intent: "refuse", text })).status).toBe(303);
    expect(await db.quoteResponse.findMany()).toMatchObject([{ kind: "refusal", text: text || null }]);
    expect(await db.quote.findFirstOrThrow()).toMatchObject({ status: "refused", decided_at: expect.any(Date) });
    const { words } = await showPage(quote.path);
    expect(words).toContain("Presupuesto rechazado");
    expect(words).not.toContain("Aceptar este presupuesto");
    const again = await answerSent(quote, { intent: "accept", signer_name: "Salma", accept_terms: "on" });
    expect(again).toRefuse("", quoteWords.es.refused.alreadyRefused, 409);
    expect(await db.project.count()).toBe(0);
  });
});

it("an unknown form is 400 and too many are 429, with what was typed", async () => {
  const quote = await sendQuote();
  await expect(answerSent(quote, { intent: "pay" })).rejects.toMatchObject({ init: { status: 400 } });
  await expect(answerSent(quote, { intent: "toString" })).rejects.toMatchObject({ init: { status: 400 } });
  const accept = { intent: "accept", signer_name: "Salma" };
  // What is refused for what it says counts towards no limit on answers.
  for (let tries = 0; tries < 31; tries += 1) expect((await answerSent(quote, accept)).init.status).toBe(400);
  await answerSent(quote, { intent: "refuse" });
  let answer = await answerSent(quote, { ...accept, accept_terms: "on" });
  expect(answer.init.status).toBe(409);
  for (let tries = 0; tries < 29; tries += 1) answer = await answerSent(quote, { ...accept, accept_terms: "on" });
  expect(answer).toRefuse("", quoteWords.fr.refused.tooOften, 429);
});

it.each([
  { shown_total: "NaN" },
  { shown_total: "mille" },
  { shown_total: "1.5" },
  { quote: "garbage" },
  { quote: "../../x", intent: "change", text: "Moins cher" },
  { quote: "garbage", intent: "refuse" },
] as Record<string, string>[])(
  "a form that says what no page of the quote could stores nothing: %j",
  async (fields) => {
    const quote = await sendQuote();
    const good = { intent: "accept", signer_name: "Salma", accept_terms: "on" };
    await expect(answerSent(quote, { ...good, ...fields })).rejects.toMatchObject({ init: { status: 400 } });
    expect([await db.quoteResponse.count(), await db.quoteAcceptance.count()]).toEqual([0, 0]);
  },
);
