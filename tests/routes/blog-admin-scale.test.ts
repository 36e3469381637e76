import { beforeAll, describe, expect, it } from "vitest";
import { listPosts, postPageStatement } from "~/features/blog/admin-queries.server";
import type { PostList } from "~/features/blog/schema";
import { postListSchema } from "~/features/blog/schema";
import { sql } from "~/server/db/sql.server";
import { db } from "~/server/db.server";
import { runStatements } from "../support/run-statements";

const PER_PAGE = 25;

beforeAll(async () => {
  await runStatements(
    `
    INSERT INTO blog_posts (title, slug, category, excerpt, content, is_published, published_at, created_at, views_count)
    SELECT 'Article n° ' || i || CASE WHEN i % 500 = 0 THEN ' référencé' ELSE '' END, 'article-' || i,
      (ARRAY['Design', 'Marketing', 'Business'])[1 + i % 3], 'Extrait ' || i, repeat('Un texte assez long. ', 40),
      i % 4 > 0, now(), now() - i * interval '1 hour', i % 977
    FROM generate_series(1, 5000) AS i`,
    "VACUUM ANALYZE blog_posts",
  );
}, 120_000);

async function planOf(filter: { q?: string }, sort: PostList["sort"] = "newest"): Promise<string> {
  const statement = postPageStatement(filter, { sort, limit: PER_PAGE, offset: 0 });
  const rows = await db.$queryRaw<{ "QUERY PLAN": string }[]>(sql`EXPLAIN ${statement}`);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

describe("among 5,000 articles", () => {
  it("a search finds its rows by the indexes of words and of parts of titles", async () => {
    const plan = await planOf({ q: "référence" });
    expect(plan).toContain("blog_posts_tsv_idx");
    expect(plan).toContain("blog_posts_plain_title_idx");
    expect(plan).not.toContain("Seq Scan");
  });

  it.each([
    ["newest", "blog_posts_created_at_id_idx"],
    ["oldest", "blog_posts_created_at_id_idx"],
    ["title", "blog_posts_plain_title_id_idx"],
    ["title-desc", "blog_posts_plain_title_id_idx"],
  ] as const)("the order %s comes by %s", async (sort, index) => {
    expect(await planOf({}, sort)).toMatch(new RegExp(`Index.*Scan.* using ${index}`));
  });

  it("a search finds all and only what matches", async () => {
    const found = await listPosts(postListSchema.parse({ q: "REFERENCE" }), PER_PAGE);
    expect(found.matchCount).toBe(10);
    expect(found.posts[0]?.title).toBe("Article n° 500 référencé");
  });
});
