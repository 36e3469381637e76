import { beforeEach, describe, expect, it } from "vitest";
import type { TierName } from "~/features/services/model/service";
import { action, loader } from "~/routes/_site.contact/route";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { createFormStamp } from "~/server/forms/honeypot.server";
import type { CacheRecord } from "~/server/page-cache/collect-cache-tags.server";
import { collectCacheTags } from "~/server/page-cache/collect-cache-tags.server";
import { resetDatabase, withoutDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { cookiesOf, getArgs, postArgs } from "../support/requests";
import { messageOf } from "../support/way-out";

beforeEach(resetDatabase);

const inquiry = () => ({
  intent: "inquiry",
  name: "Khadija Benali",
  email: "khadija@riad.example",
  phone: "",
  message: "Six chambres à Rabat.",
  form_stamp: createFormStamp(Date.now() - 60_000),
});

async function accepted(fields: Record<string, string>): Promise<Response> {
  const answer = await action(postArgs("/contact", fields));
  if (!(answer instanceof Response)) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer;
}

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
