import { execFileSync } from "node:child_process";
import { request } from "node:http";
import pg from "pg";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../support/server-environment";
import { SiteProcess } from "../support/site-process";
import { makeTemporaryFolder } from "../support/temporary-folder";
import { waitFor } from "../support/wait-for";
import { TrustPostgres } from "../trust/support/trust-postgres";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 400_000 });

const port = freePort();
const url = `http://localhost:${port}`;
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

const postgres = await TrustPostgres.open();

beforeEach(async () => {
  await postgres.column("DELETE FROM page_views").catch(() => []);
});

/** Two processes behind one port, at the pace of a real site. */
async function startSite(pauseScale: string) {
  const own = { PORT: port, SITE_URL: url, DATA_DIR: makeTemporaryFolder("zellige-views-"), SEED_DEMO: "0" };
  const pace = { WEB_CONCURRENCY: "2", LOG_LEVEL: "debug", PAUSE_SCALE: pauseScale };
  const site = new SiteProcess("start.mjs", { ...own, ...postgres.environment, ...pace });
  onTestFinished(() => void site.stop("SIGKILL"));
  await site.answers(`${url}/healthz`);
  return site;
}

/** A visit on a connection of its own, which the workers take in turn. */
function visit(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { "User-Agent": FIREFOX, "Accept-Encoding": "gzip" };
    const sent = request(url + path, { agent: false, headers }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.once("error", reject).end();
  });
}

async function visits(count: number, path: string) {
  const answers = await Promise.all(Array.from({ length: count }, () => visit(path)));
  expect(new Set(answers)).toEqual(new Set([200]));
}

const views = async () => Number((await postgres.column("SELECT coalesce(sum(views), 0) FROM page_views"))[0]);

/** The workers that have answered a page of the public site, by the lines of their one log. */
function answering(site: SiteProcess): Set<unknown> {
  const lines = site.stdout.split("\n").filter((line) => line.includes('"path":"/terms"'));
  return new Set(lines.map((line) => JSON.parse(line).worker));
}

test("what two processes count adds up, and is stored when they end", async () => {
  const site = await startSite("1");
  let sent = 40;
  await visits(sent, "/terms");
  await waitFor(async () => {
    await visits(4, "/terms");
    sent += 4;
    expect(answering(site)).toEqual(new Set([1, 2]));
  });
  expect((await site.stop()).code).toBe(0);
  expect(await views()).toBe(sent);
});

/** The site and each of its workers at once, as a lack of memory would end them. */
async function kill(site: SiteProcess) {
  const pids = execFileSync("ps", ["-o", "pid=", "--ppid", String(site.pid)], { encoding: "utf8" });
  for (const pid of pids.trim().split(/\s+/).map(Number)) process.kill(pid, "SIGKILL");
  await site.stop("SIGKILL");
}

/** Starts the site once more on what it had stored, has five pages counted, and ends it. @returns all that is stored */
async function viewsAfterAnotherStart(): Promise<number> {
  const again = await startSite("1");
  await visits(5, "/about");
  expect((await again.stop()).code).toBe(0);
  return views();
}

test("kill -9 between counting and storing loses what was not stored yet, and adds nothing twice", async () => {
  const site = await startSite("1");
  await visits(30, "/about");
  await expect.poll(views).toBe(30);
  // Opened until some of them are counted in memory alone: they are stored every ten seconds.
  let opened = 30;
  do {
    await visits(5, "/about");
    opened += 5;
  } while ((await views()) === opened);
  await kill(site);
  const kept = await views();
  expect(kept).toBeGreaterThanOrEqual(30);
  expect(kept).toBeLessThan(opened);
  expect(await viewsAfterAnotherStart()).toBe(kept + 5);
});

test("kill -9 while counts are being stored loses these alone, and adds nothing twice", async () => {
  const site = await startSite("0.05");
  await visits(30, "/about");
  await expect.poll(views).toBe(30);
  const holder = new pg.Client({ connectionString: postgres.server.url });
  await holder.connect();
  try {
    await holder.query("BEGIN");
    await holder.query("LOCK TABLE page_views IN EXCLUSIVE MODE");
    await visits(20, "/about");
    await expect.poll(storing).toBeGreaterThan(0);
    await kill(site);
    await holder.query("COMMIT");
  } finally {
    await holder.end();
  }
  await expect.poll(storing).toBe(0);
  expect(await views()).toBe(30);
  expect(await viewsAfterAnotherStart()).toBe(35);
});

/** How many connections wait, in the middle of storing counts, for the table. */
const storing = async () =>
  Number(
    (
      await postgres.column(
        "SELECT count(*) FROM pg_locks WHERE relation = 'page_views'::regclass AND mode = 'RowExclusiveLock'",
      )
    )[0],
  );

test("a lead is stored while the sites and campaigns of the day are held, and then has what could be named", async () => {
  await startSite("1");
  const holder = new pg.Client({ connectionString: postgres.server.url });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query("BEGIN");
  await holder.query("SELECT pg_advisory_xact_lock(hashtext('source_values'))");
  const sent = sendLead({ last_page: "/maroc", last_campaign: "rentree" });
  // By the connection that holds them, which is open: half a second is not long.
  const leads = async () => (await holder.query("SELECT last_campaign FROM contact_inquiries")).rows;
  await expect.poll(leads, { timeout: 60_000, interval: 5 }).toEqual([{ last_campaign: null }]);
  expect((await sent).status).toBe(303);
  expect(await leads()).toEqual([{ last_campaign: "autres" }]);
  await holder.query("COMMIT");
});

/** The form of the contact page, as a browser without scripts sends it. */
async function sendLead(source: Record<string, string>): Promise<Response> {
  const page = await (await fetch(`${url}/contact`, { headers: { "User-Agent": FIREFOX } })).text();
  const stamp = /name="form_stamp"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? "";
  const body = new URLSearchParams({
    ...{ intent: "inquiry", name: "Khadija Benali", email: "khadija@riad.example", message: "Six chambres à Rabat." },
    ...{ form_stamp: stamp, ...source },
  });
  return fetch(`${url}/contact`, { method: "POST", body, redirect: "manual", headers: { Origin: url } });
}
