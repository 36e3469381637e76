import { beforeAll, expect, it } from "vitest";
import type { PostFilters } from "~/features/blog/queries/search-sql.server";
import { categoriesSql, countSql, FOUND_MAX, listSql, searchSql } from "~/features/blog/queries/search-sql.server";
import { loader } from "~/routes/_site.blog._index/route";
import { resetDatabase } from "../support/database";
import { explain } from "../support/explain";
import { getArgs } from "../support/requests";
import { runStatements } from "../support/run-statements";

const ALL: PostFilters = { q: "", category: null, tag: null };
const WINDOW = { take: 12, skip: 24 };

beforeAll(async () => {
  await resetDatabase();
  await runStatements(
    `
    INSERT INTO blog_posts (title, slug, excerpt, content, category, tags, is_published, published_at)
    SELECT 'Article ' || n || ' ' || md5(n::text), 'article-' || n, 'Résumé ' || md5(n::text),
      (SELECT string_agg(md5((n * 5 + i)::text), ' ') FROM generate_series(1, 5) AS i),
      (ARRAY['Design', 'Marketing', 'Programmation', 'Business', 'Branding'])[1 + n % 5],
      ARRAY['etiquette-' || n % 200], n % 10 > 0, now() - n * interval '1 hour'
    FROM generate_series(1, 10000) AS n`,
    "VACUUM ANALYZE blog_posts",
  );
}, 120_000);

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
  expect([common.matchCount, common.hasMore, common.pageCount, common.posts.length]).toEqual([FOUND_MAX, true, 20, 12]);
  const rare = await loader(getArgs("/blog?q=c4ca4238a0"));
  expect([rare.matchCount, rare.hasMore]).toEqual([1, false]);
});
