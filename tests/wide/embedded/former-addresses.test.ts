import { expect, test } from "vitest";
import { openBefore } from "../../support/migrations-folder";

const ID = "8f14e45f-ceea-467f-9a36-dedbc2f2c9a1";
const OTHER_ID = "8f14e45f-ceea-467f-9a36-dedbc2f2c9a2";

test("former addresses become redirects, beside those of an earlier site and in the trash", async () => {
  const { run, migrate } = await openBefore("20261128080000_former_addresses");
  const kept = [
    { table: "blog_posts", rows: [{ id: OTHER_ID, slug: "parti" }] },
    { table: "blog_post_slugs", rows: [{ slug: "ancien", post_id: OTHER_ID }] },
  ];
  for (const sql of [
    `INSERT INTO services (id, title, category, slug) VALUES ('${ID}', 'Enseigne', 'graphics', 'enseigne')`,
    `INSERT INTO service_slugs (slug, service_id) VALUES ('pancarte', '${ID}'), ('panneau', '${ID}')`,
    "INSERT INTO redirects (from_path, to_path) VALUES ('/services/panneau', '/contact')",
    `INSERT INTO trash_items (kind, target_id, title, rows, links, file_keys, cache_tags)
      VALUES ('post', '${OTHER_ID}', 'Parti', '${JSON.stringify(kept)}', '[]', '{}', '{}')`,
  ])
    await run(sql);
  await migrate();
  expect(await run("SELECT from_path, to_path, service_id::text FROM redirects ORDER BY 1")).toEqual([
    ["/services/panneau", "/contact", null],
    ["services/pancarte", null, ID],
    ["services/panneau", null, ID],
  ]);
  const [[rows]] = (await run("SELECT rows::text FROM trash_items")) as [[string]];
  const former = { id: expect.any(String), from_path: "blog/ancien", post_id: OTHER_ID };
  expect(JSON.parse(rows)).toEqual([kept[0], { table: "redirects", rows: [former] }]);
});
