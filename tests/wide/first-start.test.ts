import { once } from "node:events";
import { readdirSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../support/server-environment";
import { SiteProcess } from "../support/site-process";
import { startSlowPost } from "../support/slow-post";
import { makeTemporaryFolder } from "../support/temporary-folder";
import { visitUntilRefused } from "../support/visitors";

vi.setConfig({ testTimeout: 400_000, hookTimeout: 400_000 });

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

test("a start on a port that is taken stops with one sentence", async () => {
  const other = createServer().listen(Number(port), "0.0.0.0");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const { code, stderr } = await new SiteProcess("start.mjs", own).ended;
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Port \d+ of 0\.0\.0\.0 cannot be had: another program /);
  expect(stderr).not.toMatch(/\n {4}at /);
});
