import { beforeAll, describe, expect, it } from "vitest";
import { INQUIRY_SEARCHED } from "~/features/inquiries/queries.server";
import { aloneSql, foundSql, listFound } from "~/features/office-search/queries.server";
import { searchedKinds } from "~/registrations.server";
import { loader } from "~/routes/admin.recherche/route";
import { db } from "~/server/db/db.server";
import { resetDatabase } from "../support/database";
import { explain } from "../support/explain";
import { makeLead } from "../support/leads";
import { makePerson } from "../support/people";
import { getArgs, signedInAs } from "../support/requests";
import { runStatements } from "../support/run-statements";

let cookie: string;

const FILL = [
  `INSERT INTO contact_inquiries (name, email, phone, message, is_spam, created_at)
    SELECT 'Nom ' || md5(i::text), 'a' || i || '@riad.example', '+2126' || lpad(i::text, 8, '0'), 'Message',
      i % 50 = 0, now() - i * interval '1 hour' FROM generate_series(1, 4000) AS i`,
  `INSERT INTO contact_inquiries (name, email, message, created_at)
    VALUES ('Zq Ancienne', 'zq@riad.example', 'Bonjour', now() - interval '9 years'),
      ('Xw Récente', 'xw@riad.example', 'Bonjour', now())`,
  `INSERT INTO profiles (full_name, company, created_at)
    SELECT 'Khadija ' || md5(i::text), 'Maison', now() - i * interval '1 hour' FROM generate_series(1, 4000) AS i`,
  `INSERT INTO credentials (profile_id, email) SELECT id, md5(full_name) || '@riad.example' FROM profiles`,
  `INSERT INTO projects (title, client_id, created_at)
    SELECT 'Projet ' || md5(full_name), id, created_at FROM profiles`,
  `INSERT INTO billing_clients (legal_name, created_at)
    SELECT 'Maison ' || md5(i::text), now() - i * interval '1 hour' FROM generate_series(1, 4000) AS i`,
  `INSERT INTO quotes (root_id, number, billing_client_id, title, content, created_at)
    SELECT id, 'D-2024-' || md5(legal_name), id, 'Site', '{}', created_at FROM billing_clients`,
  `INSERT INTO invoices (kind, billing_client_id, language, currency, title, content, created_at)
    SELECT 'free', id, 'fr', 'MAD', 'Facture ' || md5(legal_name), '{}', created_at FROM billing_clients`,
  `INSERT INTO blog_posts (title, slug, category)
    SELECT 'Article ' || md5(i::text), 'article-' || i, 'Design' FROM generate_series(1, 2000) AS i`,
  `INSERT INTO blog_posts (title, slug, category) VALUES ('L’été à Fès', 'ete-fes', 'Design')`,
  `INSERT INTO services (category, title) VALUES ('programming', 'Site d’été')`,
  `UPDATE profiles SET erased_at = now() WHERE full_name = (SELECT min(full_name) FROM profiles)`,
];

beforeAll(async () => {
  await resetDatabase();
  await runStatements(...FILL, "VACUUM ANALYZE");
  cookie = await signedInAs((await makePerson("admin", "sara@zellige.example")).id);
}, 120_000);

async function find(q: string) {
  const { groups } = await loader(getArgs(`/admin/recherche?${new URLSearchParams({ q })}`, { cookie }));
  return Object.fromEntries(groups.map((group) => [group.kind, group]));
}

