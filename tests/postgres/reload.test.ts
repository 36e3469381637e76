import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { Agent, get, request } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeRelease, pointAt } from "../support/release-folder";
import { freePort } from "../support/server-environment";
import { SiteProcess } from "../support/site-process";
import { makeTemporaryFolder } from "../support/temporary-folder";
import { kindsOf, messagesOf, visitUntilTold } from "../support/visitors";
import { waitFor } from "../support/wait-for";
import { TrustPostgres } from "../trust/support/trust-postgres";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 400_000 });

const port = freePort();
const url = `http://localhost:${port}`;
const PATIENCE = { timeout: 120_000, interval: 50 };
const WORKERS = 2;

const folder = makeTemporaryFolder("zellige-releases-");
const link = path.join(folder, "current");
const releases = { first: makeRelease(folder, "first"), second: makeRelease(folder, "second") };
const postgres = await TrustPostgres.open();
let site: SiteProcess;
let dataDir: string;

beforeEach(async () => {
  pointAt(link, releases.first);
  dataDir = makeTemporaryFolder("zellige-reload-");
  const own = { PORT: port, SITE_URL: url, DATA_DIR: dataDir, SEED_DEMO: "0" };
  const environment = { ...own, ...postgres.environment, WEB_CONCURRENCY: String(WORKERS), LOG_LEVEL: "info" };
  site = new SiteProcess(path.join(link, "scripts/start.mjs"), environment);
  await site.answers(`${url}/healthz`);
  await waitFor(() => {
    expect(site.stdout.match(/"event":"pages-warmed"/g)).toHaveLength(WORKERS);
    expect(readdirSync(path.join(dataDir, "assets"))).toEqual([expect.stringMatching(/^[^.]/)]);
  }, PATIENCE);
});

afterEach(() => site.stop());

/** The processes below it, but those that have ended. */
function workers(): number[] {
  const listed = execFileSync("ps", ["-o", "pid=,stat=", "--ppid", String(site.pid)], { encoding: "utf8" });
  return listed
    .trim()
    .split("\n")
    .filter((line) => !line.includes("Z"))
    .map((line) => Number.parseInt(line, 10));
}

/** Asks by a connection of its own: one that fetch has kept would lead to a worker that retires. */
async function ask(address: string) {
  const [answer] = (await once(get(url + address, { agent: false }), "response")) as [IncomingMessage];
  const body = await text(answer);
  return { status: answer.statusCode, text: () => body };
}

async function reload(event: "reloaded" | "reload-failed"): Promise<void> {
  process.kill(site.pid, "SIGUSR2");
  await waitFor(() => expect(site.stdout).toContain(`"event":"${event}"`), PATIENCE);
}

/** One connection, kept between its requests. */
function openConnection() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (address: string) =>
    new Promise((resolve, reject) => {
      const outgoing = request(url + address, { agent }, (incoming) => {
        const { statusCode: status, headers } = incoming;
        const answer = { status, connection: headers.connection, isKept: outgoing.reusedSocket };
        incoming.resume().once("end", () => resolve(answer));
      });
      outgoing.once("error", reject).end();
    });
}

test("the next release takes over under load without a request that fails", async () => {
  const former = workers();
  const readers = ["/contact", "/", "/assets/only-first.js"].map((address) => visitUntilTold(url + address));
  const writers = ["nadia", "yassine"].map((name) => visitUntilTold(`${url}/contact`, messagesOf(name)));
  await waitFor(async () => expect((await ask("/release.txt")).status).toBe(200), PATIENCE);

  pointAt(link, releases.second);
  await reload("reloaded");
  expect((await ask("/release.txt")).text()).toBe("second");
  // Of pages that are still open.
  expect((await ask("/assets/only-first.js")).status).toBe(200);
  await waitFor(() => expect(workers().filter((pid) => former.includes(pid))).toEqual([]), PATIENCE);
  expect(workers()).toHaveLength(WORKERS);

  const read = (await Promise.all(readers.map((visitor) => visitor.stop()))).flat();
  const written = (await Promise.all(writers.map((visitor) => visitor.stop()))).flat();
  expect([kindsOf(read), kindsOf(written)]).toEqual([[200], [303]]);
  const rows = await postgres.column("SELECT count(*) FROM contact_inquiries WHERE email LIKE '%@riad.example'");
  expect(Number(rows[0])).toBe(written.length);
  expect((await site.stop()).code).toBe(0);
});

test("a connection that idles is kept by the worker that retires, and answered", async () => {
  const idle = openConnection();
  await idle("/release.txt");
  await reload("reloaded");
  expect(await idle("/contact")).toEqual({ status: 200, connection: "close", isKept: true });
});

test("where the next release does not start, the one before it serves on", async () => {
  const broken = makeRelease(folder, "broken");
  writeFileSync(path.join(broken, "build/server/index.js"), "throw new Error('Rien ne va plus')");
  const former = workers();
  pointAt(link, broken);
  await reload("reload-failed");
  expect((await ask("/release.txt")).text()).toBe("first");
  await waitFor(() => expect(workers()).toEqual(former), PATIENCE);

  pointAt(link, releases.second);
  await reload("reloaded");
  expect((await ask("/release.txt")).text()).toBe("second");
});

test("what is asked for during a reload is done after it", async () => {
  const reloaded = () => site.stdout.match(/"event":"reloaded"/g) ?? [];
  process.kill(site.pid, "SIGUSR2");
  await waitFor(() => expect(site.stdout).toContain('"event":"reloading"'), PATIENCE);
  pointAt(link, releases.second);
  process.kill(site.pid, "SIGUSR2");
  await waitFor(() => expect(reloaded()).toHaveLength(2), PATIENCE);
  expect((await ask("/release.txt")).text()).toBe("second");
});

test("SIGTERM while workers retire ends all of them within 10 s", async () => {
  await openConnection()("/release.txt");
  await reload("reloaded");
  const ended = await site.stop();
  expect(ended.code).toBe(0);
  expect(ended.ms).toBeLessThan(10_000);
});
