import { beforeAll, describe, expect, it } from "vitest";
import { listPosts, postPageStatement } from "~/features/blog/queries/admin-posts.server";
import type { PostFilters } from "~/features/blog/queries/search-sql.server";
import { categoriesSql, countSql, FOUND_MAX, listSql, searchSql } from "~/features/blog/queries/search-sql.server";
import type { PostList } from "~/features/blog/schema";
import { postListSchema } from "~/features/blog/schema";
import { loader } from "~/routes/_site.blog._index/route";
import { db } from "~/server/db/db.server";
import { sql } from "~/server/db/sql.server";
import { resetDatabase } from "../support/database";
import { explain } from "../support/explain";
import { getArgs } from "../support/requests";
import { runStatements } from "../support/run-statements";

const ALL: PostFilters = { q: "", category: null, tag: null };
const WINDOW = { take: 12, skip: 24 };
const PER_PAGE = 25;

/** Ten thousand articles, of which each fourth is a draft. */
const FILL = `
  INSERT INTO blog_posts (title, slug, excerpt, content, category, tags, is_published, published_at, created_at, views_count)
  SELECT 'Article n° ' || n || CASE WHEN n % 1000 = 0 THEN ' référencé ' ELSE ' ' END || md5(n::text), 'article-' || n,
    'Résumé ' || md5(n::text), repeat('Un texte assez long. ', 40) || md5((n * 5)::text),
    (ARRAY['Design', 'Marketing', 'Programmation', 'Business', 'Branding'])[1 + n % 5], ARRAY['etiquette-' || n % 200],
    n % 4 > 0, at, at, n % 977
  FROM generate_series(1, 10000) AS n, LATERAL (SELECT now() - n * interval '1 hour' AS at) AS days`;

beforeAll(async () => {
  await resetDatabase();
  await runStatements(FILL, "VACUUM ANALYZE blog_posts");
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
