import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { DirectoryLock } from "~/server/db/directory-lock.server";
import { lockDirectory } from "~/server/db/directory-lock.server";
import { DatabaseStartError } from "~/server/db/start-error.server";
import { env } from "~/server/env.server";

const MOVING = ".moving";

/**
 * Does work in a folder of DATA_DIR that is this process's alone, not there at first and gone at the end. One that was
 * killed leaves it: it goes at the next call, and at the next start.
 * @throws an Error fit for the terminal while another process has it
 */
export async function withMovingFolder<Done>(work: (folder: string) => Promise<Done>): Promise<Done> {
  mkdirSync(env.DATA_DIR, { recursive: true });
  const lock = await lockFolder();
  try {
    removeLeft();
    return await work(join(env.DATA_DIR, MOVING));
  } finally {
    removeLeft();
    await lock.release();
  }
}

/** Deletes what a move left that was killed; nothing while one is under way. */
export async function removeUnfinishedMove(): Promise<void> {
  if (listLeft().length === 0) return;
  const lock = await lockFolder().catch(() => null);
  if (!lock) return;
  try {
    removeLeft();
  } finally {
    await lock.release();
  }
}

async function lockFolder(): Promise<DirectoryLock> {
  const answer = () => Promise.reject(new Error("it moves the database"));
  try {
    return await lockDirectory(join(env.DATA_DIR, MOVING), { answer, onLost: () => {}, isWritable: true });
  } catch (cause) {
    if (!(cause instanceof DatabaseStartError)) throw cause;
    throw new Error("Another move is under way: wait until it has ended.", { cause });
  }
}

/** Version 1.0.0 gave each move a name of its own. */
function listLeft(): string[] {
  if (!existsSync(env.DATA_DIR)) return [];
  return readdirSync(env.DATA_DIR).filter((name) => name === MOVING || name.startsWith(`${MOVING}-`));
}

function removeLeft(): void {
  for (const name of listLeft()) rmSync(join(env.DATA_DIR, name), { recursive: true, force: true });
}
