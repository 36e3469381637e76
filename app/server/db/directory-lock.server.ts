import { createHash } from "node:crypto";
import { realpathSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { FoundLock, LockHolder } from "~/server/db/lock-file.server";
import { findLock, isBeating, removeLock, writeLock } from "~/server/db/lock-file.server";
import type { AnswerRequest } from "~/server/db/lock-socket.server";
import { ask, doesAnswer, listen } from "~/server/db/lock-socket.server";
import { judgeLiveness } from "~/server/db/process-identity.server";
import { DatabaseStartError } from "~/server/db/start-error.server";

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
 * Makes this process the only one which may open `directory`: two at once corrupt it silently.
 * Held twice over: by sockets which end with the process, and by a file beside the directory which names the holder
 * and beats. It is taken over only from a holder which is certainly gone, never because of its age; where nothing but
 * the file could tell, and it says nothing, from one whose beat has not been seen for ten seconds.
 * @throws DatabaseStartError naming the holder, within two seconds.
 */
export async function lockDirectory(directory: string, { answer, ...how }: LockWish): Promise<DirectoryLock> {
  const path = realPath(directory);
  const guard = await listen(abstractName(path));
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

/** Asks the process that has the directory open; undefined when none has, or it cannot be reached. */
export async function askHolder(directory: string, request: string): Promise<string | undefined> {
  return ask(socketOf(realPath(directory)), request);
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

/** Linux has socket names outside the file system, which no crash leaves behind. */
function abstractName(path: string) {
  const digest = createHash("sha256").update(path).digest("hex").slice(0, 32);
  return process.platform === "linux" ? `\0embedded-database-${digest}` : undefined;
}
