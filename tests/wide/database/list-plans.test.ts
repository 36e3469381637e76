import { beforeAll, describe, expect, it, vi } from "vitest";
import { clientList, listClients } from "~/features/clients/queries.server";
import { clientListSchema } from "~/features/clients/schema";
import { waitingSql } from "~/features/inquiries/daily-digest.server";
import { countViewsSql, inquiryList } from "~/features/inquiries/queries.server";
import { listEarlierSql, sameSenderSql } from "~/features/inquiries/returning.server";
import { inquiryListSchema } from "~/features/inquiries/schema/inquiry";
import { emailList } from "~/features/mail/queries.server";
import { mailListSchema } from "~/features/mail/schema";
import { stepsOf } from "~/features/marketing/analytics/model";
import { countReceived, countViews } from "~/features/marketing/analytics/queries.server";
import { listProjects, projectList } from "~/features/projects/queries.server";
import { projectListSchema } from "~/features/projects/schema";
import { serviceList } from "~/features/services/queries.server";
import { serviceListSchema } from "~/features/services/schema";
import { testimonialList } from "~/features/testimonials/queries.server";
import { testimonialListSchema } from "~/features/testimonials/schema";
import { db } from "~/server/db/db.server";
import type { List } from "~/server/db/list-page.server";
import {
  besideSql,
  countMatchesSql,
  idsAfterSql,
  listPageSql,
  pageFromEndSql,
  readListPage,
} from "~/server/db/list-page.server";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";
import { resetDatabase } from "../../support/database";
import { explain, explainAmongMany } from "../../support/explain";
import { runStatements } from "../../support/run-statements";

type Query = Record<string, string>;

const LISTS = {
  inquiries: (query: Query) => inquiryList(inquiryListSchema.parse(query)),
  testimonials: (query: Query) => testimonialList(testimonialListSchema.parse(query)),
  projects: (query: Query) => projectList(projectListSchema.parse(query)),
  clients: (query: Query) => clientList(clientListSchema.parse(query)),
  services: (query: Query) => serviceList(serviceListSchema.parse(query)),
  messages: (query: Query) => emailList(mailListSchema.parse(query)),
};

const FILL = [
  `INSERT INTO contact_inquiries (name, email, message, created_at, reply_due_at)
    SELECT 'Nom ' || md5(i::text), 'a' || i || '@riad.example', 'Message ' || md5((i * 7)::text),
      now() - i * interval '1 hour', CASE WHEN i % 2 = 0 THEN now() + (i - 3000) * interval '1 hour' END
    FROM generate_series(1, 4000) AS i`,
  `INSERT INTO testimonials (name, content, rating, created_at)
    SELECT 'Nom ' || md5(i::text), 'Avis ' || md5((i * 7)::text), 1 + i % 5, now() - i * interval '1 hour'
    FROM generate_series(1, 4000) AS i`,
  `INSERT INTO profiles (full_name, company, created_at)
    SELECT 'Nom ' || md5(i::text), 'Maison ' || md5((i * 7)::text), now() - i * interval '1 hour'
    FROM generate_series(1, 4000) AS i`,
  `INSERT INTO credentials (profile_id, email) SELECT id, md5(full_name) || '@riad.example' FROM profiles`,
  `INSERT INTO projects (title, client_id, budget, deadline, created_at)
    SELECT 'Projet ' || md5(company), id, length(company) * 100, created_at::date, created_at FROM profiles`,
  `INSERT INTO services (category, title, description, price_starting, created_at)
    SELECT (ARRAY['programming', 'graphics', 'content', 'business'])[1 + i % 4]::"ServiceCategory",
      'Service ' || md5(i::text), 'Texte ' || md5((i * 7)::text), i * 100, now() - i * interval '1 hour'
    FROM generate_series(1, 4000) AS i`,
  `INSERT INTO mail_messages (kind, recipient, subject, html, text, message_id, created_at)
    SELECT 'x', md5(i::text) || '@riad.example', 'Objet ' || md5((i * 7)::text), '', '', i::text,
      now() - i * interval '1 hour' FROM generate_series(1, 4000) AS i`,
];

beforeAll(async () => {
  await resetDatabase();
  await runStatements(...FILL, "VACUUM ANALYZE");
}, 120_000);

