import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;

/** How long a process and its children have kept processors busy, in milliseconds, those that have ended included. */
export function processorMs(pid) {
  const children = listChildren(pid).map((child) => ticksOf(child).slice(0, 2));
  return [ticksOf(pid), ...children].flat().reduce((sum, ticks) => sum + ticks, 0) * TICK_MS;
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

function listChildren(pid) {
  try {
    const listed = execFileSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" });
    return listed.trim().split(/\s+/);
  } catch {
    // ps fails when there is none.
    return [];
  }
}

/** The memory of a process that is not swapped out, in megabytes. */
export function residentMegabytes(pid) {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024);
}
