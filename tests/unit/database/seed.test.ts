import { beforeAll, expect, test, vi } from "vitest";
import { stateOf } from "~/features/invoices/model/invoice";
import { db } from "~/server/db/db.server";
import { countRowsByKey } from "~/server/db/row-counts.server";
import { storage } from "~/server/storage/storage.server";
import { dayInCasablanca } from "~/site/calendar";
import { isDatabaseEmpty, seedDemo } from "../../../prisma/seed/seed";
import { makeDatedRules } from "../../support/billing";
import { resetDatabase } from "../../support/database";

const admin = { id: "018f0000-0000-4000-8000-000000000001", role: "admin", full_name: "Sara Alaoui" } as const;

async function emptyDatabase() {
  await resetDatabase();
  await makeDatedRules();
}

// Filling takes seconds: what the demo holds is read from one that is filled once.
beforeAll(async () => {
  await emptyDatabase();
  await db.profile.create({ data: admin });
  expect(await isDatabaseEmpty(db)).toBe(true);
  await seedDemo(db, { clientPasswordHash: "a hash", adminProfileId: admin.id });
});

test("an empty database is filled, articles signed by the admin", async () => {
  expect(await isDatabaseEmpty(db)).toBe(false);
  expect(await db.service.count({ where: { is_active: true } })).toBe(26);
  const published = { is_published: true, author_id: admin.id };
  for (const [language, count] of [
    ["fr", 6],
    ["es", 1],
    ["ar", 1],
  ] as const)
    expect(await db.blogPost.count({ where: { ...published, language } })).toBe(count);
  expect(await db.blogPost.count({ where: { is_published: false, published_at: null } })).toBe(1);
  const service = await db.service.findFirstOrThrow({
    where: { title: "Développement web" },
    include: { pricing_tiers: { orderBy: { tier_name: "asc" } }, examples: true, landing_content: true },
  });
  expect(service.pricing_tiers.map(({ tier_name, price }) => [tier_name, price?.toNumber()])).toEqual([
    ["basic", 4500],
    ["standard", 12500],
    ["advanced", 38000],
  ]);
  expect(service.examples.map(({ display_order }) => display_order)).toEqual([0, 1, 2]);
  expect(service.landing_content?.content).toContain("<h2>");
});

test("each client has the given hash and owns projects, and the inquiries are recent", async () => {
  const clients = await db.profile.findMany({
    where: { role: "client" },
    include: { credential: true, projects: { include: { events: { orderBy: { created_at: "asc" } } } } },
  });
  expect(clients.map(({ credential }) => credential?.password_hash)).toEqual(clients.map(() => "a hash"));
  const people = await db.clientPerson.findMany({ orderBy: { permission: "asc" } });
  expect(people.map(({ permission }) => permission)).toEqual(["decides", "reads"]);
  const ofOthers = people.map(({ profile_id }) => profile_id);
  expect(clients.filter(({ id, projects }) => projects.length < 3 && !ofOthers.includes(id))).toEqual([]);
  for (const { status, created_at, events } of clients.flatMap(({ projects }) => projects)) {
    expect([events[0]?.status, events[0]?.created_at]).toEqual(["pending", created_at]);
    expect(events.at(-1)?.status).toBe(status);
  }
  const month = new Date(Date.now() - 31 * 86_400_000);
  expect(await db.contactInquiry.count({ where: { created_at: { gt: month, lt: new Date() } } })).toBeGreaterThan(10);
});

test("the demo has an invoice in every state, and its payments add up to what their invoices say", async () => {
  const today = dayInCasablanca(new Date());
  const invoices = await db.invoice.findMany({
    include: {
      ...{ balance: true, taxes: true, payments: { include: { taxes: true } } },
      corrections: { where: { issued_at: { not: null } }, include: { taxes: true } },
    },
  });
  const states = new Set(invoices.map((invoice) => stateOf(invoice, today)));
  expect([...states].sort()).toEqual(["credit", "draft", "due", "late", "overpaid", "paid", "partly"]);
  expect(new Set(invoices.map(({ currency }) => currency))).toEqual(new Set(["MAD", "EUR", "SAR"]));
  const taxIn = (parts: { tax: number }[]) => parts.reduce((sum, { tax }) => sum + tax, 0);
  for (const { balance, taxes, payments, corrections } of invoices.filter((each) => each.balance?.remaining === 0)) {
    const credited = taxIn(corrections.flatMap((credit) => credit.taxes));
    expect(taxIn(payments.flatMap((payment) => payment.taxes))).toBe(taxIn(taxes) - credited);
    expect(balance?.settled_at).not.toBeNull();
  }
});

test("the demo's projects hold files in several versions and kinds, each stored whole, and some are handed over", async () => {
  const files = await db.projectFile.findMany({ orderBy: [{ name: "asc" }, { version: "asc" }] });
  expect(files.map(({ name, version, is_from_agency }) => [name, version, is_from_agency])).toEqual([
    ["facade-de-l-atelier.webp", 1, false],
    ["guide-du-site.pdf", 1, true],
    ["pistes-de-signe.pdf", 1, true],
    ["pistes-de-signe.pdf", 2, true],
    ["sources-du-riad.zip", 1, true],
  ]);
  for (const { storage_key, preview_key, bytes, kind } of files) {
    expect(await storage.sizeOf(storage_key)).toBe(bytes);
    expect(preview_key ? await storage.sizeOf(preview_key) : null).toEqual(kind === "zip" ? null : expect.any(Number));
  }
  expect(files.filter(({ handover_id }) => handover_id).map(({ kind }) => kind)).toEqual(["pdf", "zip"]);
  expect(await db.milestoneEventFile.findMany({ include: { file: true } })).toMatchObject([
    { file: { name: "pistes-de-signe.pdf", version: 1 } },
  ]);
});

test("the views of all articles are those of all days", async () => {
  await emptyDatabase();
  vi.setSystemTime(new Date("2026-11-21T12:00:00Z"));
  await seedDemo(db, { clientPasswordHash: "a hash" });
  vi.useRealTimers();

  const posts = await db.blogPost.aggregate({ where: { is_published: true }, _sum: { views_count: true } });
  expect(await countRowsByKey("views_by_day")).toEqual({ "": posts._sum.views_count });
});

test("a demo that cannot be stored whole is not stored at all", async () => {
  await emptyDatabase();
  await db.profile.create({ data: { credential: { create: { email: "omar@tazi-freres.example" } } } });

  await expect(seedDemo(db, { clientPasswordHash: "a hash" })).rejects.toThrow();

  expect(await isDatabaseEmpty(db)).toBe(true);
});
