import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { SEND_MAIL } from "~/features/mail/outbox.server";
import { loader } from "~/routes/admin.inquiries.$id_.reply/route";
import { db } from "~/server/db/db.server";
import { flashOf } from "../support/answers";
import { doJobs } from "../support/drive-jobs";
import { makeLead, writeToAgency } from "../support/leads";
import { cookie, openOffice, sendForm, wordsAt } from "../support/office";
import { mailbox } from "../support/outside";
import { getArgs } from "../support/requests";
import { showPage } from "../support/show-page";

const LEAD = "nadia@atelier.example";
let id: string;

beforeEach(async () => {
  await openOffice();
  ({ id } = await makeLead({ name: "Nadia Alami", phone: "+212612345678", message: "Un logo ?" }));
});

type Fields = Record<string, string>;
const path = (query = "") => `/admin/inquiries/${id}/reply${query}`;
const post = (fields: Fields, query = "") => sendForm(path(query), { form_key: randomUUID(), ...fields });

const lead = () => db.contactInquiry.findUniqueOrThrow({ where: { id } });

const history = async () =>
  (await db.inquiryEvent.findMany({ where: { inquiry_id: id }, orderBy: { created_at: "asc" } })).map(
    ({ kind, text }) => [kind, text],
  );

const screen = async (query: string) => (await loader(getArgs(path(query), { cookie, params: { id } }))).data;
const LETTER = { intent: "email", subject: "Re: Logo", text: "Bonjour Nadia,\nvoici notre devis." };

describe("an answer by e-mail", () => {
  it("goes to the lead word for word, with answers to the agency, and leaves its line", async () => {
    const answer = await post(LETTER, "?canal=email&q=nadia");
    expect(answer).toRedirect(`/admin/inquiries/${id}?q=nadia`);
    expect(await flashOf(answer)).toMatchObject({ description: "Réponse enregistrée\u202f: elle part par e-mail" });
    expect(await lead()).toMatchObject({ status: "contacted", first_reply_at: expect.any(Date) });
    expect(await history()).toEqual([
      ["email", LETTER.text],
      ["status", "contacted"],
    ]);
    expect(await wordsAt(`/admin/inquiries/${id}`)).toContain("Re: Logo (en attente)");
    await doJobs(SEND_MAIL);
    const [letter] = mailbox.to(LEAD);
    expect(letter?.subject).toBe("Re: Logo");
    expect(letter?.text).toMatch(/^Bonjour Nadia,\nvoici notre devis\.\n\n-- \n/);
    expect(letter?.html).toContain("Bonjour Nadia,<br>voici notre devis.");
    expect(letter?.html).not.toContain("<h1");
    expect(letter?.replyTo).toEqual([{ name: "", address: "bonjour@zellige.example" }]);
    expect(letter?.headers.map(({ key }) => key)).not.toContain("auto-submitted");
    expect(await wordsAt(`/admin/inquiries/${id}`)).toContain("Re: Logo (envoyée)");
  });

  it("stands in the reader's mailbox below the thanks and the letters before it", async () => {
    await writeToAgency({ name: "Omar", email: "omar@riad.example", message: "Bonjour à tous" });
    ({ id } = await db.contactInquiry.findFirstOrThrow({ where: { name: "Omar" } }));
    expect((await screen("?canal=email")).form?.values.subject).toBe("Re: Nous avons bien reçu votre message");
    await post(LETTER);
    await post({ ...LETTER, text: "Encore un mot." });
    await doJobs(SEND_MAIL);
    const [thanks, first, second] = mailbox.to("omar@riad.example");
    expect(new Set([thanks?.messageId, first?.messageId, second?.messageId]).size).toBe(3);
    expect([thanks?.inReplyTo, first?.inReplyTo, second?.inReplyTo]).toEqual([
      undefined,
      thanks?.messageId,
      first?.messageId,
    ]);
    expect(second?.references).toBe(`${thanks?.messageId} ${first?.messageId}`);
    expect(mailbox.to("sara@zellige.example")[0]?.references).toBeUndefined();
  });

  it("that the server refuses is shown as failed", async () => {
    mailbox.refused.add(LEAD);
    await post(LETTER);
    await doJobs(SEND_MAIL);
    expect(await wordsAt(`/admin/inquiries/${id}`)).toContain("Re: Logo (échouée)");
  });

  it("is written once, however often its form is sent", async () => {
    const form_key = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => post({ ...LETTER, form_key })));
    expect([await db.mailMessage.count(), (await history()).length]).toEqual([1, 2]);
    await post(LETTER);
    expect(await db.mailMessage.count()).toBe(2);
  });

  it("may plan what follows, and says when nothing is planned", async () => {
    expect((await flashOf(await post(LETTER)))?.link?.note).toBe("Rien n’est prévu ensuite.");
    const planned = await post({ ...LETTER, next_action: "Relancer", delay: "days-3" });
    expect((await flashOf(planned))?.link).toBeUndefined();
    expect(await lead()).toMatchObject({ next_action: "Relancer", next_action_at: expect.any(Date) });
    expect((await flashOf(await post(LETTER)))?.link).toBeUndefined();
  });

  it.each([
    [{ subject: " " }, { subject: ["L’objet est requis"] }],
    [{ text: "" }, { text: ["Le texte est requis"] }],
    [{ text: "x".repeat(5001) }, { text: ["Le texte ne peut pas dépasser 5 000 caractères"] }],
    [{ next_action: "Relancer" }, { next_action_at: ["Dites quand\u202f: choisissez un délai ou une date"] }],
    [{ delay: "days-1" }, { next_action: ["Dites ce que vous ferez"] }],
    [
      { next_action: "Relancer", next_action_at: "2020-01-01T10:00" },
      { next_action_at: ["Cette date est passée\u202f: choisissez un moment à venir"] },
    ],
    [{ delay: "jamais" }, { delay: ["Choisissez un délai de la liste"] }],
    [{ form_key: "x" }, { form_key: ["Ouvrez à nouveau ce formulaire"] }],
  ])("with %j is refused in words, and nothing is lost", async (changes, error) => {
    const { data, init } = await post({ ...LETTER, ...changes } as Fields);
    expect([init?.status, data.lastResult.error]).toEqual([400, error]);
    if (!("text" in changes)) expect(data.lastResult.initialValue.text).toBe(LETTER.text);
    expect([await db.mailMessage.count(), (await lead()).status]).toEqual([0, "new"]);
  });
});

