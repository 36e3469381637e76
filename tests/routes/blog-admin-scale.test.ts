import { beforeAll, describe, expect, it } from "vitest";
import { listPosts, postPageStatement } from "~/features/blog/queries/admin-posts.server";
import type { PostList } from "~/features/blog/schema";
import { postListSchema } from "~/features/blog/schema";
import { db } from "~/server/db/db.server";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";
import { runStatements } from "../support/run-statements";

const PER_PAGE = 25;

beforeAll(async () => {
  await runStatements(
    `
    INSERT INTO blog_posts (title, slug, category, excerpt, content, is_published, published_at, created_at, views_count)
    SELECT 'Article n° ' || i || CASE WHEN i % 1000 = 0 THEN ' référencé' ELSE '' END, 'article-' || i,
      (ARRAY['Design', 'Marketing', 'Business'])[1 + i % 3], 'Extrait ' || i, repeat('Un texte assez long. ', 40),
      i % 4 > 0, now(), now() - i * interval '1 hour', i % 977
    FROM generate_series(1, 10000) AS i`,
    "VACUUM ANALYZE blog_posts",
  );
}, 120_000);

interface PlanWish {
  sort?: PostList["sort"];
  /** Whether the statement is carried out, and its plan tells what came of each step. */
  isRun?: boolean;
}

type Filter = Partial<Pick<PostList, "q" | "category" | "state">>;

function planOf(filter: Filter, { sort = "newest", isRun = false }: PlanWish = {}): Promise<string> {
  return explain(postPageStatement(filter, { sort, limit: PER_PAGE, offset: 0 }), isRun);
}

async function explain(statement: Sql, isRun = false): Promise<string> {
  const explained = isRun ? sql`EXPLAIN (ANALYZE, BUFFERS) ${statement}` : sql`EXPLAIN ${statement}`;
  const rows = await db.$queryRaw<{ "QUERY PLAN": string }[]>(explained);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

describe("among 10,000 articles", () => {
  it("a search finds its rows by the indexes of words and of parts of titles", async () => {
    const plan = await planOf({ q: "référence" });
    expect(plan).toContain("blog_posts_tsv_idx");
    expect(plan).toContain("blog_posts_plain_title_idx");
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
      const plan = await planOf(filter, {
        sort,
        isRun: true,
      });
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
    expect(last.posts.map(({ title }) => title).at(-1)).toBe("Article n° 10000 référencé");
    expect([last.posts.length, last.matchCount]).toEqual([PER_PAGE, 10_000]);
  });

  it("a search finds all and only what matches", async () => {
    const found = await listPosts(postListSchema.parse({ q: "REFERENCE" }), PER_PAGE);
    expect(found.matchCount).toBe(10);
    expect(found.posts[0]?.title).toBe("Article n° 1000 référencé");
  });

  it("a search keeps to the category and the state, and to the order", async () => {
    const list = { q: "REFERENCE", category: "Design", sort: "title-desc" };
    const found = await listPosts(postListSchema.parse({ ...list, state: "draft" }), PER_PAGE);
    expect(found.posts.map(({ title }) => title)).toEqual(
      ["9000", "6000", "3000"].map((number) => `Article n° ${number} référencé`),
    );
    expect(found.matchCount).toBe(3);
    expect((await listPosts(postListSchema.parse({ ...list, state: "published" }), PER_PAGE)).matchCount).toBe(0);
  });
});
