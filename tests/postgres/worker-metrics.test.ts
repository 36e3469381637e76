import { execFileSync } from "node:child_process";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../support/server-environment";
import { SiteProcess } from "../support/site-process";
import { makeTemporaryFolder } from "../support/temporary-folder";
import { waitFor } from "../support/wait-for";
import { TrustPostgres } from "../trust/support/trust-postgres";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 400_000 });

const port = freePort();
const url = `http://localhost:${port}`;
const PATIENCE = { timeout: 120_000, interval: 50 };
const TOKEN = "un-jeton-de-surveillance";
const WORKERS = 2;

let site: SiteProcess;

beforeEach(async () => {
  const postgres = await TrustPostgres.create();
  onTestFinished(() => postgres.server.remove());
  site = new SiteProcess("start.mjs", {
    ...{ PORT: port, SITE_URL: url, DATA_DIR: makeTemporaryFolder("zellige-counts-"), SEED_DEMO: "0" },
    ...{ ...postgres.environment, WEB_CONCURRENCY: String(WORKERS), LOG_LEVEL: "info", METRICS_TOKEN: TOKEN },
  });
  await workersWarm(WORKERS);
});

afterEach(() => site.stop());

/** Waits until so many workers in all have begun to answer. */
async function workersWarm(count: number): Promise<void> {
  await waitFor(() => expect(site.stdout.match(/"event":"pages-warmed"/g)).toHaveLength(count), PATIENCE);
}

/** Asks by connections of their own, which the workers take in turn: one of them answers. */
async function ask(path: string, connections = 1): Promise<string> {
  const headers = { Connection: "close", Authorization: `Bearer ${TOKEN}` };
  const answers = Array.from({ length: connections }, () => fetch(url + path, { headers }));
  return (await Promise.any(answers)).text();
}

async function visit(times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) await ask(`/rien-${n}`);
}

/** What is counted, by name and labels. */
async function counts(): Promise<Map<string, number>> {
  const text = await ask("/metrics", WORKERS);
  const types = new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = "", type]) => [name, type]));
  const typeOf = (name: string) => types.get(name) ?? types.get(name.replace(/_(bucket|sum|count)$/, ""));
  const lines = [...text.matchAll(/^((\w+)(?:\{.*\})?) (\S+)$/gm)];
  const counted = lines.filter(([, , name = ""]) => ["counter", "histogram"].includes(typeOf(name) ?? ""));
  return new Map(counted.map(([, series = "", , value]) => [series, Number(value)]));
}

const visitsIn = (told: Map<string, number>) =>
  [...told].reduce((sum, [s, n]) => (/^zellige_request_seconds_count\{.*status="404"/.test(s) ? sum + n : sum), 0);

/** @returns what is counted now, none of it less than before */
async function countsSince(before: Map<string, number>): Promise<Map<string, number>> {
  const now = await counts();
  const fallen = [...before].filter(([series, value]) => (now.get(series) ?? 0) < value);
  expect(fallen.map(([series, value]) => [series, value, now.get(series)])).toEqual([]);
  return now;
}

function workers(): number[] {
  const listed = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(site.pid)], { encoding: "utf8" });
  return [...listed.matchAll(/^ *(\d+) .*worker\.mjs/gm)].map(([, pid]) => Number(pid));
}

test("counts stand while a worker is busy, and when one was killed", async () => {
  await visit(6);
  let told = await counts();
  expect(visitsIn(told)).toBe(6);
  for (const pid of workers()) {
    process.kill(pid, "SIGSTOP");
    told = await countsSince(told).finally(() => process.kill(pid, "SIGCONT"));
    expect(visitsIn(told)).toBe(6);
  }
  process.kill(workers()[0]!, "SIGKILL");
  for (let scrape = 0; scrape < 3; scrape += 1) told = await countsSince(told);
  await workersWarm(WORKERS + 1);
  await visit(4);
  expect(visitsIn(await countsSince(told))).toBe(10);
});

test("counts stand when the workers are replaced, with what those before had counted since they were asked", async () => {
  await visit(6);
  let told = await counts();
  await visit(4);
  const former = workers();
  process.kill(site.pid, "SIGUSR2");
  await waitFor(() => expect(site.stdout).toContain('"event":"reloaded"'), PATIENCE);
  told = await countsSince(told);
  expect(visitsIn(told)).toBe(10);
  await waitFor(() => expect(workers().filter((pid) => former.includes(pid))).toEqual([]), PATIENCE);
  told = await countsSince(told);
  expect(visitsIn(told)).toBe(10);
});
