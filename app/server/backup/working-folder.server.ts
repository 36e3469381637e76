import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseStartError } from "~/server/db/database-errors.server";
import type { DirectoryLock } from "~/server/db/directory-lock.server";
import { lockDirectory } from "~/server/db/directory-lock.server";
import { env } from "~/server/env.server";
import { logger } from "~/server/logger.server";

/** What is done in a folder of DATA_DIR, and what the folder is called. */
const FOLDERS = { move: ".moving", restore: ".restoring" } as const;

type Task = keyof typeof FOLDERS;

const TASKS = Object.keys(FOLDERS) as Task[];

/** Works in a folder of this process alone, empty at first, gone at the end. @throws while another one does the same */
export async function withWorkingFolder<Done>(task: Task, work: (folder: string) => Promise<Done>): Promise<Done> {
  mkdirSync(env.DATA_DIR, { recursive: true });
  const folder = join(env.DATA_DIR, FOLDERS[task]);
  const lock = await lockFolder(task);
  try {
    removeLeft(task);
    mkdirSync(folder, { mode: 0o700 });
    return await work(folder);
  } finally {
    removeLeft(task);
    await lock.release();
  }
}

/** Deletes what tasks left that were killed; nothing of one that is under way. */
export async function removeUnfinishedWork(): Promise<void> {
  for (const task of TASKS) {
    if (listLeft(task).length === 0) continue;
    const lock = await lockFolder(task).catch((err) => logger.warn({ event: "unfinished-work-stays", task, err }));
    if (!lock) continue;
    try {
      removeLeft(task);
    } finally {
      await lock.release();
    }
  }
}

async function lockFolder(task: Task): Promise<DirectoryLock> {
  const folder = join(env.DATA_DIR, FOLDERS[task]);
  try {
    const answer = () => Promise.reject(new Error(`it has a ${task} to end`));
    return await lockDirectory(folder, { answer, onLost: () => {}, isWritable: true });
  } catch (error) {
    if (!(error instanceof DatabaseStartError)) throw error;
    // What the lock itself says is of a database that is open.
    throw new Error(
      `Another ${task} is under way: wait until it has ended. If its machine is gone, delete ${folder}.lock.`,
    );
  }
}

/** Version 1.0.0 gave each of them a name of its own. */
function listLeft(task: Task): string[] {
  if (!existsSync(env.DATA_DIR)) return [];
  const own = FOLDERS[task];
  return readdirSync(env.DATA_DIR).filter((name) => name === own || name.startsWith(`${own}-`));
}

function removeLeft(task: Task): void {
  for (const name of listLeft(task)) rmSync(join(env.DATA_DIR, name), { recursive: true, force: true });
}
