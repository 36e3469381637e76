import { cpSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { importFolder, listTableFiles } from "~/features/imports/import-folder.server";
import { readList } from "~/features/imports/model";
import { exampleRow, serviceRow } from "~/features/imports/schema.server";
import { db } from "~/server/db/db.server";
import { resetDatabase } from "../support/database";
import { makeTemporaryFolder } from "../support/temporary-folder";

const FOLDER = "tests/fixtures/dump";
const idOf = (end: string) => `6f1c1f0e-0000-4000-8000-0000000000${end}`;
const SERVICE = { id: idOf("11"), category: "content", title: "A", created_at: "2024-01-01" };
const EXAMPLE = { id: SERVICE.id, service_id: SERVICE.id };

beforeEach(resetDatabase);

const importDump = (isApplied: boolean) => importFolder(FOLDER, { isApplied });

async function countsOf(isApplied: boolean) {
  const reports = await importDump(isApplied);
  return Object.fromEntries(
    reports.map(({ table, added, known, refused }) => [table, [added, known, refused].join(" ")]),
  );
}

async function stored() {
  return [
    ...[await db.profile.count(), await db.credential.count(), await db.service.count(), await db.project.count()],
    ...[await db.servicePricingTier.count(), await db.serviceLandingContent.count(), await db.testimonial.count()],
    ...[await db.contactInquiry.count(), await db.inquiryEvent.count(), await db.blogPost.count()],
    await db.auditEntry.count(),
  ];
}

const NEW = {
  profiles: "2 0 3",
  users: "1 0 2",
  services: "1 0 1",
  service_landing_content: "1 0 1",
  service_pricing_tiers: "1 0 0",
  projects: "1 0 1",
  testimonials: "1 0 1",
  contact_inquiries: "1 0 0",
  blog_posts: "1 0 1",
};

describe("the import of a folder", () => {
  it("says first what it would do, and writes nothing", async () => {
    const before = await stored();
    expect(await countsOf(false)).toEqual(NEW);
    expect(await stored()).toEqual(before);
  });

  it("names each row that it refuses, with its line and the reason", async () => {
    const refusals = (await importDump(false)).flatMap(({ file, refusals: told }) =>
      told.map(({ line, reason }) => `${file}:${line} ${reason}`),
    );
    expect(refusals).toEqual([
      "profiles.csv:4 id\u202f: n’est pas un identifiant (UUID)",
      "profiles.csv:5 created_at\u202f: n’est pas une date",
      "profiles.csv:7 2 cellules au lieu de 5",
      "users.jsonl:3 n’est pas du JSON",
      "users.jsonl:2 id\u202f: rien de tel dans profiles",
      "services.json:2 category\u202f: n’est pas de la liste\u202f: programming, graphics, content, business",
      "service_landing_content.csv:3 service_id\u202f: déjà pris par une autre ligne",
      "projects.csv:3 client_id\u202f: rien de tel dans profiles",
      "testimonials.csv:3 rating\u202f: dépasse 5",
      "blog_posts.csv:3 slug\u202f: déjà pris par une autre ligne",
    ]);
  });

  it("stores once what it has said, however often it runs", async () => {
    expect(await countsOf(true)).toEqual(NEW);
    const once = await stored();
    const again = await countsOf(true);
    expect(again).toMatchObject({ profiles: "0 2 3", users: "0 1 2", blog_posts: "0 1 1" });
    expect(await stored()).toEqual(once);
  });

  it("keeps ids, instants and lists, and takes neither a role, a password nor a script", async () => {
    await importDump(true);
    const people = await db.profile.findMany({ include: { credential: true }, orderBy: { created_at: "asc" } });
    expect(people.map(({ id, role }) => [id, role])).toEqual([
      [idOf("01"), "client"],
      [idOf("02"), "client"],
    ]);
    expect(people[0]?.created_at.toJSON()).toBe("2024-03-01T09:00:00.123Z");
    const unproven = { password_hash: null, email_verified_at: null };
    expect(people[0]?.credential).toMatchObject({ email: "nadia@riad.example", ...unproven });
    const landing = await db.serviceLandingContent.findUnique({ where: { service_id: idOf("11") } });
    expect(landing?.content).toBe("<p>Bonjour</p>");
    const tier = await db.servicePricingTier.findUnique({ where: { id: idOf("31") } });
    expect(tier?.details).toEqual(["Accueil", "Page, contact"]);
    const post = await db.blogPost.findUnique({ where: { slug: "un-article" } });
    expect(post).toMatchObject({ id: idOf("71"), is_published: true, tags: ["design", "web"], author_id: idOf("01") });
    const inquiry = await db.contactInquiry.findUnique({ where: { id: idOf("61") }, include: { events: true } });
    expect(inquiry).toMatchObject({ phone: "+212661234567", channel: "import", events: [{ kind: "message" }] });
  });

  it("leaves what the office has changed, and gives nobody who was erased an account again", async () => {
    await importDump(true);
    await db.credential.delete({ where: { profile_id: idOf("01") } });
    await db.profile.update({ where: { id: idOf("01") }, data: { full_name: null, erased_at: new Date() } });
    await db.blogPost.update({ where: { id: idOf("71") }, data: { title: "Corrigé" } });
    await importDump(true);
    expect(await db.credential.count()).toBe(0);
    expect(await db.profile.findUnique({ where: { id: idOf("01") } })).toMatchObject({ full_name: null });
    expect(await db.blogPost.findUnique({ where: { id: idOf("71") } })).toMatchObject({ title: "Corrigé" });
  });
});

describe("the files of a folder", () => {
  it("are read as the exporter of the hosted database names them", async () => {
    const folder = makeTemporaryFolder("zellige-dump-");
    cpSync(FOLDER, folder, { recursive: true });
    renameSync(path.join(folder, "contact_inquiries.csv"), path.join(folder, "contact_inquiries_rows.csv"));
    const reports = await importFolder(folder, { isApplied: true });
    expect(reports.map(({ file }) => file)).toContain("contact_inquiries_rows.csv");
    expect(await db.contactInquiry.count()).toBe(1);
  });

  it("are named where none is a table's, as are the tables without a file", async () => {
    const folder = makeTemporaryFolder("zellige-dump-");
    const unknown = ["contact_inquiries (1).csv", "demandes.json", "posts.xml"];
    for (const name of ["services.CSV", "users_rows.json", ".DS_Store", ...unknown])
      writeFileSync(path.join(folder, name), "");
    mkdirSync(path.join(folder, "tables"));
    const { files, ignored, missing } = await listTableFiles(folder, ["services", "users", "contact_inquiries"]);
    expect([files.get("services"), files.get("users")]).toEqual([["services.CSV"], ["users_rows.json"]]);
    expect(ignored).toEqual([...unknown, "tables"]);
    expect(missing).toEqual(["contact_inquiries"]);
  });
});

describe("a value of a dump", () => {
  it("is read as PostgreSQL writes it, or stays for its rule to refuse", () => {
    expect(readList('{"a \\"b\\"",c}')).toEqual(['a "b"', "c"]);
    expect(readList("{a")).toBe("{a");
  });

  it.each([
    ["12500.00", "12500.00"],
    ["12 500,50", "12500.50"],
    ["12.500,5", "12500.50"],
    ["١٢٬٥٠٠٫٥", "12500.50"],
    ["\u200e900", "900.00"],
    [1.125, "1.13"],
    ["", null],
    [null, null],
  ])("is the price %j as %s", (price_starting, read) => {
    expect(serviceRow.parse({ ...SERVICE, price_starting })).toMatchObject({ price_starting: read });
  });

  it.each([
    ["1.500", expect.stringMatching(/^Voulez-vous dire 1\s500 ou 1,5\s\?$/)],
    ["12.345.67", "n’est pas un montant"],
    ["-5", "n’est pas un montant"],
    [-5, "n’est pas un montant"],
    [1e21, "n’est pas un montant"],
    ["1e3", "n’est pas un montant"],
    [true, "n’est pas un montant"],
  ])("is refused as the price %j", (price_starting, sentence) => {
    expect(serviceRow.safeParse({ ...SERVICE, price_starting }).error?.issues).toMatchObject([
      { path: ["price_starting"], message: sentence },
    ]);
  });

  it.each([
    ["3", 3],
    ["٣", 3],
    ["3,0", 3],
    [4, 4],
    [null, 0],
  ])("is the count %j as %d", (display_order, read) => {
    expect(exampleRow.parse({ ...EXAMPLE, display_order })).toMatchObject({ display_order: read });
  });

  it.each(["0x10", "1e1", "2,5", 2.5, "-1", true])("is refused as the count %j", (display_order) => {
    const { error } = exampleRow.safeParse({ ...EXAMPLE, display_order });
    expect(error?.issues).toMatchObject([{ message: "n’est pas un nombre entier positif" }]);
  });
});
