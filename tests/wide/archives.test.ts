import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "../support/server-environment";
import { SiteProcess } from "../support/site-process";
import { makeTemporaryFolder } from "../support/temporary-folder";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const folder = makeTemporaryFolder("zellige-archives-");
const port = freePort();
const own = {
  ...{ PORT: port, SITE_URL: `http://localhost:${port}`, DATA_DIR: path.join(folder, "data"), SEED_DEMO: "1" },
  ...{ BACKUP_DIR: path.join(folder, "archives"), BACKUP_PASSPHRASE: "mot de passe de Casablanca" },
};
const onServer = {
  ...{ DATABASE_URL: "postgresql://127.0.0.1:1/site" },
  ...{ SESSION_SECRET: "s".repeat(32), ENCRYPTION_KEY: "e".repeat(32) },
};
let archive = "";

const run = (args: string[], environment = {}) =>
  new SiteProcess("command.mjs", { ...own, ...environment }, args).ended;

beforeAll(async () => {
  const { code, stdout } = await run(["prepare"]);
  expect(code, stdout).toBe(0);
  expect((await run(["backup"])).code).toBe(0);
  const [name = ""] = readdirSync(own.BACKUP_DIR);
  archive = path.join(own.BACKUP_DIR, name);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("npm run restore -- --check proves a whole archive, and touches nothing", async () => {
  const before = readdirSync(own.DATA_DIR).sort();
  const { code, stdout, stderr } = await run(["restore", "--check", archive]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(
    / is whole: PGlite .* files, the secrets open\.\nMade .* by version .*\. Nothing was changed\.\n/,
  );
  expect(readdirSync(own.DATA_DIR).sort()).toEqual(before);
});

// Which archives are refused is proved of what reads them; this is what the command makes of it.
test.each<[string, (bytes: Buffer) => Buffer | null, RegExp]>([
  ["is cut off", (bytes) => bytes.subarray(0, bytes.length / 2), /is cut off\.$/],
  [
    "has one byte changed",
    (bytes) => bytes.fill((bytes[5000] ?? 0) ^ 1, 5000, 5001),
    /is damaged: its digest is not .*\.$/,
  ],
  ["is another file", () => Buffer.alloc(4096, "x"), /is no archive of this site.*\.$/],
  ["is not there", () => null, /^There is no file .*\.$/],
])("a file that %s is not restored: one sentence, and the end with 1", async (why, change, sentence) => {
  const before = readdirSync(own.DATA_DIR).sort();
  const file = path.join(folder, `${why}.zellige.tar`);
  const bytes = change(readFileSync(archive));
  if (bytes) writeFileSync(file, bytes);
  const { code, stderr } = await run(["restore", file]);
  expect([code, stderr.trim().split("\n")]).toEqual([1, [expect.stringMatching(sentence)]]);
  expect(readdirSync(own.DATA_DIR).sort()).toEqual(before);
});

test("an archive that is sealed with another passphrase is neither proved nor restored, in one sentence", async () => {
  const before = readdirSync(own.DATA_DIR).sort();
  for (const args of [["--check", archive], [archive]]) {
    const { code, stderr } = await run(["restore", ...args], { BACKUP_PASSPHRASE: "un autre mot de passe" });
    expect(code, args.join(" ")).toBe(1);
    expect(stderr.trim()).toBe("BACKUP_PASSPHRASE does not open the secrets of this archive.");
  }
  expect(readdirSync(own.DATA_DIR).sort()).toEqual(before);
});

test("an archive of the embedded database is not restored onto a server, which is told what to do", async () => {
  const { code, stderr } = await run(["restore", archive], onServer);
  expect([code, stderr.trim()]).toEqual([
    1,
    "The archive holds an embedded database: restore it without DATABASE_URL, then npm run move.",
  ]);
});

test("a lost machine comes back from its archive alone: rows and secrets", async () => {
  const kept = path.join(folder, "kept.zellige.tar");
  copyFileSync(archive, kept);
  const secrets = readFileSync(path.join(own.DATA_DIR, "secrets.json"));
  rmSync(own.DATA_DIR, { recursive: true });
  const { code, stdout, stderr } = await run(["restore", kept]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain(`Restored ${kept}`);
  expect(readFileSync(path.join(own.DATA_DIR, "secrets.json"))).toEqual(secrets);
  const site = new SiteProcess("start.mjs", own);
  await site.answers(`${own.SITE_URL}/healthz`);
  expect(await (await fetch(`${own.SITE_URL}/blog`)).text()).toContain("Lire un devis");
  await site.stop();
});

test("npm run move without an address, or from a server, says what to do", async () => {
  expect(await run(["move"])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("npm run move -- postgresql://"),
  });
  expect(await run(["move", "postgresql://127.0.0.1:1/other"], onServer)).toMatchObject({
    ...{ code: 1, stderr: expect.stringContaining("the site is on a PostgreSQL server already") },
  });
});
