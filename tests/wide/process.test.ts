import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { freePort } from "../support/server-environment";
import { SiteProcess } from "../support/site-process";
import { startSlowPost } from "../support/slow-post";
import { makeTemporaryFolder } from "../support/temporary-folder";
import { waitUntil } from "../support/wait-for";

vi.setConfig({ testTimeout: 400_000 });

const ownPort = freePort();
const ownURL = `http://localhost:${ownPort}`;
const ownDataDir = makeTemporaryFolder("zellige-process-");
const own = { PORT: ownPort, SITE_URL: ownURL, DATA_DIR: ownDataDir, SEED_DEMO: "0" };

afterAll(() => rmSync(ownDataDir, { recursive: true, force: true }));

test("SIGUSR2, by which a reload is asked for, has one process answer every accepted request before it ends", async () => {
  const site = new SiteProcess("start.mjs", { ...own, LOG_LEVEL: "info" });
  await site.answers(ownURL);
  const slow = await startSlowPost(ownPort);
  const ending = site.stop("SIGUSR2");
  await waitUntil(() => site.stdout.includes('"event":"draining","signal":"SIGUSR2"'));
  slow.finish();
  expect(await slow.answer).toMatch(/^HTTP\/1\.1 (200|303|400|422) /);
  expect(await ending).toMatchObject({ code: 0, stderr: "" });
});

test("serves, and ends when it is asked to, where nobody reads its log any more", async () => {
  const site = new SiteProcess("start.mjs", { ...own, LOG_LEVEL: "info" });
  site.stopReading();
  await site.answers(`${ownURL}/healthz`);
  await site.answers(ownURL);
  expect(await site.stop("SIGINT")).toMatchObject({ code: 0, stderr: "" });
});

test("npm run backup makes one while the site runs, and while it does not", async () => {
  const site = new SiteProcess("start.mjs", own);
  await site.answers(ownURL);
  const running = await new SiteProcess("command.mjs", own, ["backup"]).ended;
  await site.stop();
  const stopped = await new SiteProcess("command.mjs", own, ["backup"]).ended;
  for (const { code, stdout, stderr } of [running, stopped]) {
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const [, file = ""] = /^Backed up to (\S+)$/m.exec(stdout) ?? [];
    expect(statSync(file).size).toBeGreaterThan(100_000);
    expect(readFileSync(file.replace(".tar.gz", ".secrets.json"))).toEqual(
      readFileSync(path.join(ownDataDir, "secrets.json")),
    );
  }
});

type Ending = [signal: NodeJS.Signals, stop: "stop" | "stopGroup"];
/** What a supervisor sends to npm alone, and a terminal to all below it. */
const USUAL: Ending[] = [
  ["SIGTERM", "stop"],
  ["SIGINT", "stopGroup"],
];
/** The other way round, in `npm run test:trust -- process` too. */
const SIGNALS: Ending[] = process.env.ALL_SIGNALS ? [...USUAL, ["SIGINT", "stop"], ["SIGTERM", "stopGroup"]] : USUAL;

describe("a signal to npm itself", () => {
  for (const script of ["start", "start:remix-serve"]) {
    test(`ends what npm run ${script} has started: the port is free, the lock gone, a new start works`, async () => {
      // Each start but the first is the new one.
      for (const [signal, stop] of SIGNALS) {
        const site = new SiteProcess(script, own);
        await site.answers(ownURL);
        expect(existsSync(path.join(ownDataDir, "database.lock"))).toBe(true);
        const fromElsewhere = { method: "POST", headers: { Origin: "https://evil.test" } };
        expect((await fetch(`${ownURL}/theme`, fromElsewhere)).status).toBe(403);
        expect(await site[stop](signal), `${stop} ${signal}`).toMatchObject({ code: 0 });
        await expect(fetch(ownURL)).rejects.toThrow();
        expect(existsSync(path.join(ownDataDir, "database.lock")), `${stop} ${signal}`).toBe(false);
      }
    });
  }
});

test("admin:create makes an administrator who can sign in", async () => {
  const account = ["--email", "nadia@zellige.example", "--password", "un-mot-de-passe-de-nadia"];
  const { code, stdout } = await new SiteProcess("command.mjs", own, ["create-admin", ...account]).ended;
  expect({ code, stdout }).toEqual({ code: 0, stdout: "nadia@zellige.example is an administrator.\n" });
  const nobody = await new SiteProcess("command.mjs", { ...own, ADMIN_EMAIL: "" }, ["create-admin"]).ended;
  expect(nobody).toMatchObject({ code: 1, stderr: expect.stringContaining("--email you@example.com") });
});
