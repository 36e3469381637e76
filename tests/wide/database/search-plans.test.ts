import { beforeAll, describe, expect, it } from "vitest";
import { listPosts, postPageStatement } from "~/features/blog/office-list.server";
import type { PostFilters } from "~/features/blog/post-list.server";
import { categoriesSql, countSql, FOUND_MAX, listSql, searchSql } from "~/features/blog/post-list.server";
import type { PostList } from "~/features/blog/schema";
import { postListSchema } from "~/features/blog/schema";
import { invoiceList } from "~/features/invoices/list.server";
import { invoiceListSchema } from "~/features/invoices/schema/list";
import { quoteList } from "~/features/quotes/queries.server";
import { quoteListSchema } from "~/features/quotes/schema/quote";
import { loader } from "~/routes/_site.blog._index/route";
import { db } from "~/server/db/db.server";
import type { List } from "~/server/db/list-page.server";
import { countMatchesSql, idsAfterSql, listPageSql, pageFromEndSql } from "~/server/db/list-page.server";
import { sql } from "~/server/db/sql.server";
import { resetDatabase } from "../../support/database";
import { explain } from "../../support/explain";
import { getArgs } from "../../support/requests";
import { runStatements } from "../../support/run-statements";

const ALL: PostFilters = { q: "", category: null, tag: null };
const WINDOW = { take: 12, skip: 24 };
const PER_PAGE = 25;

/** Ten thousand articles, of which each fourth is a draft. */
const ARTICLES = `
  INSERT INTO blog_posts (title, slug, excerpt, content, category, tags, is_published, published_at, created_at, views_count)
  SELECT 'Article n° ' || n || CASE WHEN n % 1000 = 0 THEN ' référencé ' ELSE ' ' END || md5(n::text), 'article-' || n,
    'Résumé ' || md5(n::text), repeat('Un texte assez long. ', 40) || md5((n * 5)::text),
    (ARRAY['Design', 'Marketing', 'Programmation', 'Business', 'Branding'])[1 + n % 5], ARRAY['etiquette-' || n % 200],
    n % 4 > 0, at, at, n % 977
  FROM generate_series(1, 10000) AS n, LATERAL (SELECT now() - n * interval '1 hour' AS at) AS days`;

beforeAll(async () => {
  await resetDatabase();
  await runStatements(ARTICLES, ...DOCUMENTS, "VACUUM ANALYZE");
}, 120_000);

type Filter = Partial<Pick<PostList, "q" | "category" | "state">>;

interface PlanWish {
  sort?: PostList["sort"];
  /** Whether the statement is carried out, and its plan tells what came of each step. */
  isRun?: boolean;
}

async function planOf(filter: Filter, { sort = "newest", isRun = false }: PlanWish = {}): Promise<string> {
  const statement = postPageStatement(filter, { sort, limit: PER_PAGE, offset: 0 });
  return explain(isRun ? sql`(ANALYZE, BUFFERS) ${statement}` : statement);
}

describe("the articles of the site", () => {
  it.each([
    ["the list", listSql(ALL, WINDOW), "blog_posts_is_published_published_at_id_idx"],
    [
      "the last page",
      listSql(ALL, { take: 12, skip: 0, isBackwards: true }),
      "blog_posts_is_published_published_at_id_idx",
    ],
    [
      "a category",
      listSql({ ...ALL, category: "Design" }, WINDOW),
      "blog_posts_is_published_category_published_at_id_idx",
    ],
    ["a tag", listSql({ ...ALL, tag: "etiquette-7" }, WINDOW), "blog_posts_tags_idx"],
    ["the count of a tag", countSql({ ...ALL, tag: "etiquette-7" }), "blog_posts_tags_idx"],
    ["a word of every article", searchSql({ ...ALL, q: "résumé" }, WINDOW), "blog_posts_tsv_idx"],
    ["the words of a search", searchSql({ ...ALL, q: "résumé c4ca42" }, WINDOW), "blog_posts_tsv_idx"],
    ["the letters of a search", searchSql({ ...ALL, q: "c4ca4238a0" }, WINDOW), "blog_posts_plain_title_idx"],
  ])("%s is read by its index", async (_, statement, index) => {
    const plan = await explain(statement);
    expect(plan).toContain(index);
    expect(plan).not.toContain("Seq Scan on blog_posts");
  });

  it.each([
    ["the count of all", countSql(ALL)],
    ["the count of a category", countSql({ ...ALL, category: "Design" })],
    ["the count of each category", categoriesSql()],
  ])("%s is counted beforehand", async (_, statement) => {
    expect(await explain(statement)).not.toContain("blog_posts");
  });

  it("shows the newest articles a search has found, and says that there are more", async () => {
    const common = await loader(getArgs("/blog?q=article&page=20"));
    expect([common.matchCount, common.hasMore, common.pageCount, common.posts.length]).toEqual([
      FOUND_MAX,
      true,
      20,
      12,
    ]);
    const rare = await loader(getArgs("/blog?q=c4ca4238a0"));
    expect([rare.matchCount, rare.hasMore]).toEqual([1, false]);
  });
});

