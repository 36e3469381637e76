import { spawn } from "node:child_process";

/** Starts the built site on data of its own, without the limits that hold back strangers; resolves when it answers. */
export async function startSite({ base, port, dataDir, env = {} }) {
  const site = spawn(process.execPath, ["--max-semi-space-size=4", "scripts/start.mjs"], {
    env: {
      ...process.env,
      ...env,
      ...{ NODE_ENV: "production", PORT: port, SITE_URL: base, DATA_DIR: dataDir },
      ...{ LOG_LEVEL: "error", ABUSE_LIMITS: "off" },
    },
    stdio: "ignore",
  });
  const stop = () => {
    const ended = site.exitCode === null ? new Promise((resolve) => site.once("exit", resolve)) : undefined;
    site.kill("SIGTERM");
    return ended;
  };
  try {
    await answering(base);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

async function answering(base) {
  for (let tries = 0; tries < 1200; tries += 1) {
    const isUp = await fetch(`${base}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The site under test does not answer.");
}
