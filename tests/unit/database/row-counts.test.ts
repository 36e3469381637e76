import { beforeEach, expect, it } from "vitest";
import { db } from "~/server/db/db.server";
import type { RowCountName } from "~/server/db/row-counts.server";
import { countRowsByKey, MERGED_AT_ONCE, mergeRowCounts, rowCounts } from "~/server/db/row-counts.server";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";
import { resetDatabase } from "../../support/database";

beforeEach(resetDatabase);

function byMonth(column: Sql, table: Sql, count: Sql): Sql {
  return sql`SELECT ${column}, date_trunc('month', day::timestamp)::timestamptz, sum(${count})::int
    FROM ${table} GROUP BY 1, 2`;
}

/** What is counted, and the same counted anew. */
const COUNTS: [RowCountName, Sql][] = [
  [
    "inquiries",
    sql`SELECT CASE WHEN is_spam THEN 'spam' ELSE status::text END, TIMESTAMPTZ 'epoch', count(*)::int
      FROM contact_inquiries GROUP BY 1`,
  ],
  [
    "inquiries_by_hour",
    sql`SELECT '', date_trunc('hour', created_at, 'UTC'), count(*)::int
      FROM contact_inquiries WHERE NOT is_spam GROUP BY 1, 2`,
  ],
  [
    "inquiry_statuses_by_day",
    sql`SELECT status::text, date_trunc('day', created_at, 'UTC'), count(*)::int
      FROM contact_inquiries WHERE NOT is_spam GROUP BY 1, 2`,
  ],
  [
    "inquiry_services_by_day",
    sql`SELECT coalesce(service_interest, ''), date_trunc('day', created_at, 'UTC'), count(*)::int
      FROM contact_inquiries WHERE NOT is_spam GROUP BY 1, 2`,
  ],
  [
    "published_posts",
    sql`SELECT category, TIMESTAMPTZ 'epoch', count(*)::int FROM blog_posts WHERE is_published GROUP BY 1`,
  ],
  [
    "draft_posts",
    sql`SELECT category, TIMESTAMPTZ 'epoch', count(*)::int FROM blog_posts WHERE NOT is_published GROUP BY 1`,
  ],
  ["post_views", sql`SELECT '', TIMESTAMPTZ 'epoch', sum(views_count)::int FROM blog_posts`],
  ["views_by_page_and_month", byMonth(sql`page`, sql`page_views`, sql`views`)],
  ["views_by_campaign_and_month", byMonth(sql`campaign`, sql`page_views`, sql`views`)],
  ["views_by_site_and_month", byMonth(sql`referrer`, sql`page_views`, sql`views`)],
  ["clicks_by_page_and_month", byMonth(sql`page`, sql`contact_clicks`, sql`clicks`)],
  ["clicks_by_campaign_and_month", byMonth(sql`campaign`, sql`contact_clicks`, sql`clicks`)],
  ["mail_messages", sql`SELECT status::text, TIMESTAMPTZ 'epoch', count(*)::int FROM mail_messages GROUP BY 1`],
];

const COUNTED = COUNTS.map(([name]) => name);

async function expectRightCounts() {
  for (const [name, counted] of COUNTS) {
    const [kept, found] = [
      await db.$queryRaw(sql`
        SELECT key, at, sum(count)::int AS count FROM ${rowCounts([name])}
        GROUP BY key, at HAVING sum(count) <> 0 ORDER BY key, at`),
      await db.$queryRaw(sql`
        SELECT key, at, count FROM (${counted}) AS c (key, at, count) WHERE count <> 0 ORDER BY key, at`),
    ];
    expect([name, kept]).toEqual([name, found]);
  }
}

const MANY = [
  sql`INSERT INTO contact_inquiries (name, email, message, service_interest, is_spam, created_at)
    SELECT 'Nadia', 'nadia@riad.example', 'Un site', CASE WHEN i % 3 > 0 THEN 'Logo ' || i % 3 END, i % 7 = 0,
      TIMESTAMPTZ '2026-03-02 10:30+00' + i * interval '50 minutes' FROM generate_series(1, 60) AS i`,
  sql`INSERT INTO blog_posts (title, slug, category, is_published, views_count)
    SELECT 'Article', 'article-' || i, (ARRAY['Design', 'Tech'])[1 + i % 2], i % 3 > 0, i FROM generate_series(1, 9) AS i`,
  sql`INSERT INTO page_views (day, page, referrer, campaign, views)
    SELECT date '2026-03-02' + i * 9, '/page-' || i % 3, 'site-' || i % 2, 'campagne ' || i % 4, i
    FROM generate_series(1, 12) AS i`,
  sql`INSERT INTO contact_clicks (day, page, campaign, way, clicks)
    SELECT date '2026-03-02' + i * 9, '/page-' || i % 3, 'campagne ' || i % 4, 'phone', i
    FROM generate_series(1, 12) AS i`,
  sql`INSERT INTO mail_messages (kind, recipient, subject, html, text, message_id, status)
    SELECT 'x', 'nadia@riad.example', 'Bonjour', '', '', i::text, (ARRAY['waiting', 'sent'])[1 + i % 2]::"MailStatus"
    FROM generate_series(1, 9) AS i`,
];