describe("the articles of the office", () => {
  it("a search finds its rows by the indexes of words and of parts of titles", async () => {
    const plan = await planOf({ q: "référence" });
    for (const said of ["blog_posts_tsv_idx", "blog_posts_plain_title_idx"]) expect(plan).toContain(said);
    expect(plan).not.toContain("Seq Scan");
  });

  it.each(["texte", "article"])(
    "a search of a word of every article, « %s », reads each once, by its index",
    async (q) => {
      const plan = await planOf({ q }, { isRun: true });
      expect(plan).toContain("Bitmap Index Scan on blog_posts_tsv_idx");
      // Once so many are found by words, titles are not looked through for letters, by whichever plan that would have been.
      expect(plan).toMatch(/Scan on (blog_posts blog_posts_\d|blog_posts_plain_title_idx) .*never executed/);
      expect(plan.split("\n").filter((line) => line.includes("Seq Scan") && !line.includes("never executed"))).toEqual(
        [],
      );
      // What is found fits in the memory of one query.
      expect(plan).not.toMatch(/Disk|temp (read|written)/);
      expect((await listPosts(postListSchema.parse({ q }), PER_PAGE)).matchCount).toBe(10_000);
    },
  );

  it.each([
    ["newest", "blog_posts_created_at_id_idx"],
    ["oldest", "blog_posts_created_at_id_idx"],
    ["title", "blog_posts_plain_title_id_idx"],
    ["title-desc", "blog_posts_plain_title_id_idx"],
  ] as const)("the order %s comes by %s", async (sort, index) => {
    expect(await planOf({}, { sort })).toMatch(new RegExp(`Index.*Scan.* using ${index}`));
  });

  it.each<Filter>([
    { state: "draft" },
    { state: "published" },
    { category: "Design" },
    { category: "Design", state: "draft" },
  ])("the list of %j comes by the index of its order, and reads no more than a part of it", async (filter) => {
    for (const [sort, index] of [
      ["newest", "blog_posts_created_at_id_idx"],
      ["title", "blog_posts_plain_title_id_idx"],
    ] as const) {
      const plan = await planOf(filter, { sort, isRun: true });
      expect(plan).toMatch(new RegExp(`Index.*Scan.* using ${index}`));
      // The page's own rows are read by their ids.
      expect(plan.match(/Scan/g)).toHaveLength(2);
      expect(plan).toContain("blog_posts_pkey");
      expect(Number(/Rows Removed by Filter: (\d+)/.exec(plan)?.[1] ?? 0)).toBeLessThan(1000);
    }
  });

  it.each(["views", "views-asc"] as const)("the order %s comes by the index of a table of its own", async (sort) => {
    const plan = await planOf({}, { sort });
    expect(plan).toMatch(/Index Only Scan (Backward )?using blog_post_view_totals_views_created_at_post_id_idx/);
    expect(plan).not.toContain("Seq Scan");
  });

  it("counting a reader writes into no index of articles", async () => {
    const indexes = await db.$queryRaw<{ name: string }[]>`
      SELECT indexname AS name FROM pg_indexes WHERE tablename = 'blog_posts' AND indexdef LIKE '%views_count%'`;
    expect(indexes).toEqual([]);
  });

  it("the last page comes from the end of the same index", async () => {
    const statement = postPageStatement({}, { sort: "newest", limit: PER_PAGE, offset: 0, isBackwards: true });
    expect(await explain(statement)).toContain("Index Only Scan Backward using blog_posts_created_at_id_idx");
    const last = await listPosts(postListSchema.parse({ page: "400" }), PER_PAGE);
    expect(last.posts.at(-1)?.title).toMatch(/^Article n° 10000 référencé/);
    expect([last.posts.length, last.matchCount]).toEqual([PER_PAGE, 10_000]);
  });

  it("a search finds all and only what matches", async () => {
    const found = await listPosts(postListSchema.parse({ q: "REFERENCE" }), PER_PAGE);
    expect(found.matchCount).toBe(10);
    expect(found.posts[0]?.title).toMatch(/^Article n° 1000 référencé/);
  });

  it("a search keeps to the category and the state, and to the order", async () => {
    const list = { q: "REFERENCE", category: "Design", sort: "title-desc" };
    const found = await listPosts(postListSchema.parse({ ...list, state: "draft" }), PER_PAGE);
    expect([found.matchCount, found.posts[0]?.title]).toEqual([10, expect.stringMatching(/^Article n° 9000 /)]);
    for (const none of [{ state: "published" }, { category: "Business" }])
      expect((await listPosts(postListSchema.parse({ ...list, ...none }), PER_PAGE)).matchCount).toBe(0);
  });
});

