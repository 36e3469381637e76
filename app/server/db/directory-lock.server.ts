import { createHash, randomUUID } from "node:crypto";
import { linkSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:net";
import { connect, createServer } from "node:net";
import { basename, dirname, join } from "node:path";
import type { ProcessIdentity } from "~/server/db/process-identity.server";
import { identifyThisProcess, judgeLiveness } from "~/server/db/process-identity.server";
import { DatabaseStartError } from "~/server/db/start-error.server";

interface LockFile extends ProcessIdentity {
  command: string;
}

/** Held as long as the database is open. */
export interface DirectoryLock {
  release(): Promise<void>;
}

/**
 * Makes this process the only one which may open `directory`: two at once corrupt it silently.
 * Held twice over: by sockets which end with the process, and by a file beside the directory which names the holder.
 * It is taken over only from a holder which is certainly gone, never because of its age.
 * @throws DatabaseStartError naming the holder, within two seconds.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const path = join(realpathSync(dirname(directory)), basename(directory));
  const file = `${path}.lock`;
  const guard = await listen(abstractName(path));
  if (guard === "taken") throw inUse(path, file, readHolder(file));
  try {
    await takeFile(path, file);
  } catch (error) {
    await close(guard);
    throw error;
  }
  // Answers processes which cannot see our pid: a second container on the same folder.
  const beacon = await listen(`${path}.sock`);
  return {
    release: async () => {
      rmSync(file, { force: true });
      await close(beacon);
      await close(guard);
    },
  };
}

async function takeFile(path: string, file: string) {
  const holder = readHolder(file);
  if (holder) {
    if (await isHeld(path, holder)) throw inUse(path, file, holder);
    setAside(path, file, holder);
  }
  const complete = `${file}.${randomUUID()}`;
  const content: LockFile = { ...identifyThisProcess(), command: process.argv.slice(1, 3).join(" ") };
  writeFileSync(complete, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  try {
    linkSync(complete, file);
    rmSync(`${path}.sock`, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") throw inUse(path, file, readHolder(file));
    throw error;
  } finally {
    rmSync(complete, { force: true });
  }
}

/** Renamed, then read again: if someone else took the lock in between, it is given back. */
function setAside(path: string, file: string, judged: LockFile) {
  const aside = `${file}.${randomUUID()}`;
  renameSync(file, aside);
  const found = readHolder(aside);
  const isTheSame = found?.pid === judged.pid && found.startedAt === judged.startedAt;
  if (!isTheSame) linkSync(aside, file);
  rmSync(aside, { force: true });
  if (!isTheSame) throw inUse(path, file, found);
}

async function isHeld(path: string, holder: LockFile) {
  const liveness = judgeLiveness(holder);
  if (liveness === "elsewhere") return (await doesAnswer(`${path}.sock`)) !== "refused";
  return liveness !== "gone";
}

function readHolder(file: string): LockFile | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function inUse(path: string, file: string, holder: LockFile | undefined) {
  const who = holder ? `process ${holder.pid} (${holder.command}, on ${holder.host})` : "another process";
  return new DatabaseStartError(
    `The embedded database in ${path} is in use by ${who}: stop that process first, or set DATABASE_URL to a ` +
      `PostgreSQL server, which several processes can share. (If that process is gone with its machine, delete ${file}.)`,
  );
}

/** Linux has socket names outside the file system, which no crash leaves behind. */
function abstractName(path: string) {
  const digest = createHash("sha256").update(path).digest("hex").slice(0, 32);
  return process.platform === "linux" ? `\0embedded-database-${digest}` : undefined;
}

/** 'taken' when someone else listens; undefined where the name cannot be had, for instance because it is too long. */
async function listen(name: string | undefined): Promise<Server | "taken" | undefined> {
  if (name === undefined || process.platform === "win32") return undefined;
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code === "EADDRINUSE" ? "taken" : undefined));
    server.listen(name, () => resolve(server.unref()));
  });
}

async function doesAnswer(name: string): Promise<"answered" | "refused" | "unknown"> {
  return new Promise((resolve) => {
    const socket = connect(name, () => finish("answered"));
    const timer = setTimeout(() => finish("unknown"), 1000);
    socket.once("error", (error: NodeJS.ErrnoException) => {
      finish(error.code === "ECONNREFUSED" ? "refused" : "unknown");
    });
    function finish(answer: "answered" | "refused" | "unknown") {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    }
  });
}

async function close(server: Server | "taken" | undefined) {
  if (server === undefined || server === "taken") return;
  await new Promise((resolve) => server.close(resolve));
}
