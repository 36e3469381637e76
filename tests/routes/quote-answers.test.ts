import { beforeEach, describe, expect, it } from "vitest";
import { quoteWords } from "~/content/quote-page/quote-words";
import { db } from "~/server/db/db.server";
import { resetDatabase } from "../support/database";
import { outbox } from "../support/mail";
import { makePerson } from "../support/people";
import { draftAfter, sendQuote } from "../support/quotes";
import { postForm, showPage } from "../support/show-page";

type Sent = Awaited<ReturnType<typeof sendQuote>>;

const post = (quote: Sent, fields: Record<string, string>) => postForm(quote.path, { quote: quote.id, ...fields });

beforeEach(async () => {
  await resetDatabase();
  await makePerson("admin", "sara@zellige.example");
});

describe("a change that is asked of a quote", () => {
  it("is kept, told to the team and confirmed, and the quote stays open", async () => {
    const quote = await sendQuote();
    const text = "Sans la boutique\nmais avec l’arabe";
    expect((await post(quote, { intent: "change", text })).status).toBe(303);
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
    await Promise.all([1, 2, 3].map(() => post(quote, { intent: "change", text: "Sans la boutique" })));
    expect(await db.quoteResponse.count()).toBe(1);
    expect(await post(quote, { intent: "change", text: "  " })).toRefuse("text", quoteWords.fr.change.missing);
    const long = await post(quote, { intent: "change", text: "x".repeat(3001) });
    expect(long).toRefuse("text", quoteWords.fr.change.tooLong);
  });

  it("is told of three times within a quarter of an hour and no more, and each is kept", async () => {
    const [quote, other] = [await sendQuote(), await sendQuote()];
    for (const text of ["Sans la boutique", "Avec un blog", "Et en arabe", "En gras", "En rond"])
      await post(quote, { intent: "change", text });
    await post(other, { intent: "change", text: "En bleu" });
    expect(await db.quoteResponse.count()).toBe(6);
    const toldOf = async () => (await outbox()).filter((letter) => letter.startsWith("quote-decided")).length;
    expect(await toldOf()).toBe(4);
    await db.mailMessage.updateMany({ data: { created_at: new Date(Date.now() - 16 * 60_000) } });
    await post(quote, { intent: "change", text: "Plus tard" });
    expect(await toldOf()).toBe(5);
  });

  it("may still be asked after the last day, and while the agency writes", async () => {
    const late = await sendQuote({ validUntil: new Date(Date.now() - 3 * 86_400_000) });
    expect((await post(late, { intent: "change", text: "Encore valable ?" })).status).toBe(303);
    const edited = await sendQuote();
    await draftAfter(edited);
    expect((await post(edited, { intent: "change", text: "Et en arabe" })).status).toBe(303);
  });
});

describe("a refusal", () => {
  it.each([
    ["with a reason", "Trop cher"],
    ["without one", ""],
  ])("%s closes the quote and is told to the team", async (_, text) => {
    const quote = await sendQuote({ language: "es" });
    expect((await post(quote, { intent: "refuse", text })).status).toBe(303);
    expect(await db.quoteResponse.findMany()).toMatchObject([{ kind: "refusal", text: text || null }]);
    expect(await db.quote.findFirstOrThrow()).toMatchObject({ status: "refused", decided_at: expect.any(Date) });
    const { words } = await showPage(quote.path);
    expect(words).toContain("Presupuesto rechazado");
    expect(words).not.toContain("Aceptar este presupuesto");
    const again = await post(quote, { intent: "accept", signer_name: "Salma", accept_terms: "on" });
    expect([again.init.status, again.data.lastResult.error[""]]).toEqual([409, [quoteWords.es.refused.alreadyRefused]]);
    expect(await db.project.count()).toBe(0);
  });
});

it("an unknown form is 400 and too many are 429, with what was typed", async () => {
  const quote = await sendQuote();
  await expect(post(quote, { intent: "pay" })).rejects.toMatchObject({ init: { status: 400 } });
  await expect(post(quote, { intent: "toString" })).rejects.toMatchObject({ init: { status: 400 } });
  const accept = { intent: "accept", signer_name: "Salma" };
  // What is refused for what it says counts towards no limit on answers.
  for (let tries = 0; tries < 31; tries += 1) expect((await post(quote, accept)).init.status).toBe(400);
  await post(quote, { intent: "refuse" });
  let answer = await post(quote, { ...accept, accept_terms: "on" });
  expect(answer.init.status).toBe(409);
  for (let tries = 0; tries < 29; tries += 1) answer = await post(quote, { ...accept, accept_terms: "on" });
  expect([answer.init.status, answer.data.lastResult.error[""]]).toEqual([429, [quoteWords.fr.refused.tooOften]]);
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
    await expect(post(quote, { ...good, ...fields })).rejects.toMatchObject({ init: { status: 400 } });
    expect([await db.quoteResponse.count(), await db.quoteAcceptance.count()]).toEqual([0, 0]);
  },
);
