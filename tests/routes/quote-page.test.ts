import { beforeEach, describe, expect, it } from "vitest";
import { headers } from "~/routes/devis.$token/route";
import { loader as dotLoader } from "~/routes/devis.$token_.vue[.]gif/route";
import { loader as fileLoader } from "~/routes/devis.$token[.]pdf/route";
import { createToken } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { draftAfter, makeLine, sendQuote } from "../support/quotes";
import { getArgs, signedInAs } from "../support/requests";
import { showPage } from "../support/show-page";
import { wholeDatabase } from "../support/whole-database";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36";

beforeEach(resetDatabase);

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
    const { path } = await sendQuote({ language });
    const { words } = await showPage(path);
    expect(words).toContain(button);
    expect(words).toContain("1.200,00 MAD");
  });

  it("is 404 by a link that is cut, forged, revoked or too old", async () => {
    const { token, path, rootId } = await sendQuote();
    for (const wrong of [token.slice(0, -1), createToken(), `${token}a`, "%00", "x".repeat(500)])
      expect((await showPage(`/devis/${wrong}`)).status).toBe(404);
    await db.quoteLink.updateMany({ where: { root_id: rootId }, data: { revoked_at: new Date() } });
    const revoked = await showPage(path);
    expect([revoked.status, revoked.words.includes("Ce devis ne s'ouvre pas")]).toEqual([404, true]);
    const over = { revoked_at: null, expires_at: new Date(Date.now() - 1000) };
    await db.quoteLink.updateMany({ where: { root_id: rootId }, data: over });
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
    await db.quoteLink.updateMany({ where: { root_id: rootId }, data: { revoked_at: new Date() } });
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
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    expect((await open(createToken())).status).toBe(404);
    await db.quoteLink.updateMany({ data: { revoked_at: new Date() } });
    expect((await open(token)).status).toBe(404);
  });
});

describe("that the page was opened", () => {
  const look = (token: string, headers: Record<string, string>, method = "GET") => {
    const args = getArgs(`/devis/${token}/vue.gif`, { params: { token } });
    return dotLoader({ ...args, request: new Request(args.request.url, { method, headers }) });
  };
  const noted = async () => (await db.quoteLink.findFirstOrThrow()).opened_count;

  it("is noted by its dot, first and last, and by nothing else", async () => {
    const { token, path } = await sendQuote();
    const before = await wholeDatabase();
    await showPage(path);
    // A link that names all that the form asks for is followed by scanners too.
    await showPage(`${path}?intent=accept&signer_name=Salma&signer_role=G%C3%A9rante&accept_terms=on`);
    expect(await wholeDatabase()).toEqual(before);
    await look(token, { "User-Agent": BROWSER });
    const first = await db.quoteLink.findFirstOrThrow();
    await look(token, { "User-Agent": BROWSER });
    const last = await db.quoteLink.findFirstOrThrow();
    expect(first).toMatchObject({ opened_count: 1, first_opened_at: expect.any(Date) });
    expect(last).toMatchObject({ opened_count: 2, first_opened_at: first.first_opened_at });
    expect(await db.quoteAcceptance.count()).toBe(0);
  });

  it("is not noted of scanners, robots, pages fetched ahead, and the team", async () => {
    const { token } = await sendQuote();
    await look(token, { "User-Agent": BROWSER }, "HEAD");
    await look(token, {});
    await look(token, { "User-Agent": "Mozilla/5.0 (compatible; bingbot/2.0)" });
    await look(token, { "User-Agent": BROWSER, "Sec-Purpose": "prefetch" });
    await look(token, { "User-Agent": BROWSER, "Sec-Fetch-Site": "cross-site" });
    const admin = await makePerson("admin", "sara@zellige.example");
    await look(token, { "User-Agent": BROWSER, Cookie: await signedInAs(admin.id) });
    await look(createToken(), { "User-Agent": BROWSER });
    expect(await noted()).toBe(0);
  });
});
