import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { dataDir, port } from "../support/e2e-environment";
import { freePort } from "../support/server-environment";
import { SiteProcess } from "../support/site-process";
import { visitUntilRefused } from "../support/visitors";

test.describe.configure({ timeout: 180_000 });

const ownPort = freePort();
const ownURL = `http://localhost:${ownPort}`;
const ownDataDir = mkdtempSync(path.join(tmpdir(), "zellige-process-"));
const own = { PORT: ownPort, SITE_URL: ownURL, DATA_DIR: ownDataDir, SEED_DEMO: "0" };

test.afterAll(() => rmSync(ownDataDir, { recursive: true, force: true }));

test("the first start prints how to sign in, and a second one neither asks for it again nor builds again", async () => {
  const invented = { ...own, ADMIN_EMAIL: "", ADMIN_PASSWORD: "" };
  const first = new SiteProcess("start.mjs", invented);
  await first.answers(`${ownURL}/healthz`);
  const printed = (await first.stop()).stdout;
  expect(printed).toContain("First administrator: admin@example.com");
  expect(printed).toMatch(/Password: +[a-z0-9]{5}(-[a-z0-9]{5}){3}\n/);
  expect(printed).toContain(`Sign in: ${ownURL}/auth`);
  const builtAt = statSync("build/server/index.js").mtimeMs;

  const second = new SiteProcess("start.mjs", invented);
  await second.answers(ownURL);
  expect((await second.stop()).stdout).not.toContain("Password:");
  expect(statSync("build/server/index.js").mtimeMs).toBe(builtAt);
});

test("SIGTERM under load answers every accepted request and ends with 0 within 10 s", { tag: "@alone" }, async () => {
  const site = new SiteProcess("start.mjs", own);
  await site.answers(ownURL);
  const visitors = Array.from({ length: 20 }, () => visitUntilRefused(ownURL));
  const slow = await startSlowPost();
  await Promise.all(visitors.map((visitor) => visitor.firstAnswer));
  const ending = site.stop();
  slow.finish();
  const outcomes = (await Promise.all(visitors.map((visitor) => visitor.outcomes))).flat();
  const ended = await ending;

  expect(outcomes.length).toBeGreaterThan(40);
  expect([...new Set(outcomes)]).toEqual([200, "refused"]);
  expect(await slow.answer).toMatch(/^HTTP\/1\.1 (200|303|400|422) /);
  expect(ended.code).toBe(0);
  expect(ended.ms).toBeLessThan(10_000);
});

test("SIGUSR2, by which a reload is asked for, has one process answer every accepted request before it ends", async () => {
  const site = new SiteProcess("start.mjs", { ...own, LOG_LEVEL: "info" });
  await site.answers(ownURL);
  const slow = await startSlowPost();
  const ending = site.stop("SIGUSR2");
  await expect.poll(() => site.stdout).toContain('"event":"draining","signal":"SIGUSR2"');
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

test.describe("a signal to npm itself", () => {
  for (const script of ["start", "start:remix-serve"]) {
    test(`ends what npm run ${script} has started: the port is free, the lock gone, a new start works`, async () => {
      // Each start but the first is the new one.
      test.setTimeout(400_000);
      for (const [signal, stop] of SIGNALS) {
        const site = new SiteProcess(script, own);
        await site.answers(ownURL);
        expect(existsSync(path.join(ownDataDir, "database.lock"))).toBe(true);
        expect(await site[stop](signal), `${stop} ${signal}`).toMatchObject({ code: 0 });
        await expect(fetch(ownURL)).rejects.toThrow();
        expect(existsSync(path.join(ownDataDir, "database.lock")), `${stop} ${signal}`).toBe(false);
      }
    });
  }
});

test.describe("stops with one sentence", () => {
  for (const [why, environment, sentence] of [
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
    ["when the port is taken", { PORT: port }, /^Port \d+ of 0\.0\.0\.0 cannot be had: another program /],
    ["when the data folder is in use", { DATA_DIR: dataDir }, /DATABASE_URL/],
  ] as const) {
    test(why, async () => {
      const { code, stderr } = await new SiteProcess("start.mjs", { ...own, ...environment }).ended;
      expect(code).toBe(1);
      expect(stderr).toMatch(sentence);
      expect(stderr).not.toMatch(/\n {4}at /);
    });
  }
});

test("starts without a PostgreSQL server, says so on /healthz, and keeps the public pages up", async () => {
  const secret = "s".repeat(32);
  const away = {
    DATABASE_URL: `postgresql://localhost:${freePort()}/site`,
    SESSION_SECRET: secret,
    ENCRYPTION_KEY: secret,
  };
  const site = new SiteProcess("start.mjs", { ...own, ...away });
  await site.answers(ownURL);
  const health = await fetch(`${ownURL}/healthz`);
  expect(health.status).toBe(503);
  expect(await health.json()).toEqual({ status: "error", database: "down" });
  expect((await site.stop()).code).toBe(0);
});

test("admin:create makes an administrator who can sign in", async () => {
  const account = ["--email", "nadia@zellige.example", "--password", "un-mot-de-passe-de-nadia"];
  const { code, stdout } = await new SiteProcess("command.mjs", own, ["create-admin", ...account]).ended;
  expect({ code, stdout }).toEqual({ code: 0, stdout: "nadia@zellige.example is an administrator.\n" });
  const nobody = await new SiteProcess("command.mjs", { ...own, ADMIN_EMAIL: "" }, ["create-admin"]).ended;
  expect(nobody).toMatchObject({ code: 1, stderr: expect.stringContaining("--email you@example.com") });
});

/** A form post of which the server has taken the head and half of the body. */
async function startSlowPost() {
  const body = `email=nobody@zellige.example&password=${"x".repeat(200)}`;
  const socket = connect(Number(ownPort), "127.0.0.1").setEncoding("utf8");
  const head = [
    "POST /auth HTTP/1.1",
    `Host: localhost:${ownPort}`,
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${body.length}`,
    "Expect: 100-continue",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${body.slice(0, 100)}`);
  // The server says so once it has taken the request.
  await once(socket, "data");
  return {
    finish: () => socket.write(body.slice(100)),
    answer: once(socket, "data").then(([text]) => String(text)),
  };
}