const planOf = (list: List) => explain(listPageSql(list, { page: 1, perPage: 20 }));

describe("among 4,000 rows", () => {
  it.each([
    ["inquiries", ["contact_inquiries_search_text_idx"]],
    ["testimonials", ["testimonials_search_text_idx"]],
    ["projects", ["projects_search_text_idx", "profiles_search_text_idx"]],
    ["clients", ["profiles_search_text_idx", "credentials_search_text_idx"]],
    ["services", ["services_search_text_idx"]],
    ["messages", ["mail_messages_search_text_idx"]],
  ] as const)("a search of the %s goes by index", async (name, indexes) => {
    const plan = await planOf(LISTS[name]({ q: "c4ca4238" }));
    for (const index of indexes) expect(plan).toContain(index);
    expect(plan).not.toContain("Seq Scan");
  });

  it.each([
    ["inquiries", "newest", "contact_inquiries_created_at_id_idx"],
    ["inquiries", "name", "contact_inquiries_plain_name_idx"],
    ["testimonials", "newest", "testimonials_created_at_idx"],
    ["testimonials", "name", "testimonials_plain_name_idx"],
    ["testimonials", "rating", "testimonials_rating_created_at_idx"],
    ["projects", "newest", "projects_created_at_idx"],
    ["projects", "title", "projects_plain_title_idx"],
    ["projects", "deadline", "projects_deadline_created_at_idx"],
    ["projects", "budget", "projects_budget_created_at_idx"],
    ["clients", "newest", "profiles_role_created_at_idx"],
    ["clients", "name", "profiles_plain_name_idx"],
    ["services", "category", "services_category_created_at_idx"],
    ["services", "newest", "services_created_at_idx"],
    ["services", "title", "services_plain_title_idx"],
    ["messages", "newest", "mail_messages_created_at_id_idx"],
    ["messages", "oldest", "mail_messages_created_at_id_idx"],
  ] as const)("the %s in the order %s come by %s", async (name, sort, index) => {
    expect(await planOf(LISTS[name]({ sort }))).toMatch(new RegExp(`Index.*Scan.* using ${index}`));
  });

  it.each([
    ["inquiries", { sort: "newest" }, "contact_inquiries_created_at_id_idx"],
    ["inquiries", { sort: "name" }, "contact_inquiries_plain_name_idx"],
    ["inquiries", { sort: "name", status: "new" }, "contact_inquiries_plain_name_idx"],
    ["inquiries", { status: "new" }, "contact_inquiries_status_created_at_id_idx"],
    ["messages", { sort: "newest" }, "mail_messages_created_at_id_idx"],
    ["messages", { status: "sent" }, "mail_messages_status_created_at_id_idx"],
  ] as const)("of the %s %j, a page far away is found without reading a row", async (name, query, index) => {
    const list = LISTS[name](query);
    const skipped = { page: 60, perPage: 20 };
    for (const statement of [listPageSql(list, skipped), pageFromEndSql(list, { skip: 1200, take: 20 })]) {
      expect(await explain(statement)).toMatch(new RegExp(`Index Only Scan (Backward )?using ${index}`));
    }
  });

  it.each([
    ["en-retard", "contact_inquiries_due_at_id_idx"],
    ["aujourdhui", "contact_inquiries_due_at_id_idx"],
    ["a-venir", "contact_inquiries_due_at_id_idx"],
    ["sans-suite", "contact_inquiries_unplanned_idx"],
  ] as const)("the inquiries of the view %s, and those beside one, come by %s", async (vue, index) => {
    const list = LISTS.inquiries({ vue });
    expect(await planOf(list)).toMatch(new RegExp(`Index.*Scan.* using ${index}`));
    const position = ["2026-01-01 00:00:00+00", crypto.randomUUID()];
    expect(await explain(besideSql(list, position))).toMatch(new RegExp(`Index.*Scan.* using ${index}`));
    expect(await explain(idsAfterSql(list, position))).toContain(index);
  });

  it.each([
    ["en-retard", "contact_inquiries_due_at_id_idx"],
    ["aujourdhui", "contact_inquiries_due_at_id_idx"],
    ["sans-suite", "contact_inquiries_unplanned_idx"],
  ] as const)("what the digest names of the view %s comes by %s, in its order", async (view, index) => {
    // At noon, since a day that is nearly over has a row or none, of which any order is as good.
    const now = new Date(new Date().setUTCHours(36, 0, 0, 0));
    const plan = await explainAmongMany(waitingSql({ view, ownerId: crypto.randomUUID(), now, limit: 10 }));
    expect(plan).toMatch(new RegExp(`Index.*Scan.* using ${index}`));
    // The few that are named are brought into order; those of the view come in it.
    expect(plan).not.toMatch(/-> {2}Sort/);
  });

  it("the inquiries that wait are counted to a bound, by index", async () => {
    const plan = await explainAmongMany(countViewsSql());
    expect(plan).not.toContain("Seq Scan");
    expect(plan.match(/Limit/g)).toHaveLength(4);
  });

  it.each(["inquiries", "messages"] as const)(
    "the next rows of an export of the %s are found by index",
    async (name) => {
      const plan = await explain(idsAfterSql(LISTS[name]({}), ["2026-01-01 00:00:00+00", crypto.randomUUID()]));
      expect(plan).toMatch(/Index Cond: .*created_at <= /);
    },
  );

  it.each(["inquiries", "testimonials", "services", "messages"] as const)(
    "a search of the %s is counted to a bound",
    async (name) => {
      expect(await explain(countMatchesSql(LISTS[name]({ q: "a" })))).toContain("Limit");
    },
  );

  it.each([[countReceived], [countViews]])("%o reads what was counted beforehand", async (count) => {
    const statements = vi.spyOn(db, "$queryRaw");
    await count(stepsOf("months", "2026-11-21"));
    const plan = await explain(statements.mock.calls[0]![0] as Sql);
    // The hours that the period shares with the day before it.
    expect(plan).not.toMatch(/Seq Scan on contact_inquiries/);
  });

  it("who writes again is found by index", async () => {
    const ids = (await db.contactInquiry.findMany({ take: 20, select: { id: true } })).map(({ id }) => id);
    for (const statement of [listEarlierSql(ids), sameSenderSql(ids[0] ?? "")]) {
      const plan = await explain(statement);
      expect(plan).toContain("contact_inquiries_email_key_idx");
      expect(plan).toContain("contact_inquiries_phone_key_idx");
      expect(plan).not.toMatch(/Seq Scan on contact_inquiries o/);
    }
  });

  it.each([
    ["clients", "projects"],
    ["services", "price"],
  ] as const)("the %s in the order of their %s read what it is made of once, not once a row", async (name, sort) => {
    expect(await planOf(LISTS[name]({ sort }))).not.toContain("SubPlan");
  });

  it("services that are counted read no tier, in the order of their prices too", async () => {
    expect(await explain(countMatchesSql(LISTS.services({ sort: "price" })))).not.toContain("service_pricing_tiers");
  });

  it("projects are found by what they say and by their client, clients by their address too", async () => {
    const client = await db.profile.findFirstOrThrow({ include: { credential: true, projects: true } });
    const [project] = client.projects;
    const found = async (q: string) =>
      (await listProjects(projectListSchema.parse({ q }))).projects.map(({ id }) => id);
    expect(await found(project!.title.toUpperCase())).toEqual([project!.id]);
    expect(await found(client.full_name!)).toEqual([project!.id]);
    const { clients } = await listClients(clientListSchema.parse({ q: client.credential!.email }));
    expect(clients.map(({ id }) => id)).toEqual([client.id]);
  });
});