describe("the search of the back office", () => {
  it("finds things of each kind by a part of a word, whatever its accents, and leads to each", async () => {
    const { articles, services } = await find("ETE");
    expect(articles?.found).toEqual([
      { to: expect.stringMatching(/^\/admin\/blog\/[\w-]{36}$/), title: "L’été à Fès", note: "Design, brouillon" },
    ]);
    expect(services?.found.map(({ title }) => title)).toEqual(["Site d’été"]);
  });

  it("finds a lead by its telephone as it is typed, and none that was set aside", async () => {
    for (const typed of ["06 00 00 00 49", "\u202a+212 600-000049\u202c", "٠٦ ٠٠ ٠٠ ٠٠ ٤٩"]) {
      const { inquiries } = await find(typed);
      expect(inquiries?.found.map(({ note }) => note)).toEqual(["a49@riad.example"]);
    }
    expect(await find("06 00 00 00 50")).not.toHaveProperty("inquiries");
  });

  it("finds a client by an address, and the client's projects by the client's name", async () => {
    const client = await db.profile.findFirstOrThrow({
      where: { erased_at: null, role: "client" },
      include: { credential: true },
    });
    const byAddress = await find(client.credential!.email);
    expect(byAddress.clients?.found[0]?.to).toBe(`/admin/clients/${client.id}`);
    const byName = await find(client.full_name!);
    expect(byName.projects?.found.map(({ note }) => note)).toEqual([client.full_name]);
  });

  it("finds no client who was erased", async () => {
    const erased = await db.profile.findFirstOrThrow({ where: { erased_at: { not: null } } });
    expect(await find(erased.full_name!)).not.toHaveProperty("clients");
  });

  it("shows six of a kind, the newest first, and leads to its list for the others", async () => {
    const { clients } = await find("Khadija");
    expect(clients?.found).toHaveLength(6);
    expect(clients?.allTo).toBe("/admin/clients?q=Khadija");
    const newest = await db.profile.findFirstOrThrow({
      where: { full_name: { startsWith: "Khadija" }, erased_at: null },
      orderBy: { created_at: "desc" },
    });
    expect(clients?.found[0]?.title).toBe(newest.full_name);
  });

  it("looks for two letters among the newest rows alone", async () => {
    expect((await find("xw")).inquiries?.found.map(({ title }) => title)).toEqual(["Xw Récente"]);
    expect(await find("zq")).not.toHaveProperty("inquiries");
  });

  it.each(["parametres", "PARAMÈTRES", "mot de passe"])("finds screens by %s", async (q) => {
    expect((await find(q)).screens?.found).toHaveLength(1);
  });

  it("shows the screens while nothing is typed, and takes wildcards, quotes and long texts for what they are", async () => {
    const { screens, ...others } = await find("");
    expect(screens?.found.length).toBeGreaterThan(14);
    expect(others).toEqual({});
    for (const q of ["%", "_", "'; DROP TABLE projects", "a\u0000zqzq", "a".repeat(1000), "\\"])
      expect(await find(q)).toEqual({});
  });

  it("goes by indexes, one statement a kind", async () => {
    const statements = searchedKinds.map((each) => foundSql(each, "c4ca4238"));
    expect(statements).toHaveLength(9);
    for (const statement of statements.slice(0, 7)) expect(await explain(statement)).not.toContain("Seq Scan");
  });

  it("reads the newest rows for two letters once, in the order of their index", async () => {
    for (const statement of searchedKinds.slice(0, 7).map((each) => foundSql(each, "zq"))) {
      const plan = await explain(statement);
      expect(plan).toMatch(/Subquery Scan on t/);
      expect(new Set(plan.match(/InitPlan \d+/g)).size).toBe(1);
    }
  });

  it("finds the leads of an address by how it begins, by the index of addresses, and by any other part of it", async () => {
    await makeLead({ name: "Omar", email: "Omar.Tazi@riad.example" });
    await makeLead({ name: "Lina", email: "lina@riad.example" });
    const foundOf = async (q: string) =>
      (await listFound(searchedKinds, q)).find(({ kind }) => kind === "inquiries")?.found.map(({ title }) => title);
    expect(await foundOf("omar.tazi@ri")).toEqual(["Omar"]);
    expect(await foundOf("tazi@riad")).toEqual(["Omar"]);
    expect(await explain(aloneSql(INQUIRY_SEARCHED, "omar.tazi@ri")!)).toContain("contact_inquiries_lower_email_idx");
  });
});
