import { beforeAll, expect, it } from "vitest";
import { clientList } from "~/features/clients/queries/clients.server";
import { clientListSchema } from "~/features/clients/schema";
import { inquiryList } from "~/features/inquiries/queries/inquiries.server";
import { inquiryListSchema } from "~/features/inquiries/schema/inquiry";
import { emailList } from "~/features/mail/queries/emails.server";
import { mailListSchema } from "~/features/mail/schema";
import { projectList } from "~/features/projects/queries.server";
import { projectListSchema } from "~/features/projects/schema";
import { serviceList } from "~/features/services/queries/admin-services.server";
import { serviceListSchema } from "~/features/services/schema/service";
import { testimonialList } from "~/features/testimonials/queries.server";
import { testimonialListSchema } from "~/features/testimonials/schema";
import { db } from "~/server/db/db.server";
import type { List } from "~/server/db/list-page.server";
import { idsAfterSql, readListPage } from "~/server/db/list-page.server";
import { sql } from "~/server/db/sql.server";
import { resetDatabase } from "../support/database";

const ROW_COUNT = 90;
const PER_PAGE = 20;
const PAGES = [1, 2, 3, 4, 5];

const INQUIRIES = inquiryListSchema.shape.sort.unwrap().options;
const TESTIMONIALS = testimonialListSchema.shape.sort.unwrap().options;
const PROJECTS = projectListSchema.shape.sort.unwrap().options;
const CLIENTS = clientListSchema.shape.sort.unwrap().options;
const SERVICES = serviceListSchema.shape.sort.unwrap().options;
const MESSAGES = mailListSchema.shape.sort.unwrap().options;

/** Every order of every list. */
const ORDERS: [list: string, sort: string, List][] = [
  ...INQUIRIES.map((sort) => ["inquiries", sort, inquiryList(inquiryListSchema.parse({ sort }))] as const),
  ["inquiries", "of what is due", inquiryList(inquiryListSchema.parse({ vue: "en-retard" }))] as const,
  ...TESTIMONIALS.map((sort) => ["reviews", sort, testimonialList(testimonialListSchema.parse({ sort }))] as const),
  ...PROJECTS.map((sort) => ["projects", sort, projectList(projectListSchema.parse({ sort }))] as const),
  ...CLIENTS.map((sort) => ["clients", sort, clientList(clientListSchema.parse({ sort }))] as const),
  ...SERVICES.map((sort) => ["services", sort, serviceList(serviceListSchema.parse({ sort }))] as const),
  ...MESSAGES.map((sort) => ["messages", sort, emailList(mailListSchema.parse({ sort }))] as const),
].map(([list, sort, sorted]) => [list, sort, sorted]);

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
