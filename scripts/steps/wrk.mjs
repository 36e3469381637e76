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

/**
 * Requests, how many a second, and latencies of one address: one thread, 16 connections unless told, gzip accepted.
 * @param headers further ones, each as it is sent
 * @param script a Lua program of wrk's that makes the requests and prints "answers Nxx"; `expects` is the only N it may
 */
export function measure(url, { seconds, connections = CONNECTIONS, cookie, headers = [], script, expects }) {
  const sent = ["Accept-Encoding: gzip", ...(cookie ? [`Cookie: ${cookie}`] : []), ...headers];
  const program = script ? ["-s", script] : [];
  const args = [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--latency",
    ...sent.flatMap((header) => ["-H", header]),
    ...program,
    url,
  ];
  const output = execFileSync("wrk", args, { encoding: "utf8" });
  const answers = [...output.matchAll(/^answers (\d)xx/gm)].map(([, answer]) => Number(answer));
  const isWrong = script
    ? answers.some((answer) => answer !== expects) || answers.length === 0
    : /Non-2xx/.test(output);
  if (isWrong) throw new Error(`${url} answers errors:\n${output}`);
  const pick = (pattern) => pattern.exec(output)?.[1] ?? "";
  return {
    requests: Number(pick(/(\d+) requests in/)),
    "requests/s": Math.round(Number(pick(/Requests\/sec:\s+([\d.]+)/))),
    p50: pick(/^\s+50%\s+(\S+)/m),
    p99: pick(/^\s+99%\s+(\S+)/m),
  };
}

/** The middle one of an odd number of figures. */
export function median(figures) {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
}
