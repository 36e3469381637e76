import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** What tells one process from every other: a pid alone is used again, after a restart even at once. */
export interface ProcessIdentity {
  pid: number;
  startedAt: string;
  bootId: string;
  host: string;
  /** Pids of two containers cannot be compared; empty where the system has no such thing. */
  pidNamespace: string;
}

/** The identity of this process. */
export function identifyThisProcess(): ProcessIdentity {
  return { pid: process.pid, startedAt: startTimeOf(process.pid) ?? "", ...identifyThisMachine() };
}

/**
 * 'elsewhere' is another container of this machine, where its pid means nothing; 'unknown' another machine; 'untold' this
 * machine before it was started anew, or another of the same name: what was written does not tell which.
 */
export type Liveness = "running" | "gone" | "elsewhere" | "unknown" | "untold";

/** Whether the process which wrote `identity` still runs, as far as this machine can tell. */
export function judgeLiveness(identity: ProcessIdentity): Liveness {
  const here = identifyThisMachine();
  if (identity.bootId !== here.bootId) return identity.host === here.host ? "untold" : "unknown";
  if (identity.pidNamespace !== here.pidNamespace) return "elsewhere";
  // A machine keeps its pids when it is given another name.
  const isHere = identity.host === here.host || (here.bootId !== "" && here.pidNamespace !== "");
  if (!isHere) return "unknown";
  if (identity.startedAt === "") return "untold";
  return startTimeOf(identity.pid) === identity.startedAt ? "running" : "gone";
}

function identifyThisMachine() {
  return {
    bootId: tryOr("", () => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()),
    host: hostname(),
    pidNamespace: tryOr("", () => readlinkSync("/proc/self/ns/pid")),
  };
}

/** Undefined when no such process runs. */
function startTimeOf(pid: number): string | undefined {
  if (process.platform === "linux") return tryOr(undefined, () => readLinuxStartTime(pid));
  if (process.platform === "win32") return tryOr(undefined, () => String(process.kill(pid, 0)));
  const format = ["-o", "lstart=", "-p", String(pid)];
  return tryOr(undefined, () => execFileSync("ps", format, { encoding: "utf8", stdio: "pipe" }).trim());
}

/** Field 22 of proc(5)'s stat, in clock ticks since boot; the name in field 2 may itself hold blanks and brackets. */
function readLinuxStartTime(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const afterName = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [state, startTime] = [afterName[0], afterName[19]];
  return state === "Z" ? undefined : startTime;
}

function tryOr<T>(fallback: T, read: () => T): T {
  try {
    return read();
  } catch {
    return fallback;
  }
}
