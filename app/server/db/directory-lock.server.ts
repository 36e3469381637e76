import { createHash } from "node:crypto";
import { realpathSync, rmSync } from "node:fs";
import type { Socket } from "node:net";
import { connect, createServer } from "node:net";
import { basename, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseStartError } from "./database-errors.server";
import type { FoundLock, LockHolder } from "./lock-file.server";
import { findLock, isBeating, judgeLiveness, removeLock, writeLock } from "./lock-file.server";

/** Held as long as the database is open. */
export interface DirectoryLock {
  release(): Promise<void>;
}

interface LockWish {
  /** Answers other processes, which may not open the directory. */
  answer: AnswerRequest;
  /** Called when another process may hold the directory: it must not be used any more. */
  onLost: () => void;
  /** Whether the disk takes a file; without one, other processes of this machine alone are kept away. */
  isWritable: boolean;
}

/**
 * Makes this process the only one which may open `directory`: two at once corrupt it silently. It holds sockets, which
 * end with it, and a file that names it and beats. It takes over from a holder that is certainly gone, whatever its
 * age, or, where only the file could tell, from one without a beat for ten seconds.
 * @throws DatabaseStartError naming the holder, within two seconds.
 */
export async function lockDirectory(directory: string, { answer, ...how }: LockWish): Promise<DirectoryLock> {
  const path = realPath(directory);
  const digest = createHash("sha256").update(path).digest("hex").slice(0, 32);
  // Linux has socket names outside the file system, which no crash leaves behind.
  const guard = await listen(process.platform === "linux" ? `\0embedded-database-${digest}` : undefined);
  if (guard === "taken") throw inUse(path, findLock(fileOf(path))?.holder);
  let endLock: () => void;
  try {
    endLock = await takeFile(path, how);
  } catch (error) {
    await guard?.close();
    throw error;
  }
  // Answers processes which cannot see our pid, such as a second container on the same folder, and those that ask.
  const found = how.isWritable ? await listen(socketOf(path), answer) : undefined;
  const beacon = found === "taken" ? undefined : found;
  return {
    release: async () => {
      endLock();
      await beacon?.close();
      await guard?.close();
    },
  };
}

/** Asks the process that has the directory open, and waits however long it takes; undefined when none answers. */
export async function askHolder(directory: string, request: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(socketOf(realPath(directory)), () => socket.write(`${request}\n`));
    socket.once("error", () => resolve(undefined));
    const lines = createInterface({ input: socket });
    lines.on("error", () => {});
    lines.once("line", (line) => {
      resolve(line);
      socket.destroy();
    });
    lines.once("close", () => resolve(undefined));
  });
}

async function takeFile(path: string, { onLost, isWritable }: Omit<LockWish, "answer">) {
  const file = fileOf(path);
  const found = findLock(file);
  if (found && (await isHeld(path, found))) throw inUse(path, found.holder);
  if (!isWritable) return () => {};
  if (found && !removeLock(file, found)) throw inUse(path, findLock(file)?.holder);
  const endLock = writeLock(file, onLost);
  if (!endLock) throw inUse(path, findLock(file)?.holder);
  rmSync(socketOf(path), { force: true });
  return endLock;
}

async function isHeld(path: string, { holder }: FoundLock) {
  const liveness = holder ? judgeLiveness(holder) : "untold";
  if (liveness === "gone") return false;
  if (liveness === "elsewhere") return (await doesAnswer(socketOf(path))) !== "refused";
  if (liveness !== "untold") return true;
  return (await doesAnswer(socketOf(path))) === "answered" || isBeating(fileOf(path));
}

function inUse(path: string, holder: LockHolder | undefined) {
  const who = holder ? `process ${holder.pid} (${holder.command}, on ${holder.host})` : "another process";
  return new DatabaseStartError(
    `The embedded database in ${path} is in use by ${who}: stop that process first, or set DATABASE_URL to a ` +
      `PostgreSQL server, which several processes can share. (If that process is gone with its machine, delete ${fileOf(path)}.)`,
  );
}

function realPath(directory: string) {
  return join(realpathSync(dirname(directory)), basename(directory));
}

function fileOf(path: string) {
  return `${path}.lock`;
}

function socketOf(path: string) {
  return `${path}.sock`;
}

/** What another process asks of the one that holds the database, and how it answers: a line each way. */
type AnswerRequest = (request: string) => Promise<string>;

const PATIENCE_MS = 1000;

/** 'taken' when another process listens; undefined where the name cannot be had, for instance because it is too long. */
async function listen(
  name: string | undefined,
  answer?: AnswerRequest,
): Promise<{ close(): Promise<void> } | "taken" | undefined> {
  if (name === undefined || process.platform === "win32") return undefined;
  return new Promise((resolve) => {
    const open = new Set<Socket>();
    const server = createServer((socket) => {
      open.add(socket.on("close", () => open.delete(socket)).on("error", () => socket.destroy()));
      if (answer) answerOn(socket, answer);
      else socket.destroy();
    });
    const close = () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        for (const socket of open) socket.destroy();
      });
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code === "EADDRINUSE" ? "taken" : undefined));
    // A socket file is private to its owner as soon as it exists.
    const mask = process.umask(0o077);
    server.listen(name, () => {
      server.unref();
      resolve({ close });
    });
    process.umask(mask);
  });
}

function answerOn(socket: Socket, answer: AnswerRequest): void {
  socket.unref();
  const lines = createInterface({ input: socket });
  // Told by the socket itself.
  lines.on("error", () => {});
  lines.once("line", (request) => {
    answer(request).then(
      (line) => socket.end(`${line}\n`),
      () => socket.destroy(),
    );
  });
}

/** 'refused' means that no process on this machine listens; 'unknown' that it cannot be told. */
async function doesAnswer(name: string): Promise<"answered" | "refused" | "unknown"> {
  return new Promise((resolve) => {
    const socket = connect(name, () => finish("answered"));
    const timer = setTimeout(() => finish("unknown"), PATIENCE_MS);
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