it("shows who was first of two colleagues who answer at once: nothing is sent, and both texts are kept", async () => {
  const { version = "" } = (await screen("?canal=email")).form?.values ?? {};
  await post({ ...LETTER, version });
  const second = { ...LETTER, text: "Un autre mot.", form_key: randomUUID(), version };
  const refused = await post(second);
  expect(refused.init?.status).toBe(409);
  expect(refused.data.lastResult.error[""]?.join(" ")).toMatch(/a changé entre-temps .*Rien n’est parti/);
  expect(refused.data.lastResult.initialValue.text).toBe("Un autre mot.");
  expect(await db.mailMessage.count()).toBe(1);
  await post({ ...second, overwrite: String((await lead()).version) });
  expect((await history()).filter(([kind]) => kind === "email")).toHaveLength(2);
  const third = await post({ ...second, form_key: randomUUID() });
  expect(third.init?.status).toBe(409);
});

describe("an answer by WhatsApp", () => {
  const CHAT = { intent: "whatsapp", text: "Bonjour & bienvenue" };

  it("is noted, and opens a chat with the lead's own number, whatever the address says", async () => {
    const query = "?canal=whatsapp&text=x&phone=33600000000&url=https%3A%2F%2Fevil.example";
    const answer = await post({ ...CHAT, phone: "33600000000", url: "https://evil.example" }, query);
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      "https://wa.me/212612345678?text=Bonjour%20%26%20bienvenue",
    ]);
    expect(await history()).toEqual([
      ["whatsapp", CHAT.text],
      ["status", "contacted"],
    ]);
    expect(await lead()).toMatchObject({ status: "contacted", first_reply_at: expect.any(Date) });
  });

  it("needs a number that WhatsApp knows", async () => {
    await db.contactInquiry.update({ where: { id }, data: { phone: "poste 12" } });
    expect((await post(CHAT)).data.lastResult.error[""]).toEqual([
      "Cette demande n’a pas de numéro que WhatsApp connaisse.",
    ]);
    expect((await screen("?canal=whatsapp")).form?.ways).toEqual(["appel", "email"]);
    expect(await history()).toEqual([]);
  });
});

