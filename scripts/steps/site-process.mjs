import { execFileSync, spawn } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const { start } = JSON.parse(readFileSync("package.json", "utf8")).scripts;
/** The limits of memory with which `npm start` starts it: of Node, and in its environment. */
export const START_FLAGS = start.match(/--\S+=\S+/g) ?? [];
export const START_ENV = Object.fromEntries(
  [...start.matchAll(/^(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
);

const PATIENCE_MS = 300_000;
/** A process at rest spends less than a second of the processor's time in so long. */
const REST_MS = 8_000;

/**
 * Starts the built site on data of its own, by the Node that runs us or another, without the limits that hold back
 * strangers unless `env` sets them. Resolves when it has rendered and packed its pages beforehand. What `rest` gives
 * resolves when nothing is left to do, so that what is measured then has the machine to itself.
 */
export async function startSite({ base, port, dataDir, env = {}, node = process.execPath }) {
  const log = `${dataDir}.log`;
  const site = spawn(node, [...START_FLAGS, "scripts/start.mjs"], {
    env: {
      ...process.env,
      ...START_ENV,
      ...{ NODE_ENV: "production", PORT: port, SITE_URL: base, DATA_DIR: dataDir },
      ...{ LOG_LEVEL: "info", ABUSE_LIMITS: "off" },
      ...env,
    },
    stdio: ["ignore", openSync(log, "w"), "ignore"],
  });
  const stop = async () => {
    const ended = site.exitCode === null ? new Promise((resolve) => site.once("exit", resolve)) : undefined;
    site.kill("SIGTERM");
    await ended;
  };
  try {
    await until(() => readFileSync(log, "utf8").includes('"event":"pages-warmed"'), 200);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop, pid: site.pid, rest: () => untilItRests(site.pid) };
}

/** From the start of the process to its first page, in milliseconds. */
export async function timeFirstAnswer(base) {
  const start = performance.now();
  for (;;) {
    const answer = await fetch(base).catch(() => null);
    if (answer?.status === 200) {
      await answer.arrayBuffer();
      return Math.round(performance.now() - start);
    }
    await wait(50);
  }
}

/** Resolves when a process has nothing left to do. */
export function untilItRests(pid) {
  let spent = "";
  return until(() => {
    const before = spent;
    spent = execFileSync("ps", ["-o", "time=", "-p", String(pid)], { encoding: "utf8" });
    return spent === before;
  }, REST_MS);
}

async function until(isSo, everyMs) {
  const end = Date.now() + PATIENCE_MS;
  while (!isSo()) {
    if (Date.now() > end) throw new Error("The site under test does not answer.");
    await wait(everyMs);
  }
}
