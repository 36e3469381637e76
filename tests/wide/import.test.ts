import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { SiteProcess } from "../support/site-process";
import { makeTemporaryFolder } from "../support/temporary-folder";

vi.setConfig({ testTimeout: 300_000 });

const DATA_DIR = makeTemporaryFolder("zellige-import-");
const run = (...args: string[]) => new SiteProcess("command.mjs", { DATA_DIR, SEED_DEMO: "0" }, args).ended;

afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

test("npm run import reads an export of WordPress and the tables of the hosted database, as built", async () => {
  expect((await run("migrate")).code).toBe(0);
  const [articles, tables] = [
    await run("import", "tests/fixtures/wordpress.xml"),
    await run("import", "tests/fixtures/dump"),
  ];
  expect([articles.code, articles.stderr]).toEqual([0, ""]);
  expect(articles.stdout).toMatch(/^wordpress\.xml.*nouvelles [1-9]/m);
  expect([tables.code, tables.stderr]).toEqual([0, ""]);
  expect(tables.stdout).toMatch(/^contact_inquiries\.csv.*nouvelles [1-9]/m);
});

test("npm run import names what it does not read, before and when it stores", async () => {
  const folder = path.join(DATA_DIR, "dump");
  mkdirSync(folder);
  writeFileSync(path.join(folder, "services.json"), "[]");
  writeFileSync(path.join(folder, "contact_inquiries_export.csv"), "id,name\n");
  for (const apply of [[], ["--apply"]]) {
    const { code, stdout } = await run("import", folder, ...apply);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Non lus, .*\u202f: contact_inquiries_export\.csv$/m);
    expect(stdout).toMatch(/^Tables sans fichier\u202f: profiles, users, .*, contact_inquiries, /m);
  }
});