describe("a template", () => {
  const insert = (fields: Fields) => post({ intent: "email", insert: "1", ...fields });
  const make = (data: Fields) => db.replyTemplate.create({ data: { name: "T", body: "Oui {prénom}", ...data } });

  it("is put below what was typed, filled in, and nothing is judged or lost", async () => {
    const template = await make({ subject: "Pour {service}", body: "Merci {prénom}." });
    const typed = { subject: "", text: "Un mot.\n", next_action: "Relancer", delay: "" };
    const { data, init } = await insert({ ...typed, template: template.id });
    expect([init?.status, data.lastResult.error]).toEqual([200, {}]);
    expect(data.lastResult.initialValue).toMatchObject({
      text: "Un mot.\n\nMerci Nadia.",
      subject: "Pour votre projet",
      next_action: "Relancer",
    });
    expect(data).toMatchObject({ insertion: expect.any(String) });
    expect(await db.mailMessage.count()).toBe(0);
  });

  it("takes the place of the greeting with which the form begins, and keeps the subject where it has none", async () => {
    const template = await make({});
    const begun = (await screen("?canal=email")).form?.values;
    const { data } = await insert({ subject: "Le mien", text: begun?.text ?? "", template: template.id });
    expect(data.lastResult.initialValue).toMatchObject({ text: "Oui Nadia", subject: "Le mien" });
  });

  it.each(["", "x", "00000000-0000-4000-8000-000000000000"])(
    "that is not there (%s) is asked for",
    async (template) => {
      const { data, init } = await insert({ text: "Un mot.", template });
      expect([init?.status, data.lastResult.error, data.lastResult.initialValue.text]).toEqual([
        400,
        { template: ["Choisissez un modèle de la liste"] },
        "Un mot.",
      ]);
    },
  );

  it("is offered where its channel fits, those in the lead's language first", async () => {
    await make({ name: "Chat", channel: "whatsapp" });
    await make({ name: "Lettre", channel: "email" });
    await make({ name: "Carta", language: "es" });
    await db.contactInquiry.update({ where: { id }, data: { language: "es" } });
    const labels = async (way: string) => (await screen(`?canal=${way}`)).form?.templates.map(({ label }) => label);
    expect(await labels("whatsapp")).toEqual(["Carta", "Chat, Français"]);
    expect(await labels("email")).toEqual(["Carta", "Lettre, Français"]);
    expect(await labels("appel")).toEqual([]);
  });
});

describe("who cannot be answered", () => {
  const GONE = "Cette demande n’existe plus\u202f: elle a été effacée ou fusionnée. Rien n’a été envoyé.";

  it("because the lead is gone meanwhile is said, with what was typed", async () => {
    await db.contactInquiry.delete({ where: { id } });
    expect((await post(LETTER)).data.lastResult).toMatchObject({
      error: { "": [GONE] },
      initialValue: { text: LETTER.text },
    });
    const shown = await loader(getArgs(path(), { cookie, params: { id } }));
    expect([shown.init?.status, shown.data.refusal]).toEqual([404, GONE]);
    const plan = { next_action: "Relancer", delay: "days-1", next_action_at: "" };
    const { html } = await showPage(path(), { cookie, fields: { ...LETTER, ...plan, form_key: randomUUID() } });
    for (const typed of ["Re: Logo", "voici notre devis.", "Relancer, Demain"]) expect(html).toContain(typed);
  });

  it.each([
    [{ name: "Client effacé", email: "efface@example.invalid" }, /fait effacer ses données/],
    [{ is_spam: true }, /parmi les indésirables/],
  ])("with %j is said", async (changes, sentence) => {
    await db.contactInquiry.update({ where: { id }, data: changes });
    expect((await post(LETTER)).data.lastResult.error[""]?.[0]).toMatch(sentence);
    expect((await screen("")).refusal).toMatch(sentence);
    expect(await db.mailMessage.count()).toBe(0);
  });
});

describe("a call", () => {
  const call = (outcome: string, text = "") => post({ intent: "appel", outcome, text });

  it("is noted with how it went, and only one that is heard counts as an answer", async () => {
    expect(await flashOf(call("no_answer"))).toMatchObject({ description: "Appel noté" });
    expect(await lead()).toMatchObject({ status: "contacted", first_reply_at: null });
    await call("reached", "Rappeler jeudi.");
    expect((await lead()).first_reply_at).toBeInstanceOf(Date);
    expect((await history()).filter(([kind]) => kind === "call")).toEqual([
      ["call", "Pas de réponse"],
      ["call", "Joint\nRappeler jeudi."],
    ]);
  });

  it("that reached nobody leaves the promised answer due, until one is heard", async () => {
    const reply_due_at = new Date(Date.now() + 3_600_000);
    await db.contactInquiry.update({ where: { id }, data: { reply_due_at } });
    await call("no_answer");
    expect((await lead()).due_at).toEqual(reply_due_at);
    await call("reached");
    expect((await lead()).due_at).toBeNull();
  });

  it("closes what was planned where it is said to be done, and a plan whose time is over is none", async () => {
    const late = { next_action: "Rappeler", next_action_at: new Date(Date.now() - 3_600_000) };
    await db.contactInquiry.update({ where: { id }, data: late });
    expect((await screen("?canal=appel")).form?.plan).toBe("Rappeler");
    expect((await flashOf(await call("reached")))?.link?.note).toBe("Rien n’est prévu ensuite.");
    expect((await lead()).next_action).toBe("Rappeler");
    await post({ intent: "appel", outcome: "reached", is_done: "on" });
    expect(await lead()).toMatchObject({ next_action: null, next_action_at: null, due_at: null });
    expect(await history()).toContainEqual(["next_action", "Fait\u202f: Rappeler"]);
  });

  it("keeps a status that is further on", async () => {
    await db.contactInquiry.update({ where: { id }, data: { status: "qualified" } });
    await call("reached");
    expect((await lead()).status).toBe("qualified");
  });

  it("without an outcome of the list is refused", async () => {
    expect(await call("x")).toRefuse("outcome", "Dites comment l’appel s’est passé");
  });
});
