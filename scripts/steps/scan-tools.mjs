import { execFileSync, spawn, spawnSync } from "node:child_process";

/** Names of Debian packages, each with the program of the same name. */
const TOOLS = ["wapiti", "sqlmap", "slowhttptest", "ffuf"];

const isThere = (tool) => spawnSync("sh", ["-c", `command -v ${tool}`]).status === 0;

/** Installs the scanners where that is possible, else says which are missing. */
export function ensureScanners() {
  const missing = TOOLS.filter((tool) => !isThere(tool));
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !isThere("apt-get"))
    throw new Error(`The scans need ${missing.join(", ")}: install them from your system's packages.`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  execFileSync("apt-get", ["update", "-q"], { env, stdio: "inherit" });
  execFileSync("apt-get", ["install", "-yq", "--no-install-recommends", ...missing], { env, stdio: "inherit" });
}

/** Runs a scanner at the lowest priority, for so many seconds at most. @returns what it printed, and whether it ended */
export function scan(tool, args, { seconds }) {
  const child = spawn("nice", ["-n", "19", tool, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill("SIGINT"), seconds * 1000);
    // Some go on writing their report for long.
    const last = setTimeout(() => child.kill("SIGKILL"), (seconds + 60) * 1000);
    child.once("error", reject);
    child.once("close", (code) => {
      clearTimeout(timer);
      clearTimeout(last);
      resolve({ output, isComplete: code === 0 });
    });
  });
}
