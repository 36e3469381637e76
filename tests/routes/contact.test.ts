import { beforeEach, describe, expect, it } from "vitest";
import type { TierName } from "~/features/services/model/service";
import { action, loader } from "~/routes/_site.contact/route";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { createFormStamp } from "~/server/forms/honeypot.server";
import type { CacheRecord } from "~/server/page-cache/collect-cache-tags.server";
import { collectCacheTags } from "~/server/page-cache/collect-cache-tags.server";
import { refusalOf } from "../support/answers";
import { resetDatabase, withoutDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { cookiesOf, getArgs, postArgs } from "../support/requests";
import type { Answer } from "../support/show-page";
import { postForm } from "../support/show-page";
import { messageOf } from "../support/way-out";

beforeEach(resetDatabase);

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

const post = async (fields: Record<string, string>) => postForm("/contact", fields);

async function accepted(fields: Record<string, string>): Promise<Response> {
  const answer = await post(fields);
  if (!(answer instanceof Response)) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer;
}

it("no form of a visitor says which version is saved over", async () => {
  await accepted({ ...inquiry(), overwrite: "2147483647" });
  await accepted({ ...review(), overwrite: "2147483647" });
  expect(await db.contactInquiry.findMany({ select: { version: true } })).toEqual([{ version: 1 }]);
  expect(await db.testimonial.count()).toBe(1);
});

describe("the message form", () => {
  // @spec product-1, roles-3, calls-18, errors-3
  it("stores the message, says 'Message envoyé!' and offers the chat with the very same words", async () => {
    const answer = await accepted(inquiry());
    expect(answer).toRedirect("/contact");
    expect(await db.contactInquiry.findMany()).toMatchObject([
      { name: "Khadija Benali", email: "khadija@riad.example", phone: "+212612345678", status: "new", is_spam: false },
    ]);
    await expect(answer).toFlash("Message envoyé\u202f!", "Nous vous contacterons bientôt.");
    const { sent } = await loader(getArgs("/contact", { cookie: cookiesOf(answer) }));
    const text = await messageOf(sent.chatUrl ?? "");
    for (const part of ["Khadija Benali", "khadija@riad.example", "06 12 34 56 78", "Six chambres à Rabat."]) {
      expect(text).toContain(part);
    }
    expect((await loader(getArgs("/contact"))).sent).toEqual({});
  });

  it.each([
    ["es", "/contact?lang=es"],
    ["ar", "/contact?lang=ar"],
    ["en", "/contact"],
  ])("leads back to the page in the language %s that led to it, if it is one of ours", async (language, location) => {
    for (const fields of [inquiry(), review()]) {
      const answer = await postForm(`/contact?lang=${language}`, fields);
      expect(answer).toRedirect(location);
    }
  });

  it("thanks nobody by e-mail who gave a telephone alone, and tells the team", async () => {
    await makePerson("admin", "equipe@zellige.example");
    await accepted({ ...inquiry(), email: "" });
    expect(await db.mailMessage.findMany({ select: { kind: true, recipient: true } })).toEqual([
      { kind: "new-inquiry", recipient: "equipe@zellige.example" },
    ]);
  });

  it("refuses the twenty-first message of an address within ten minutes, with its values and when to come back", async () => {
    for (let i = 0; i < 20; i += 1) await accepted({ ...inquiry(), message: `Message ${i}` });
    const { data, init } = await refusalOf(post(inquiry()));
    expect(init).toMatchObject({ status: 429, headers: { "Retry-After": expect.stringMatching(/^\d+$/) } });
    expect(data.lastResult.error?.[""]?.[0]).toMatch(/beaucoup de messages.*Réessayez dans/);
    expect(data.lastResult.initialValue).toMatchObject({ message: "Six chambres à Rabat." });
  });

  it("counts no refused form towards the limit of what is sent", async () => {
    for (let i = 0; i < 25; i += 1)
      expect((await refusalOf(post({ ...inquiry(), message: "" }))).init.status).toBe(400);
    for (let i = 0; i < 15; i += 1) expect((await refusalOf(post({ ...review(), rating: "" }))).init.status).toBe(400);
    expect((await accepted(inquiry())).status).toBe(303);
    expect((await accepted(review())).status).toBe(303);
  });

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
      const answer = (await action({ ...args, context: { clientAddress } })) as Response | Pick<Answer, "init">;
      return answer instanceof Response ? answer.status : answer.init.status;
    };
    const ways = [(n: number) => `2001:db8:1:2::${n.toString(16)}`, (n: number) => `2001:DB8:1:2:${n}:0:0:1%eth${n}`];
    const statuses: number[] = [];
    for (let n = 1; n <= 30; n += 1) statuses.push(await send(ways[n % 2]!(n), `Message ${n}`));
    expect(statuses).toEqual([...Array(20).fill(303), ...Array(10).fill(429)]);
    expect(await send("2001:db8:1:3::1", "D’un autre réseau")).toBe(303);
    for (let n = 0; n < 20; n += 1) await send(n % 2 ? "::ffff:192.0.2.9" : "192.0.2.9", `Encore ${n}`);
    expect(await send("::ffff:c000:209", "De trop")).toBe(429);
    const keys = await db.rateLimit.findMany();
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
});

