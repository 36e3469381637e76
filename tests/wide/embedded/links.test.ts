import { expect, test } from "vitest";
import { openBefore } from "../../support/migrations-folder";

const id = (end: number) => `8f14e45f-ceea-467f-9a36-dedbc2f2c9${end}`;
const [CLIENT, PROJECT, WORK, CONSENT, QUOTE, GONE, LINK] = [10, 11, 12, 13, 14, 15, 16].map(id);
const [ON, LATER] = ["2026-11-20T10:00:00+00:00", "2027-11-20T10:00:00+00:00"];

test("six tables of secret links become one, in the trash too", async () => {
  const { run, migrate } = await openBefore("20261128100000_links");
  const opened = { first_opened_at: ON, last_opened_at: LATER, opened_count: 2 };
  const trash = [
    { table: "quotes", rows: [{ id: GONE }] },
    {
      table: "quote_links",
      rows: [
        {
          id: LINK,
          root_id: GONE,
          token_hash: "gone",
          sealed_token: "s",
          created_at: ON,
          expires_at: LATER,
          ...opened,
        },
      ],
    },
    { table: "case_study_consents", rows: [{ id: CONSENT, email: "a@b.example", token_hash: "asked", asked_at: ON }] },
    { table: "review_links", rows: [{ token_hash: "review-gone", project_id: PROJECT }] },
  ];
  for (const sql of [
    `INSERT INTO profiles (id) VALUES ('${CLIENT}')`,
    `INSERT INTO projects (id, title) VALUES ('${PROJECT}', 'Site')`,
    `INSERT INTO review_requests (project_id, profile_id, due_at) VALUES ('${PROJECT}', '${CLIENT}', now())`,
    `INSERT INTO case_studies (id, slug, title, client_name, sector, country, year)
      VALUES ('${WORK}', 'four', 'Le four', 'Four', 'Pain', 'MA', 2026)`,
    `INSERT INTO quotes (id, root_id, title, content) VALUES ('${QUOTE}', '${QUOTE}', 'Site', '{}')`,
    `INSERT INTO account_tokens (token_hash, profile_id, kind, email, expires_at, password_hash, full_name)
      VALUES ('sign-up', '${CLIENT}', 'verify_email', 'a@b.example', '${LATER}', 'hash', 'Sara'),
        ('invited', '${CLIENT}', 'invitation', 'a@b.example', '${LATER}', NULL, NULL)`,
    `INSERT INTO calendar_links (profile_id, token_hash) VALUES ('${CLIENT}', 'calendar')`,
    `INSERT INTO data_links (token_hash, email, language, expires_at) VALUES ('data', 'a@b.example', 'es', '${LATER}')`,
    `INSERT INTO review_links (token_hash, project_id) VALUES ('review', '${PROJECT}')`,
    `INSERT INTO case_study_consents (case_id, email, token_hash) VALUES ('${WORK}', 'a@b.example', 'consent')`,
    `INSERT INTO quote_links (root_id, token_hash, expires_at, revoked_at, first_opened_at, last_opened_at, opened_count)
      VALUES ('${QUOTE}', 'old', '${LATER}', '${ON}', '${ON}', '${ON}', 1),
        ('${QUOTE}', 'new', '${LATER}', NULL, '${LATER}', '${LATER}', 2)`,
    `INSERT INTO trash_items (kind, target_id, title, rows, links, file_keys, cache_tags)
      VALUES ('quote', '${GONE}', 'Parti', '${JSON.stringify(trash)}', '[]', '{}', '{}'),
        ('redirect', '${WORK}', 'Autre', '[{"table": "redirects", "rows": []}]', '[]', '{}', '{}')`,
  ])
    await run(sql);
  await migrate();
  expect(await run("SELECT token_hash, kind::text, revoked_at IS NULL FROM links ORDER BY 1")).toEqual([
    ["calendar", "calendar", true],
    ["consent", "consent", true],
    ["data", "data", true],
    ["invited", "invitation", true],
    ["new", "quote", true],
    ["old", "quote", false],
    ["review", "review", true],
    ["sign-up", "verify_email", true],
  ]);
  expect(await run("SELECT token_hash, full_name FROM sign_ups JOIN links ON id = link_id")).toEqual([
    ["sign-up", "Sara"],
  ]);
  expect(await run("SELECT first_opened_at < last_opened_at, opened_count FROM quote_openings")).toEqual([[true, 3]]);
  const [[rows], [others]] = (await run("SELECT rows::text FROM trash_items ORDER BY kind")) as [[string], [string]];
  expect(JSON.parse(others)).toEqual([{ table: "redirects", rows: [] }]);
  const tables = JSON.parse(rows) as { table: string; rows: object[] }[];
  expect(tables.slice(0, 2)).toEqual([
    { table: "quotes", rows: [{ id: GONE }] },
    { table: "case_study_consents", rows: [{ id: CONSENT, email: "a@b.example", asked_at: ON }] },
  ]);
  const links = tables.filter(({ table }) => table === "links").flatMap((part) => part.rows);
  expect(links).toHaveLength(3);
  expect(links).toContainEqual(
    expect.objectContaining({ id: LINK, kind: "quote", quote_id: GONE, token_hash: "gone", sealed_token: "s" }),
  );
  expect(links).toContainEqual(expect.objectContaining({ kind: "consent", consent_id: CONSENT, token_hash: "asked" }));
  expect(links).toContainEqual(expect.objectContaining({ kind: "review", review_project_id: PROJECT }));
  expect(tables.at(-1)).toEqual({ table: "quote_openings", rows: [{ quote_id: GONE, ...opened }] });
});