type Query = Record<string, string>;

const LISTS = {
  invoices: (query: Query) => invoiceList(invoiceListSchema.parse(query)),
  quotes: (query: Query) => quoteList(quoteListSchema.parse(query)),
};

/** Of ten invoices one is a draft, one a credit note, two are late, one is due later, and the others are paid. */
const DOCUMENTS = [
  `INSERT INTO billing_clients (legal_name) SELECT 'Maison ' || md5(i::text) FROM generate_series(1, 4000) AS i`,
  `INSERT INTO quotes (root_id, number, status, billing_client_id, title, content, gross, sent_at, valid_until, document,
      document_sha256, created_at)
    SELECT gen_random_uuid(), 'D-2025-' || i, (enum_range(NULL::"QuoteStatus"))[1 + i % 5], c.id,
      'Site ' || md5((i * 7)::text), '{}', (i * 7919) % 100000, at, at::date + 30, '{}', '', at
    FROM (SELECT id, row_number() OVER (ORDER BY id)::int AS i FROM billing_clients) AS c,
      LATERAL (SELECT now() - i * interval '1 hour' AS at) AS days`,
  `INSERT INTO invoices (kind, number, billing_client_id, language, currency, operation_on, issued_on, issued_at, due_on, net,
      gross, payable, title, content, document, document_sha256, created_at)
    SELECT 'free', CASE WHEN i % 10 > 0 THEN 'F-2025-' || i END, c.id, 'fr', 'MAD', at::date,
      CASE WHEN i % 10 > 0 THEN at::date END, CASE WHEN i % 10 > 0 THEN at END, at::date + 60, sum, sum, sum,
      'Facture ' || md5((i * 7)::text), '{}', '{}', '', at
    FROM (SELECT id, row_number() OVER (ORDER BY id)::int AS i FROM billing_clients) AS c,
      LATERAL (SELECT now() - i * interval '1 hour' AS at, 1 + (i * 7919) % 100000 AS sum) AS days`,
  `INSERT INTO invoices (kind, number, corrects_id, billing_client_id, language, currency, operation_on, issued_on, issued_at, net,
      gross, payable, title, content, document, document_sha256, created_at)
    SELECT 'credit', 'A' || number, id, billing_client_id, 'fr', 'MAD', issued_on, issued_on, issued_at, net, gross, payable,
      'Avoir', '{}', '{}', '', created_at FROM invoices WHERE number LIKE '%1'`,
  `INSERT INTO invoice_balances (invoice_id, due_on, payable, received, remaining, settled_at)
    SELECT id, CASE WHEN number LIKE '%2' THEN current_date + 30 ELSE due_on - 90 END, payable,
      CASE WHEN is_paid THEN payable ELSE 0 END, CASE WHEN is_paid THEN 0 ELSE payable END,
      CASE WHEN is_paid THEN issued_at END
    FROM invoices, LATERAL (SELECT number ~ '[4-9]$' AS is_paid) AS paid WHERE issued_at IS NOT NULL AND kind <> 'credit'`,
];

