import { spawn } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const PATIENCE_MS = 300_000;

/**
 * Starts the built site on data of its own, without the limits that hold back strangers. Resolves when it answers and
 * has rendered its pages beforehand, so that what is measured then has the machine to itself.
 */
export async function startSite({ base, port, dataDir, env = {} }) {
  const log = `${dataDir}.log`;
  const site = spawn(process.execPath, ["--max-semi-space-size=16", "scripts/start.mjs"], {
    env: {
      ...process.env,
      ...env,
      ...{ NODE_ENV: "production", PORT: port, SITE_URL: base, DATA_DIR: dataDir },
      ...{ LOG_LEVEL: "info", ABUSE_LIMITS: "off" },
    },
    stdio: ["ignore", openSync(log, "w"), "ignore"],
  });
  const stop = async () => {
    const ended = site.exitCode === null ? new Promise((resolve) => site.once("exit", resolve)) : undefined;
    site.kill("SIGTERM");
    await ended;
  };
  try {
    await until(() => readFileSync(log, "utf8").includes('"event":"pages-warmed"'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

async function until(isSo) {
  const end = Date.now() + PATIENCE_MS;
  while (!isSo()) {
    if (Date.now() > end) throw new Error("The site under test does not answer.");
    await wait(200);
  }
}
