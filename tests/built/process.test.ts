import { readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort } from "../support/server-environment";
import { SiteProcess } from "../support/site-process";
import { startSlowPost } from "../support/slow-post";
import { makeTemporaryFolder } from "../support/temporary-folder";
import { visitUntilRefused } from "../support/visitors";
import { site } from "./support/site";

vi.setConfig({ hookTimeout: 240_000 });

// A start on an empty folder, an archive of it, and a start on what the archive gives back, which ends under load.
const port = freePort();
const url = `http://localhost:${port}`;
const folder = makeTemporaryFolder("zellige-process-");
const own = {
  ...{ PORT: port, SITE_URL: url, DATA_DIR: path.join(folder, "first"), SEED_DEMO: "0" },
  ...{ ADMIN_EMAIL: "", ADMIN_PASSWORD: "" },
  ...{ BACKUP_DIR: path.join(folder, "archives"), BACKUP_PASSPHRASE: "mot de passe de Casablanca" },
};
const restored = { ...own, DATA_DIR: path.join(folder, "second") };

let printed: string;
let builtAt: number;

beforeAll(async () => {
  const first = new SiteProcess("start.mjs", own);
  await first.answers(`${url}/healthz`);
  const { code, stderr } = await new SiteProcess("command.mjs", own, ["backup"]).ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  printed = (await first.stop()).stdout;
  builtAt = statSync("build/server/index.js").mtimeMs;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the first start prints how to sign in", () => {
  expect(printed).toContain("First administrator: admin@example.com");
  expect(printed).toMatch(/Password: +[a-z0-9]{5}(-[a-z0-9]{5}){3}\n/);
  expect(printed).toContain(`Sign in: ${url}/auth`);
});

test("a start on what the archive gives back does nothing again, and at SIGTERM answers every accepted request", async () => {
  const [name = ""] = readdirSync(own.BACKUP_DIR);
  const restore = new SiteProcess("command.mjs", restored, ["restore", path.join(own.BACKUP_DIR, name)]);
  expect(await restore.ended).toMatchObject({ code: 0, stderr: "", stdout: expect.stringContaining("Restored ") });
  const second = new SiteProcess("start.mjs", restored);
  await second.answers(url);
  const visitors = Array.from({ length: 20 }, () => visitUntilRefused(url));
  const slow = await startSlowPost(port);
  await Promise.all(visitors.map((visitor) => visitor.firstAnswer));
  const ending = second.stop();
  slow.finish();
  const outcomes = (await Promise.all(visitors.map((visitor) => visitor.outcomes))).flat();
  expect(outcomes.length).toBeGreaterThan(40);
  expect([...new Set(outcomes)]).toEqual([200, "refused"]);
  expect(await slow.answer).toMatch(/^HTTP\/1\.1 (200|303|400|422) /);
  const { code, stdout, ms } = await ending;
  expect(code).toBe(0);
  expect(ms).toBeLessThan(10_000);
  expect(stdout).not.toContain("Password:");
  expect(statSync("build/server/index.js").mtimeMs).toBe(builtAt);
});

describe("stops with one sentence", () => {
  test.each([
    [
      "without secrets beside DATABASE_URL",
      { DATABASE_URL: "postgresql://localhost/site" },
      /^SESSION_SECRET is missing: /,
    ],
    ["for a variable that is wrong", { PORT: "many" }, /^The environment is not right:\n {2}PORT: /],
    [
      "for several processes on the embedded database",
      { WEB_CONCURRENCY: "2" },
      /^The environment is not right:\n {2}WEB_CONCURRENCY: The embedded database is one process's/,
    ],
    ["for a store that cannot be read", { STORAGE_URL: "s3://bucket" }, /\n {2}STORAGE_URL: .*s3:\/\/KEY:SECRET@HOST/],
    ["when the port is taken", { PORT: site.port }, /^Port \d+ of 0\.0\.0\.0 cannot be had: another program /],
    ["when the data folder is in use", { DATA_DIR: site.folder }, /DATABASE_URL/],
  ])("%s", async (_, environment, sentence) => {
    const { code, stderr } = await new SiteProcess("start.mjs", { ...own, ...environment }).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/\n {4}at /);
  });
});
