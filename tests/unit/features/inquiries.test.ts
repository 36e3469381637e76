import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { setInquirySpam, setInquiryStatus } from "~/features/inquiries/change.server";
import { eventWords } from "~/features/inquiries/model/event";
import {
  countInquiries,
  INQUIRIES_PER_PAGE,
  listInquiries,
  listInquiryEvents,
} from "~/features/inquiries/queries.server";
import { createInquiry } from "~/features/inquiries/receive.server";
import { inquiryListSchema } from "~/features/inquiries/schema/inquiry";
import { db } from "~/server/db/db.server";
import { resetDatabase } from "../../support/database";

beforeEach(async () => {
  await resetDatabase();
  await db.profile.create({ data: { id: actor.id, role: "admin", full_name: actor.fullName } });
});

const actor = {
  id: "00000000-0000-4000-8000-000000000000",
  fullName: "Sara",
  email: "s@z.example",
  role: "admin",
} as const;
const base = { email: "a@b.example", phone: null, company: null, service_interest: null, message: "Bonjour" };
const { service_interest: _, ...typed } = base;
const asked = { ...typed, service: null, budget: null };
const send = (name: string, isSpam = false) => createInquiry({ ...asked, name }, { isSpam, language: "fr" });
const list = (query: Record<string, string> = {}) => listInquiries(inquiryListSchema.parse(query), randomUUID());
const names = async (query: Record<string, string>) => (await list(query)).inquiries.map(({ name }) => name);

describe("inquiries", () => {
  it("move from any status to any other", async () => {
    const { id } = await send("Khadija");
    await setInquiryStatus(actor, id, "converted");
    await setInquiryStatus(actor, id, "contacted");
    expect(await db.contactInquiry.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: "contacted" });
  });

  it("say so when they are gone", async () => {
    await expect(setInquiryStatus(actor, actor.id, "new")).rejects.toMatchObject({ code: "not-found" });
  });

  it("keep the doubtful apart, until they are taken back", async () => {
    await send("Khadija");
    const { id } = await send("Robot", true);
    expect(await names({})).toEqual(["Khadija"]);
    expect(await names({ status: "spam" })).toEqual(["Robot"]);
    expect(await countInquiries()).toMatchObject({ total: 1, spam: 1 });
    await setInquirySpam(actor, id, false);
    expect(await countInquiries()).toMatchObject({ byStatus: { new: 2 }, spam: 0 });
  });

  it("keep what came, which status was set and by whom, and what was put aside and taken back", async () => {
    const { id } = await send("Khadija");
    await setInquiryStatus(actor, id, "contacted");
    await setInquirySpam(actor, id, true);
    await setInquirySpam(actor, id, false);
    const events = await listInquiryEvents(id);
    expect(events.map((event) => [eventWords(event).title, event.actor?.full_name ?? null]).reverse()).toEqual([
      ["Message reçu", null],
      ["Statut\u202f: Contacté", actor.fullName],
      ["Mise aux indésirables", actor.fullName],
      ["Reprise des indésirables", actor.fullName],
    ]);
    expect(await db.contactInquiry.findUniqueOrThrow({ where: { id } })).toMatchObject({ version: 4 });
  });

  it("are found by name, e-mail, message or company, taking wildcards literally", async () => {
    await send("Khadija Benali");
    await send("100 % local");
    expect(await names({ q: "benali" })).toEqual(["Khadija Benali"]);
    expect(await names({ q: "%" })).toEqual(["100 % local"]);
    expect(await names({ q: "personne" })).toEqual([]);
  });

  it.each(["06 61 23 45 67", "0661234567", "+212 6 61-23-45-67"])("are found by a telephone, written %s", async (q) => {
    await createInquiry({ ...asked, name: "Nadia", phone: "+212661234567" }, { isSpam: false, language: "fr" });
    await send("Khadija");
    expect(await names({ q })).toEqual(["Nadia"]);
  });

  // @spec calls-18
  it("come in pages, newest first unless asked otherwise", async () => {
    const names = Array.from({ length: INQUIRIES_PER_PAGE + 1 }, (_, i) => `n${String(i).padStart(2, "0")}`);
    await db.contactInquiry.createMany({
      data: names.map((name, i) => ({ ...base, name, created_at: new Date(1_700_000_000_000 + i) })),
    });
    const first = await list();
    expect(first.matchCount).toBe(INQUIRIES_PER_PAGE + 1);
    expect(first.inquiries[0]?.name).toBe("n20");
    expect((await list({ page: "2" })).inquiries.map(({ name }) => name)).toEqual(["n00"]);
    expect((await list({ sort: "name" })).inquiries[0]?.name).toBe("n00");
  });
});

describe("the thanks", () => {
  const thanks = () => db.mailMessage.findMany({ where: { kind: "inquiry-received" } });

  it("go to an address once a day, and carry nothing of what was typed for it", async () => {
    for (const message of ["Gagnez un voyage", "Gagnez deux voyages"])
      await createInquiry({ ...asked, name: "https://gain.example", message }, { isSpam: false, language: "fr" });
    const [letter, ...others] = await thanks();
    expect(others).toEqual([]);
    expect(letter?.text).toContain("Bonjour,");
    expect(letter?.text + String(letter?.html)).not.toMatch(/gain\.example|voyage/);
    await db.mailMessage.updateMany({ data: { created_at: new Date(Date.now() - 86_400_001) } });
    await send("Sara");
    expect(await thanks()).toHaveLength(2);
  });
});