const CHANGES = [
  sql`UPDATE contact_inquiries SET status = 'contacted' WHERE service_interest = 'Logo 1'`,
  sql`UPDATE contact_inquiries SET is_spam = NOT is_spam WHERE service_interest = 'Logo 2'`,
  sql`UPDATE contact_inquiries SET service_interest = 'Site', created_at = created_at + interval '2 days'
    WHERE service_interest IS NULL`,
  sql`UPDATE blog_posts SET is_published = NOT is_published, views_count = views_count + 3 WHERE category = 'Tech'`,
  sql`INSERT INTO page_views (day, page, referrer, campaign, views)
    SELECT date '2026-03-02' + i * 9, '/page-' || i % 3, 'site-' || i % 2, 'campagne ' || i % 5, 1
    FROM generate_series(1, 12) AS i
    ON CONFLICT (day, page, referrer, campaign) DO UPDATE SET views = page_views.views + excluded.views`,
  sql`UPDATE contact_clicks SET clicks = clicks + 1, day = day + 20 WHERE page = '/page-1'`,
  sql`DELETE FROM page_views WHERE day < '2026-03-20'`,
  sql`UPDATE mail_messages SET status = 'failed' WHERE status = 'waiting'`,
  sql`DELETE FROM contact_inquiries WHERE status = 'new'`,
  sql`DELETE FROM blog_posts WHERE category = 'Design'`,
  sql`DELETE FROM mail_messages WHERE status = 'sent'`,
];

it("counts stay those of the rows, whatever is written, and once they are summed up", async () => {
  for (const statement of MANY) await db.$executeRaw(statement);
  await expectRightCounts();
  await mergeRowCounts();
  for (const statement of CHANGES) {
    await db.$executeRaw(statement);
    await expectRightCounts();
  }
  await mergeRowCounts();
  await expectRightCounts();
  expect(await db.$queryRaw`SELECT count(*)::int AS count FROM row_count_changes`).toEqual([{ count: 0 }]);
});

it("rows that were written without triggers are counted anew", async () => {
  for (const statement of MANY) await db.$executeRaw(statement);
  const withoutTriggers = sql`SET LOCAL session_replication_role = 'replica'`;
  await db.$transaction([db.$executeRaw(withoutTriggers), ...CHANGES.map((statement) => db.$executeRaw(statement))]);
  const [of, views, clicks] = ["inquir", "views_by", "clicks"].map((part) =>
    COUNTED.filter((name) => name.includes(part)),
  );
  for (const [table, names] of [
    ["contact_inquiries", of],
    ["blog_posts", ["published_posts", "draft_posts", "post_views"]],
    ["page_views", views],
    ["contact_clicks", clicks],
    ["mail_messages", ["mail_messages"]],
  ] as const)
    await db.$executeRaw`SELECT recount_rows(${table}::regclass, ${names}::text[])`;
  await expectRightCounts();
});

it("many changes are summed up by several statements, so that none takes longer than it may", async () => {
  const count = 2 * MERGED_AT_ONCE + 1;
  await db.$executeRaw`
    INSERT INTO row_count_changes (name, key, at, count)
    SELECT 'inquiries', 'new', TIMESTAMPTZ 'epoch', 1 FROM generate_series(1, ${count}::int)`;
  await db.$executeRaw`CREATE TABLE taken_at_once (count int)`;
  await db.$executeRaw`
    CREATE FUNCTION note_taken() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO taken_at_once SELECT count(*) FROM gone; RETURN NULL; END $$`;
  await db.$executeRaw`
    CREATE TRIGGER note_taken AFTER DELETE ON row_count_changes REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION note_taken()`;
  try {
    await mergeRowCounts();
    expect(await db.$queryRaw`SELECT max(count) AS most FROM taken_at_once`).toEqual([{ most: MERGED_AT_ONCE }]);
    expect(await countRowsByKey("inquiries")).toEqual({ new: count });
  } finally {
    await db.$executeRaw`DROP TRIGGER note_taken ON row_count_changes`;
    await db.$executeRaw`DROP FUNCTION note_taken`;
    await db.$executeRaw`DROP TABLE taken_at_once`;
  }
});

it("a change that is taken back counts nothing, one that touches nothing counted adds no row", async () => {
  await db.contactInquiry.create({ data: { name: "Nadia", email: "nadia@riad.example", message: "Un site" } });
  await mergeRowCounts();
  await db.$executeRaw`UPDATE contact_inquiries SET message = 'Deux sites'`;
  expect(await db.$queryRaw`SELECT count(*)::int AS count FROM row_count_changes`).toEqual([{ count: 0 }]);
  const undone = db.$transaction(async (tx) => {
    await tx.contactInquiry.deleteMany();
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await countRowsByKey("inquiries")).toEqual({ new: 1 });
});
