import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../support/e2e-environment";
import { SiteProcess } from "../support/site-process";

test.describe.configure({ timeout: 300_000, mode: "serial" });

const port = freePort();
const url = `http://localhost:${port}`;
const folder = mkdtempSync(path.join(tmpdir(), "zellige-doctor-"));
/** As somebody starts it who has set nothing: without what the tests of the site set to hurry. */
const own = { PORT: port, SITE_URL: "", DATA_DIR: folder, SEED_DEMO: "0", ABUSE_LIMITS: "", PAUSE_SCALE: "" };

/** The lines of `npm run doctor`, and how it ends. */
async function examine(environment: Record<string, string> = {}) {
  const { code, stdout, stderr } = await new SiteProcess("command.mjs", { ...own, ...environment }, ["doctor"]).ended;
  return { code, stderr, lines: stdout.trimEnd().split("\n") };
}

const about = (lines: string[], subject: string) => lines.filter((line) => line.includes(`  ${subject}\u202f: `));

test.beforeAll(async () => {
  test.setTimeout(300_000);
  expect((await new SiteProcess("command.mjs", own, ["prepare"]).ended).code).toBe(0);
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("npm run doctor is content with a fresh site that is stopped, and doubts what is not set yet", async () => {
  const { code, stderr, lines } = await examine();
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(lines.filter((line) => !/^(bon|douteux) {2,}\S/.test(line))).toEqual([]);
  expect(about(lines, "Base de données")).toEqual([expect.stringMatching(/^bon .*à jour/)]);
  expect(about(lines, "Adresse publique")).toEqual([expect.stringMatching(/^douteux .*Le site est arrêté/)]);
  expect(about(lines, "Sauvegardes")).toEqual([expect.stringMatching(/^douteux .*Aucune archive encore/)]);
});

test("npm run doctor asks the site that runs, which holds the embedded database", async () => {
  const site = new SiteProcess("start.mjs", own);
  await site.answers(`${url}/healthz`);
  const { code, stderr, lines } = await examine();
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(about(lines, "Adresse publique")).toEqual([expect.stringMatching(/^bon .*\/healthz répond 200/)]);
  expect(about(lines, "Horloge")).toEqual([expect.stringMatching(/^bon /)]);
  expect((await new SiteProcess("command.mjs", own, ["backup"]).ended).code).toBe(0);
  expect(about((await examine()).lines, "Sauvegardes")).toEqual([expect.stringMatching(/^bon .*a 0 h\.$/)]);
  expect((await site.stop()).code).toBe(0);
});

test("npm run doctor ends with 1 where something is wrong, and says it first", async () => {
  const { code, lines } = await examine({ ABUSE_LIMITS: "off", PAUSE_SCALE: "0.5" });
  expect(code).toBe(1);
  expect(lines.slice(0, 2).sort()).toEqual([
    expect.stringMatching(/^faux .*ABUSE_LIMITS=off/),
    expect.stringMatching(/^faux .*PAUSE_SCALE/),
  ]);
  expect(lines.slice(2).filter((line) => line.startsWith("faux"))).toEqual([]);
});