const listPlan = (list: List) => explain(listPageSql(list, { page: 1, perPage: 20 }));

describe("among 4,000 documents", () => {
  it.each([
    ["invoices", ["invoices_search_text_idx"]],
    ["quotes", ["quotes_search_text_idx", "billing_clients_search_text_idx"]],
  ] as const)("a search of the %s goes by index", async (name, indexes) => {
    const plan = await listPlan(LISTS[name]({ q: "c4ca4238" }));
    for (const index of indexes) expect(plan).toContain(index);
    expect(plan).not.toContain("Seq Scan");
  });

  it.each([
    ["invoices", {}, "invoices_created_at_id_idx"],
    ["invoices", { sort: "amount" }, "invoices_payable_id_idx"],
    ["invoices", { sort: "due" }, "invoices_due_on_id_idx"],
    ["invoices", { vue: "brouillons" }, "invoices_drafts_idx"],
    ["invoices", { vue: "avoirs" }, "invoices_credits_idx"],
    ["invoices", { vue: "a-encaisser" }, "invoice_balances_open_idx"],
    ["invoices", { vue: "en-retard" }, "invoice_balances_open_idx"],
    ["invoices", { vue: "payees" }, "invoice_balances_settled_idx"],
    ["quotes", {}, "quotes_created_at_id_idx"],
    ["quotes", { sort: "oldest" }, "quotes_created_at_id_idx"],
    ["quotes", { sort: "amount" }, "quotes_gross_idx"],
    ["quotes", { status: "accepted" }, "quotes_status_created_at_id_idx"],
    ["quotes", { status: "accepted", sort: "amount" }, "quotes_status_gross_idx"],
    ["quotes", { status: "sent" }, "quotes_(status_)?created_at_id_idx"],
  ] as const)("the %s of %j come by %s", async (name, query, index) => {
    const plan = await listPlan(LISTS[name](query));
    expect(plan).toMatch(new RegExp(`Index.*Scan.* using ${index}`));
    expect(plan).not.toMatch(/Seq Scan on (invoices|invoice_balances|quotes)/);
  });

  it.each([
    ["invoices", {}, "invoices_created_at_id_idx"],
    ["invoices", { vue: "avoirs" }, "invoices_credits_idx"],
    ["quotes", {}, "quotes_created_at_id_idx"],
    ["quotes", { status: "accepted" }, "quotes_status_created_at_id_idx"],
  ] as const)("of the %s %j, a page far away is found by %s", async (name, query, index) => {
    const list = LISTS[name](query);
    for (const statement of [
      listPageSql(list, { page: 15, perPage: 20 }),
      pageFromEndSql(list, { skip: 300, take: 20 }),
    ])
      expect(await explain(statement)).toMatch(new RegExp(`Index.*Scan (Backward )?using ${index}`));
  });

  it.each(["invoices", "quotes"] as const)("the next rows of an export of the %s are found by index", async (name) => {
    const plan = await explain(idsAfterSql(LISTS[name]({}), ["2026-01-01 00:00:00+00", crypto.randomUUID()]));
    expect(plan).toMatch(/Index Cond: .*created_at <= /);
  });

  it("a search of the invoices, and those that are late, are counted to a bound", async () => {
    for (const query of [{ q: "a" }, { vue: "en-retard" }] as Query[])
      expect(await explain(countMatchesSql(LISTS.invoices(query)))).toContain("Limit");
  });
});
