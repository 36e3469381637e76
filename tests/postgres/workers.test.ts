import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freePort } from "../support/server-environment";
import { SiteProcess } from "../support/site-process";
import { makeTemporaryFolder } from "../support/temporary-folder";
import { visitUntilRefused } from "../support/visitors";
import { waitFor } from "../support/wait-for";
import { TrustPostgres } from "../trust/support/trust-postgres";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 400_000 });

const port = freePort();
const url = `http://localhost:${port}`;

const postgres = await TrustPostgres.open();
let site: SiteProcess;

beforeEach(async () => {
  const own = { PORT: port, SITE_URL: url, DATA_DIR: makeTemporaryFolder("zellige-workers-"), SEED_DEMO: "0" };
  site = new SiteProcess("start.mjs", {
    ...own,
    ...postgres.environment,
    WEB_CONCURRENCY: "2",
    LOG_LEVEL: "info",
    METRICS_TOKEN: "un-jeton-de-surveillance",
  });
  await site.answers(`${url}/healthz`);
  await waitFor(() => expect(workersOf(site)).toHaveLength(2));
});

afterEach(() => site.stop());

/** The processes below it that run a worker; Linux alone tells (proc(5)). */
function workersOf({ pid }: SiteProcess): number[] {
  const listed = execFileSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" });
  return listed.trim().split(/\s+/).map(Number).filter(isWorker);
}

function isWorker(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("worker.mjs");
  } catch {
    return false;
  }
}

/** Which workers have answered, by the lines of the one log. */
function answeredBy(log: string): Set<unknown> {
  const lines = log.split("\n").filter((line) => line.startsWith("{"));
  return new Set(
    lines
      .map((line) => JSON.parse(line))
      .filter(({ status }) => status)
      .map(({ worker }) => worker),
  );
}

/** Asks by a connection of its own: the workers take them in turn. */
const ask = (path: string, headers = {}) => fetch(`${url}${path}`, { headers: { Connection: "close", ...headers } });

/** Waits until both workers answer. */
async function bothAnswer(): Promise<void> {
  await waitFor(async () => {
    await ask("/healthz");
    expect(answeredBy(site.stdout)).toEqual(new Set([1, 2]));
  });
}

test("two workers share one port and one log, and say once that the site is ready", async () => {
  await bothAnswer();
  const { stdout, stderr } = await site.stop();
  expect([stdout.match(/^Ready: /gm), stderr]).toEqual([["Ready: "], ""]);
});

test("a monitor is told of both workers, whichever answers it", async () => {
  await bothAnswer();
  for (const path of ["/rien-1", "/rien-2", "/rien-3", "/rien-4"]) expect((await ask(path)).status).toBe(404);
  for (const _ of [1, 2]) {
    const text = await (await ask("/metrics", { Authorization: "Bearer un-jeton-de-surveillance" })).text();
    const counts = [...text.matchAll(/^zellige_request_seconds_count\{[^}]*status="404"\} (\d+)/gm)];
    expect(counts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(4);
    expect(text).toMatch(/^zellige_database_up 1$/m);
    expect(text.match(/^# TYPE zellige_kept_pages gauge$/gm)).toHaveLength(1);
  }
});

test("SIGTERM under load answers every accepted request and ends with 0 within 10 s", async () => {
  const visitors = Array.from({ length: 20 }, () => visitUntilRefused(url));
  await Promise.all(visitors.map((visitor) => visitor.firstAnswer));
  const ended = await site.stop();
  const outcomes = (await Promise.all(visitors.map((visitor) => visitor.outcomes))).flat();
  expect([...new Set(outcomes)]).toEqual([200, "refused"]);
  expect(ended.code).toBe(0);
  expect(ended.ms).toBeLessThan(10_000);
});

test("a worker that dies is started anew, while the other one answers", async () => {
  const [first, second] = workersOf(site);
  process.kill(first!, "SIGKILL");
  await waitFor(() => expect(site.stdout).toContain('"event":"worker-died"'));
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  await waitFor(() => {
    // In no order: numbers of processes begin again from the lowest.
    const others = workersOf(site).filter((pid) => pid !== second);
    expect(others).toEqual([expect.any(Number)]);
    expect(others).not.toContain(first);
  });
  expect(workersOf(site)).toContain(second);
  expect((await site.stop()).code).toBe(0);
});

test("Ctrl+C, which reaches the workers too, ends them all with 0", async () => {
  for (const pid of workersOf(site)) process.kill(pid, "SIGINT");
  expect((await site.stop("SIGINT")).code).toBe(0);
});

test("workers whose supervisor was killed end by themselves", async () => {
  const workers = workersOf(site);
  expect(workers).toHaveLength(2);
  await site.stop("SIGKILL");
  await waitFor(() => expect(workers.filter(isWorker)).toEqual([]));
});
