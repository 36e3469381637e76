import { execFileSync } from "node:child_process";

const CONNECTIONS = 16;

/** Stops the benchmark with a sentence when a program it needs is not there. */
export function requireTool(name, args) {
  try {
    execFileSync(name, args, { stdio: "ignore" });
  } catch (error) {
    // wrk ends with 1 after printing its version; only its absence matters.
    if (error.code === "ENOENT") {
      throw new Error(`The benchmark needs ${name}: install it from your system's packages.`);
    }
  }
}

/** Requests per second and latencies of one address: one thread, 16 connections unless told, gzip accepted. */
export function measure(url, { seconds, connections = CONNECTIONS, cookie }) {
  const headers = ["-H", "Accept-Encoding: gzip", ...(cookie ? ["-H", `Cookie: ${cookie}`] : [])];
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", ...headers, url];
  const output = execFileSync("wrk", args, { encoding: "utf8" });
  if (/Non-2xx/.test(output)) throw new Error(`${url} answers errors:\n${output}`);
  const pick = (pattern) => pattern.exec(output)?.[1] ?? "";
  return {
    "requests/s": Math.round(Number(pick(/Requests\/sec:\s+([\d.]+)/))),
    p50: pick(/^\s+50%\s+(\S+)/m),
    p99: pick(/^\s+99%\s+(\S+)/m),
  };
}

/** The middle one of an odd number of figures. */
export function median(figures) {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
}
