import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const { start } = JSON.parse(readFileSync("package.json", "utf8")).scripts;
/** The limits of memory with which `npm start` starts it: of Node, and in its environment. */
export const START_FLAGS = start.match(/--\S+=\S+/g) ?? [];
export const START_ENV = Object.fromEntries(
  [...start.matchAll(/^(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
);

/** The first administrator of each site that is started here; a client of the demo data has the same password. */
export const ADMIN = { email: "mesure@zellige.example", password: "trois-rangs-de-carreaux" };
export const CLIENT = { email: "khadija@riad-benali.example", password: ADMIN.password };

const PATIENCE_MS = 300_000;
/** A process at rest spends less than a second of the processor's time in so long. */
const REST_MS = 8_000;
/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;

/**
 * Runs `work` on the built site, started on data of its own by the Node that runs us or another, without the limits that
 * hold back strangers unless `env` sets them, and stops it. `work` begins once the site has rendered and packed its pages
 * beforehand; it is given its address, its process and the milliseconds from its start to its first page.
 */
export async function withSite({ port, dataDir, env = {}, node = process.execPath }, work) {
  const base = `http://127.0.0.1:${port}`;
  const log = `${dataDir}.log`;
  const begun = performance.now();
  const output = openSync(log, "w");
  const site = spawn(node, [...START_FLAGS, "scripts/start.mjs"], {
    env: {
      ...process.env,
      ...START_ENV,
      ...{ NODE_ENV: "production", PORT: port, SITE_URL: base, DATA_DIR: dataDir },
      ...{ LOG_LEVEL: "info", ABUSE_LIMITS: "off", ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
      ...env,
    },
    stdio: ["ignore", output, output],
  });
  const ended = new Promise((resolve) => site.once("exit", resolve));
  const isDead = () => site.exitCode !== null || site.signalCode !== null;
  try {
    await until(async () => isDead() || (await fetch(base).catch(() => null))?.status === 200, 50);
    const firstMs = Math.round(performance.now() - begun);
    await until(() => isDead() || readFileSync(log, "utf8").includes('"event":"pages-warmed"'), 200);
    if (isDead()) throw new Error(`The site under test has ended: ${readFileSync(log, "utf8").slice(-500)}`);
    return await work({ base, pid: site.pid, firstMs });
  } finally {
    site.kill("SIGTERM");
    await ended;
  }
}

/** Does something with a folder that is thrown away afterwards. */
export async function inTemporaryFolder(work) {
  const folder = mkdtempSync(path.join(tmpdir(), "zellige-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a site needs to be told to run on a PostgreSQL server, with the data of the demo. */
export function environmentOn(url) {
  return { DATABASE_URL: url, SEED_DEMO: "1", SESSION_SECRET: "mesure".repeat(8), ENCRYPTION_KEY: "mesure".repeat(8) };
}

/** Signs in by the same post as the form. @returns the Cookie header of the session */
export async function signIn(base, { email, password }) {
  const answer = await fetch(`${base}/auth`, {
    method: "POST",
    body: new URLSearchParams({ intent: "sign-in", email, password, redirectTo: "/dashboard" }),
    headers: { Origin: base },
    redirect: "manual",
  });
  if (answer.status !== 303) throw new Error(`Signing in answers ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Resolves when a process has nothing left to do, so that what is measured then has the machine to itself. */
export function untilItRests(pid) {
  let spent = Number.NEGATIVE_INFINITY;
  return until(() => {
    const before = spent;
    spent = processorMs(pid);
    return spent - before < 1000;
  }, REST_MS);
}

export async function until(
  isSo,
  everyMs,
  sentence = "The site under test does not answer.",
  patienceMs = PATIENCE_MS,
) {
  const end = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(sentence);
    await wait(everyMs);
  }
}

/** How long a process and its children have kept processors busy, in milliseconds, those that have ended included. */
export function processorMs(pid) {
  const children = spawnSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" }).stdout?.match(/\d+/g);
  const ticks = [ticksOf(pid), ...(children ?? []).map((child) => ticksOf(child).slice(0, 2))];
  return ticks.flat().reduce((sum, each) => sum + each, 0) * TICK_MS;
}

/** Own time in user mode and in the system, and both of children that were waited for: fields 14 to 17 of proc(5). */
function ticksOf(pid) {
  try {
    const [, fields] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    return fields.split(" ").slice(11, 15).map(Number);
  } catch {
    return [];
  }
}

/** The memory of a process that is not swapped out, in megabytes. */
export function residentMegabytes(pid) {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024);
}