describe("the orders of lists", () => {
  const ROW_COUNT = 90;
  const PER_PAGE = 20;
  const PAGES = [1, 2, 3, 4, 5];
  const SCHEMAS = {
    inquiries: inquiryListSchema,
    testimonials: testimonialListSchema,
    projects: projectListSchema,
    clients: clientListSchema,
    services: serviceListSchema,
    messages: mailListSchema,
  };
  /** Every order of every list. */
  const ORDERS: [list: string, sort: string, List][] = (Object.keys(LISTS) as (keyof typeof LISTS)[]).flatMap((name) =>
    SCHEMAS[name].shape.sort
      .unwrap()
      .options.map((sort): [string, string, List] => [name, sort, LISTS[name]({ sort })]),
  );
  ORDERS.push(["inquiries", "of what is due", LISTS.inquiries({ vue: "en-retard" })]);
  const AT = sql`'2026-03-02 10:00+00'::timestamptz`;
  const EACH = sql`generate_series(1, ${ROW_COUNT}) AS i`;
  /** Rows that nothing but their id tells apart. */
  const FILL = [
    sql`INSERT INTO contact_inquiries (name, email, message, created_at, reply_due_at)
    SELECT 'Nadia', 'nadia@riad.example', 'Un site', ${AT}, ${AT} FROM ${EACH}`,
    sql`INSERT INTO testimonials (name, content, rating, created_at) SELECT 'Nadia', 'Très bien', 5, ${AT} FROM ${EACH}`,
    sql`INSERT INTO profiles (full_name, created_at) SELECT 'Nadia', ${AT} FROM ${EACH}`,
    sql`INSERT INTO projects (title, client_id, budget, deadline, created_at)
    SELECT 'Un site', id, 9600, '2026-06-01', ${AT} FROM profiles`,
    sql`INSERT INTO services (category, title, price_starting, created_at)
    SELECT 'programming', 'Un site', 9600, ${AT} FROM ${EACH}`,
    sql`INSERT INTO mail_messages (kind, recipient, subject, html, text, message_id, created_at)
    SELECT 'x', 'nadia@riad.example', 'Bonjour', '', '', i::text, ${AT} FROM ${EACH}`,
  ];
  beforeAll(async () => {
    await resetDatabase();
    for (const statement of FILL) await db.$executeRaw(statement);
  });

  it.each(ORDERS)(
    "the pages of the %s in the order %s repeat and lose none of equal rows",
    async (_name, _sort, list) => {
      const pages = await Promise.all(PAGES.map((page) => readListPage(list, { page, perPage: PER_PAGE })));
      const ids = pages.flatMap((page) => page.ids);
      expect(new Set(ids).size).toBe(ROW_COUNT);
      // What nothing else tells apart comes by its id: a page that repeats nothing today may do so with other rows.
      expect([ids.toSorted(), ids.toSorted().reverse()]).toContainEqual(ids);
    },
  );

  it.each(ORDERS.filter(([, , list]) => !list.spansTables))(
    "a page of the %s in the order %s is the same, read from the other end",
    async (_name, _sort, list) => {
      for (const page of PAGES) {
        const window = { page, perPage: PER_PAGE };
        expect((await readListPage(list, window, ROW_COUNT)).ids).toEqual((await readListPage(list, window)).ids);
      }
    },
  );

  it.each(ORDERS)("what follows a row of the %s in the order %s is found by its place", async (_name, _sort, list) => {
    const read = (position: string[] | null) =>
      db.$queryRaw<{ id: string; position: string[] }[]>(idsAfterSql(list, position));
    const all = await read(null);
    const rest = await read(all[ROW_COUNT / 2]!.position);
    expect(rest).toEqual(all.slice(ROW_COUNT / 2 + 1));
  });

  it("rows without a value are found after those that have one", async () => {
    await db.$executeRaw`UPDATE projects SET budget = NULL WHERE id IN (SELECT id FROM projects LIMIT 10)`;
    const list = projectList(projectListSchema.parse({ sort: "budget" }));
    const read = (position: (string | null)[] | null) =>
      db.$queryRaw<{ id: string; position: (string | null)[] }[]>(idsAfterSql(list, position));
    const all = await read(null);
    expect(all.slice(-10).map(({ position }) => position[0])).toEqual(Array.from({ length: 10 }, () => null));
    for (const place of [40, 79, 85]) expect(await read(all[place]!.position)).toEqual(all.slice(place + 1));
  });

  it.each([
    ["projects", projectList(projectListSchema.parse({ q: "site" }))],
    ["clients", clientList(clientListSchema.parse({ q: "nadia" }))],
  ])("a search of %s counts all that match on every page, behind the last one too", async (_name, list) => {
    const counts = await Promise.all([1, 5, 9].map((page) => readListPage(list, { page, perPage: PER_PAGE })));
    expect(counts.map(({ ids, matchCount }) => [ids.length, matchCount])).toEqual([
      [PER_PAGE, ROW_COUNT],
      [ROW_COUNT - 4 * PER_PAGE, ROW_COUNT],
      [0, ROW_COUNT],
    ]);
  });
});
