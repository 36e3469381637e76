import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { BigIntStats } from "node:fs";
import {
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { hostname } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { parseJson } from "~/lib/text/json";
import { scaledMs } from "~/server/env.server";

const holderSchema = z.object({
  pid: z.number().int(),
  startedAt: z.string(),
  bootId: z.string(),
  host: z.string(),
  /** Pids of two containers cannot be compared; empty where the system has no such thing. */
  pidNamespace: z.string(),
  command: z.string(),
});

/** Who holds a lock, as the file says: a pid alone is used again, after a restart even at once. */
export type LockHolder = z.output<typeof holderSchema>;

/** A lock file as it was found; without a holder when it cannot be read. */
export interface FoundLock {
  holder: LockHolder | undefined;
  identity: string;
}

const BEAT_EVERY_MS = 1000;
/** Long enough for a holder whose thread is busy, or whose disk another machine sees with a delay. */
const WATCH_MS = 10_000;
const LOOK_EVERY_MS = 200;
const FIRST_BEAT = "000000000000";

/** Undefined when there is no such file. */
export function findLock(file: string): FoundLock | undefined {
  const identity = identityOf(file);
  if (identity === undefined) return undefined;
  const text = Buffer.from(contentOf(file), "latin1").toString("utf8");
  return { holder: holderSchema.safeParse(parseJson(text)).data, identity };
}

/**
 * Writes this process's lock, whole or not at all, with a counter that goes up each second to show that it lives.
 * @param onLost when the file is no longer this one
 * @returns a function that ends the lock; undefined when there is a lock already
 */
export function writeLock(file: string, onLost: () => void): (() => void) | undefined {
  const lock = {
    pid: process.pid,
    startedAt: startTimeOf(process.pid) ?? "",
    ...identifyThisMachine(),
    command: process.argv.slice(1, 3).join(" "),
    beat: FIRST_BEAT,
  };
  const text = `${JSON.stringify(lock, null, 2)}\n`;
  const complete = `${file}.${randomUUID()}`;
  try {
    writeFileSync(complete, text, { mode: 0o600 });
    linkSync(complete, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return undefined;
    throw error;
  } finally {
    rmSync(complete, { force: true });
  }
  return keepBeating(file, Buffer.byteLength(text.slice(0, text.indexOf(FIRST_BEAT))), onLost);
}

function keepBeating(file: string, position: number, onLost: () => void): () => void {
  const identity = identityOf(file);
  const descriptor = openSync(file, "r+");
  let beats = 0;
  const isOurs = () => identityOf(file) === identity;
  const beat = () => {
    if (!isOurs()) {
      stop();
      onLost();
      return;
    }
    beats += 1;
    try {
      writeSync(descriptor, String(beats).padStart(FIRST_BEAT.length, "0"), position);
    } catch {
      // A disk that takes no writes lets no other process write a lock either.
    }
  };
  const timer = setInterval(beat, scaledMs(BEAT_EVERY_MS)).unref();
  let isStopped = false;
  const stop = () => {
    if (isStopped) return;
    isStopped = true;
    clearInterval(timer);
    closeSync(descriptor);
  };
  return () => {
    stop();
    if (isOurs()) rmSync(file, { force: true });
  };
}

/** Whether the process that wrote this lock still does: seen at once; ten seconds without a beat mean that it does not. */
export async function isBeating(file: string): Promise<boolean> {
  const first = contentOf(file);
  for (let waited = 0; waited < WATCH_MS; waited += LOOK_EVERY_MS) {
    await delay(scaledMs(LOOK_EVERY_MS));
    const seen = contentOf(file);
    if (seen !== first) return seen !== "";
  }
  return false;
}

/** Takes away the lock that was found, and no other which took its place meanwhile. Whether it did. */
export function removeLock(file: string, found: FoundLock): boolean {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return false;
  }
  const isTheSame = identityOf(aside) === found.identity;
  if (!isTheSame) linkSync(aside, file);
  rmSync(aside, { force: true });
  return isTheSame;
}

/** Which file it is, whatever it holds. */
function identityOf(file: string): string | undefined {
  const stats: BigIntStats | undefined = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, "latin1");
  } catch {
    return "";
  }
}

/** 'elsewhere': another container; 'unknown': another machine; 'untold': this one before a restart, or a namesake. */
type Liveness = "running" | "gone" | "elsewhere" | "unknown" | "untold";

/** Whether the process which wrote `identity` still runs, as far as this machine can tell. */
export function judgeLiveness(identity: LockHolder): Liveness {
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
  if (process.platform === "linux") {
    const stat = tryOr("", () => readFileSync(`/proc/${pid}/stat`, "utf8"));
    // Field 22 of proc(5)'s stat, in clock ticks since boot; the name in field 2 may hold blanks and brackets.
    const afterName = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return afterName[0] === "Z" ? undefined : afterName[19];
  }
  if (process.platform === "win32") return tryOr(undefined, () => String(process.kill(pid, 0)));
  const format = ["-o", "lstart=", "-p", String(pid)];
  return tryOr(undefined, () => execFileSync("ps", format, { encoding: "utf8", stdio: "pipe" }).trim());
}

function tryOr<T>(fallback: T, read: () => T): T {
  try {
    return read();
  } catch {
    return fallback;
  }
}