function makeService({ tiers = [], ...fields }: Partial<Prisma.ServiceCreateInput> & { tiers?: TierName[] }) {
  const offers = { create: tiers.map((tier_name) => ({ tier_name, price: 4500 })) };
  return db.service.create({ data: { title: "Logo", category: "graphics", ...fields, pricing_tiers: offers } });
}

describe("the message form, about a service", () => {
  it("says for whom, for what and for how much, in the list, the letter and the chat", async () => {
    await makePerson("admin", "equipe@zellige.example");
    const { slug } = await makeService({ title: "Logo", tiers: ["standard"] });
    const asked = { company: "Riad Benali", service_interest: `${slug}:standard`, budget: "medium" };
    const answer = await accepted({ ...inquiry(), ...asked });
    const kept = { company: "Riad Benali", service_interest: "Logo", tier_name: "standard", budget_range: "medium" };
    expect(await db.contactInquiry.findFirstOrThrow()).toMatchObject(kept);
    const letter = await db.mailMessage.findFirstOrThrow({ where: { kind: "new-inquiry" } });
    const { sent } = await loader(getArgs("/contact", { cookie: cookiesOf(answer) }));
    for (const text of [letter.text, await messageOf(sent.chatUrl ?? "")]) {
      for (const part of ["Riad Benali", "Logo, formule Standard", "40\u202f000"]) expect(text).toContain(part);
    }
  });

  it.each(["", "inconnu", "inconnu:standard", ":", "x".repeat(300)])(
    "takes the service '%s' for none, and a tier that is not offered for its service alone",
    async (service_interest) => {
      const { slug } = await makeService({ title: "Logo", tiers: ["standard"] });
      await accepted({ ...inquiry(), service_interest, budget: "un million" });
      expect(await db.contactInquiry.findFirstOrThrow()).toMatchObject({ service_interest: null, budget_range: null });
      await accepted({ ...inquiry(), message: "Un autre.", service_interest: `${slug}:advanced` });
      expect(await db.contactInquiry.count({ where: { service_interest: "Logo", tier_name: null } })).toBe(1);
    },
  );

  it("opens with the service and the tier that its address names", async () => {
    const { slug } = await makeService({ title: "Logo", tiers: ["standard"] });
    await makeService({ title: "Caché", is_active: false });
    const at = async (query: string) => (await loader(getArgs(`/contact${query}`))).service;
    const groups = [{ label: "Design & Graphisme", options: [{ value: slug, label: "Logo" }] }];
    expect(await at("")).toEqual({ groups, value: "", tier: null });
    expect(await at(`?service=${slug}`)).toEqual({ groups, value: slug, tier: null });
    const chosen = { value: `${slug}:standard`, label: "Logo, formule Standard" };
    expect(await at(`?service=${slug}&tier=standard`)).toEqual({ groups, value: chosen.value, tier: chosen });
    expect(await at("?service=ailleurs&tier=standard")).toEqual({ groups, value: "", tier: null });
  });

  it("is shown without its services while the database is down, and that page is not kept", async () => {
    const recordOf = async (read: () => Promise<unknown>) => {
      const record: CacheRecord = { tags: new Set(), isComplete: true };
      await collectCacheTags(record, read);
      return record.isComplete;
    };
    const open = async () => (await loader(getArgs("/contact"))).service.groups;
    expect(await recordOf(open)).toBe(true);
    expect(await withoutDatabase(() => recordOf(async () => expect(await open()).toEqual([])))).toBe(false);
  });
});
