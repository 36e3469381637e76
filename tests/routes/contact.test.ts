import { beforeEach, describe, expect, it } from "vitest";
import { action, loader } from "~/routes/_site.contact/route";
import { db } from "~/server/db/db.server";
import { createFormStamp } from "~/server/forms/honeypot.server";
import { readFlash } from "~/server/http/flash.server";
import { resetDatabase, withoutDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { cookiesOf, getArgs, postArgs } from "../support/requests";
import { showPage } from "../support/show-page";
import { messageOf } from "../support/way-out";

beforeEach(resetDatabase);

const unbroken = (number: string) => number.replaceAll(" ", "\u00a0");
const calmly = () => ({ form_stamp: createFormStamp(Date.now() - 60_000) });
const inquiry = () => ({
  intent: "inquiry",
  name: "Khadija Benali",
  email: "Khadija@Riad.example",
  phone: "06 12 34 56 78",
  message: "Six chambres à Rabat.",
  ...calmly(),
});
const review = () => ({
  intent: "review",
  name: "Inès Ferrer",
  company: "",
  position: "Gérante",
  content: "La charte tient sur trois pages.",
  rating: "4",
  ...calmly(),
});

interface Refused {
  data: { intent: string; lastResult: { error?: Record<string, string[]>; initialValue?: Record<string, string> } };
  init: { status: number };
}

async function post(fields: Record<string, string>) {
  return action(postArgs("/contact", fields));
}

async function refused(fields: Record<string, string>): Promise<Refused> {
  return (await post(fields)) as unknown as Refused;
}

async function accepted(fields: Record<string, string>): Promise<Response> {
  const answer = await post(fields);
  if (!(answer instanceof Response)) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer;
}

describe("the message form", () => {
  // @spec product-1, roles-3, calls-18, errors-3
  it("stores the message, says 'Message envoyé!' and offers the chat with the very same words", async () => {
    const answer = await accepted(inquiry());
    expect(answer).toRedirect("/contact");
    expect(await db.contactInquiry.findMany()).toMatchObject([
      { name: "Khadija Benali", email: "khadija@riad.example", status: "new", is_spam: false },
    ]);
    const cookie = cookiesOf(answer);
    expect(await readFlash(getArgs("/contact", { cookie }).request)).toMatchObject({
      title: "Message envoyé\u202f!",
      description: "Nous vous contacterons bientôt.",
    });
    const { sent } = await loader(getArgs("/contact", { cookie }));
    const text = await messageOf(sent.chatUrl ?? "");
    for (const part of ["Khadija Benali", "khadija@riad.example", "06 12 34 56 78", "Six chambres à Rabat."]) {
      expect(text).toContain(part);
    }
  });

  it.each([
    ["es", "/contact?lang=es"],
    ["ar", "/contact?lang=ar"],
    ["en", "/contact"],
  ])("leads back to the page in the language %s that led to it, if it is one of ours", async (language, location) => {
    for (const fields of [inquiry(), review()]) {
      const answer = (await action(postArgs(`/contact?lang=${language}`, fields))) as Response;
      expect(answer).toRedirect(location);
    }
  });

  it("shows the chat link to nobody else", async () => {
    await accepted(inquiry());
    expect((await loader(getArgs("/contact"))).sent).toEqual({});
  });

  // @spec validation-7
  it("comes back with its values and a sentence under each wrong field", async () => {
    const { data, init } = await refused({ ...inquiry(), name: " ", email: "khadija@riad", message: "" });
    expect(init.status).toBe(400);
    expect(data.lastResult.error).toEqual({
      name: ["Le nom est requis"],
      email: ["L’adresse e-mail n’est pas complète, par exemple nom@domaine.ma"],
      message: ["Le message est requis"],
    });
    expect(data.lastResult.initialValue).toMatchObject({ email: "khadija@riad", phone: "06 12 34 56 78" });
    expect(await db.contactInquiry.count()).toBe(0);
  });

  it("keeps a phone as the whole world dials it, and refuses what nobody can, with an example", async () => {
    await accepted(inquiry());
    expect(await db.contactInquiry.findFirstOrThrow()).toMatchObject({ phone: "+212612345678" });
    const { data } = await refused({ ...inquiry(), phone: "0661 23" });
    expect(data.lastResult.error).toEqual({
      phone: [
        `Le numéro n’est pas complet\u202f: par exemple ${unbroken("06 61 23 45 67")}, ou ${unbroken("+34 612 34 56 78")} hors du Maroc`,
      ],
    });
    expect(data.lastResult.initialValue).toMatchObject({ phone: "0661 23" });
    expect(await db.contactInquiry.count()).toBe(1);
  });

  // @spec validation-8
  it("does without a phone, or without an e-mail address, but not without both", async () => {
    await accepted({ ...inquiry(), phone: "" });
    expect(await db.contactInquiry.findFirstOrThrow()).toMatchObject({ phone: null });
    await accepted({ ...inquiry(), email: "" });
    expect(await db.contactInquiry.findFirstOrThrow({ where: { email: null } })).toMatchObject({
      phone: "+212612345678",
    });
    const { data } = await refused({ ...inquiry(), email: "", phone: "", name: "" });
    expect(data.lastResult.error).toEqual({
      name: ["Le nom est requis"],
      email: ["L’e-mail est requis, ou bien le téléphone"],
    });
    expect(await db.contactInquiry.count()).toBe(2);
  });

  it("thanks nobody by e-mail who gave a telephone alone, and tells the team", async () => {
    await makePerson("admin", "equipe@zellige.example");
    await accepted({ ...inquiry(), email: "" });
    expect(await db.mailMessage.findMany({ select: { kind: true, recipient: true } })).toEqual([
      { kind: "new-inquiry", recipient: "equipe@zellige.example" },
    ]);
  });

  it("puts a robot's message aside and tells it nothing", async () => {
    const answer = await accepted({ ...inquiry(), homepage: "https://spam.example" });
    expect(answer.status).toBe(303);
    expect(await db.contactInquiry.findFirstOrThrow()).toMatchObject({ is_spam: true });
  });

  it("refuses the twenty-first message of an address within ten minutes, with its values and when to come back", async () => {
    for (let i = 0; i < 20; i += 1) await accepted({ ...inquiry(), message: `Message ${i}` });
    const { data, init } = await refused(inquiry());
    expect(init).toMatchObject({ status: 429, headers: { "Retry-After": expect.stringMatching(/^\d+$/) } });
    expect(data.lastResult.error?.[""]?.[0]).toMatch(/beaucoup de messages.*Réessayez dans/);
    expect(data.lastResult.initialValue).toMatchObject({ message: "Six chambres à Rabat." });
  });

  it("counts no refused form towards the limit of what is sent", async () => {
    for (let i = 0; i < 25; i += 1) expect((await refused({ ...inquiry(), message: "" })).init.status).toBe(400);
    for (let i = 0; i < 15; i += 1) expect((await refused({ ...review(), rating: "" })).init.status).toBe(400);
    expect((await accepted(inquiry())).status).toBe(303);
    expect((await accepted(review())).status).toBe(303);
  });

  it.each([
    ["inquiry", inquiry, "Une erreur s'est produite. Veuillez réessayer.", "Six chambres à Rabat."],
    ["review", review, "Une erreur est survenue lors de la soumission de votre avis.", "La charte tient"],
  ])(
    "without its database answers a %s with 'Erreur', its sentence and what was typed",
    async (_kind, sent, sentence, typed) => {
      const fields = sent();
      const { status, html } = await withoutDatabase(() => showPage("/contact", { fields }));
      expect(status).toBe(503);
      expect(html).toMatch(
        new RegExp(`role="alert"[^>]*><h2[^>]*>Erreur</h2><p[^>]*>${sentence.replaceAll("'", "(?:\u2019|&#x27;)")}`),
      );
      expect(html).toContain(typed);
    },
  );

  it("keeps a field of one line on one line, so that nobody writes lines of the team's letter", async () => {
    await makePerson("admin", "sara@zellige.example");
    const forged = "Khadija\r\nE-mail\u202f: chef@riad.example\u2028Urgent";
    await accepted({ ...inquiry(), name: forged, phone: "06 12\n34 56 78" });
    await accepted({ ...review(), name: forged, company: "Riad\n=1+1", position: "Gérante\rau Riad" });
    const onOneLine = "Khadija E-mail\u202f: chef@riad.example Urgent";
    const stored = await db.contactInquiry.findFirstOrThrow();
    expect(stored.name).toBe(onOneLine);
    expect(stored.phone).not.toContain("\n");
    expect(await db.testimonial.findFirst()).toMatchObject({
      ...{ name: onOneLine, company: "Riad =1+1", position: "Gérante au Riad" },
    });
    const letters = await db.mailMessage.findMany({ where: { kind: { in: ["new-inquiry", "new-review"] } } });
    expect(letters).toHaveLength(2);
    for (const { text, subject } of letters) {
      expect(text).not.toMatch(/^(E-mail\u202f: chef|Urgent|34 56|=1)/m);
      expect(subject).not.toMatch(/[\r\n\u2028]/);
    }
    // What one writes in paragraphs keeps them.
    await accepted({ ...inquiry(), message: "Six chambres.\r\n\r\nUn riad." });
    expect(await db.contactInquiry.count({ where: { message: "Six chambres.\n\nUn riad." } })).toBe(1);
  });

  it("counts the addresses that one customer of a provider has as one, in every spelling", async () => {
    const send = async (clientAddress: string, message: string) => {
      const args = postArgs("/contact", { ...inquiry(), message });
      const answer = (await action({ ...args, context: { clientAddress } })) as Response | Refused;
      return answer instanceof Response ? answer.status : answer.init.status;
    };
    const ways = [(n: number) => `2001:db8:1:2::${n.toString(16)}`, (n: number) => `2001:DB8:1:2:${n}:0:0:1%eth${n}`];
    const statuses: number[] = [];
    for (let n = 1; n <= 30; n += 1) statuses.push(await send(ways[n % 2]!(n), `Message ${n}`));
    expect(statuses).toEqual([...Array(20).fill(303), ...Array(10).fill(429)]);
    expect(await send("2001:db8:1:3::1", "D’un autre réseau")).toBe(303);
    for (let n = 0; n < 20; n += 1) await send(n % 2 ? "::ffff:192.0.2.9" : "192.0.2.9", `Encore ${n}`);
    expect(await send("::ffff:c000:209", "De trop")).toBe(429);
    const keys = await db.rateLimiterFlexible.findMany();
    expect(JSON.stringify(keys)).not.toMatch(/192\.0|2001:/i);
  });
});

describe("the review form", () => {
  // @spec product-1, states-8, validation-6, roles-3, calls-17, errors-5
  it("stores the review unpublished, with null for what was left empty", async () => {
    const answer = await accepted(review());
    expect(await db.testimonial.findMany()).toMatchObject([
      { company: null, position: "Gérante", rating: 4, is_published: false, is_featured: false, is_spam: false },
    ]);
    await expect(answer).toFlash(
      "Avis soumis avec succès",
      "Merci pour votre retour\u202f! Votre avis sera publié après modération.",
    );
  });

  // @spec entities-9, validation-1, validation-2, validation-3, validation-4, validation-5, limits-1
  it.each([
    ["name", "I", "Le nom doit contenir au moins 2 caractères"],
    ["name", "n".repeat(101), "Le nom ne peut pas dépasser 100 caractères"],
    ["company", "n".repeat(101), "Le nom de l'entreprise ne peut pas dépasser 100 caractères"],
    ["position", "n".repeat(101), "Le poste ne peut pas dépasser 100 caractères"],
    ["content", "  trop peu ", "L'avis doit contenir au moins 10 caractères"],
    ["content", "n".repeat(1001), "L'avis ne peut pas dépasser 1000 caractères"],
    ["rating", "", "Veuillez sélectionner une note"],
    ["rating", "6", "Veuillez sélectionner une note"],
    ["rating", "0", "Veuillez sélectionner une note"],
  ])("refuses %s = %j in the words of the specification", async (field, value, sentence) => {
    const { data, init } = await refused({ ...review(), [field]: value });
    expect(init.status).toBe(400);
    expect(data.lastResult.error).toEqual({ [field]: [sentence] });
    expect(await db.testimonial.count()).toBe(0);
  });

  // @spec validation-1, validation-4, validation-5, limits-1
  it.each([
    ["name", "In"],
    ["name", "n".repeat(100)],
    ["content", "n".repeat(10)],
    ["content", "n".repeat(1000)],
    ["rating", "1"],
    ["rating", "5"],
  ])("accepts %s at its limit", async (field, value) => {
    expect((await accepted({ ...review(), [field]: value })).status).toBe(303);
  });
});

it("answers 400 to a form it does not know", async () => {
  await expect(post({ intent: "unknown" })).rejects.toMatchObject({ init: { status: 400 } });
});
