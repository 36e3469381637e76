import { expect, test } from "vitest";
import { openBefore } from "../../support/migrations-folder";

const ID = "8f14e45f-ceea-467f-9a36-dedbc2f2c9a1";

test("views stay counted by day, those of an article in the trash too, which keeps the rest", async () => {
  const { run, migrate } = await openBefore("20261128120000_counts");
  const kept = [
    { table: "blog_posts", rows: [{ id: ID, slug: "parti" }] },
    { table: "blog_post_views", rows: [{ post_id: ID, day: "2026-11-20", views: 3 }] },
  ];
  for (const sql of [
    `INSERT INTO blog_posts (id, title, slug, category, views_count) VALUES ('${ID}', 'Un titre', 'titre', 'Design', 5)`,
    `INSERT INTO blog_post_views (post_id, day, views) VALUES ('${ID}', '2026-11-20', 1), ('${ID}', '2026-11-21', 4)`,
    `INSERT INTO trash_items (kind, target_id, title, rows, links, file_keys, cache_tags)
      VALUES ('post', '${ID}', 'Parti', '${JSON.stringify(kept)}', '[]', '{}', '{}')`,
  ])
    await run(sql);
  await migrate();
  expect(
    await run(`SELECT at::date::text, sum(count)::int FROM row_count_changes WHERE name = 'views_by_day'
      GROUP BY 1 ORDER BY 1`),
  ).toEqual([
    ["2026-11-20", 4],
    ["2026-11-21", 4],
  ]);
  const [[rows]] = (await run("SELECT rows::text FROM trash_items")) as [[string]];
  expect(JSON.parse(rows)).toEqual([kept[0]]);
});
