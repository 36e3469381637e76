// Requests per second of every kind of page, by wrk, on a server of our own with fresh demo data.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { enterProject, main, prepareBuild } from "./steps.mjs";

const PORT = process.env.PORT ?? "3999";
const BASE = `http://localhost:${PORT}`;
const SECONDS = 8;
const PAGES = ["/", "/services/programming", "/about", "/contact", "/auth", "/healthz"];

await main(async () => {
  enterProject({ nodeEnv: "production" });
  requireWrk();
  await prepareBuild();
  const dataDir = mkdtempSync(join(tmpdir(), "zellige-bench-"));
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT,
    DATA_DIR: dataDir,
    LOG_LEVEL: "error",
    ABUSE_LIMITS: "off",
  };
  const site = spawn(process.execPath, ["scripts/start.mjs"], { env, stdio: "ignore" });
  try {
    await answering();
    const rows = PAGES.map((path) => ({ path, ...measure(path) }));
    console.table(rows);
  } finally {
    site.kill("SIGTERM");
    await new Promise((resolve) => site.once("exit", resolve));
    rmSync(dataDir, { recursive: true, force: true });
  }
});

function requireWrk() {
  try {
    execFileSync("wrk", ["-v"], { stdio: "ignore" });
  } catch (error) {
    // wrk ends with 1 after printing its version; only its absence matters.
    if (error.code === "ENOENT") throw new Error("The benchmark needs wrk: install it from your system's packages.");
  }
}

async function answering() {
  for (let tries = 0; tries < 600; tries += 1) {
    const isUp = await fetch(`${BASE}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The site under test does not answer.");
}

/** One warm-up, then the measured run: 16 connections from one thread. */
function measure(path) {
  const run = (seconds) => {
    const args = ["-t1", "-c16", `-d${seconds}s`, "--latency", "-H", "Accept-Encoding: gzip", BASE + path];
    return execFileSync("wrk", args, { encoding: "utf8" });
  };
  run(2);
  const output = run(SECONDS);
  const pick = (pattern) => pattern.exec(output)?.[1] ?? "";
  return {
    "requests/s": Number(pick(/Requests\/sec:\s+([\d.]+)/)),
    p50: pick(/50%\s+(\S+)/),
    p99: pick(/99%\s+(\S+)/),
  };
}
