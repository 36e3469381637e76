import { mkdirSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { env } from "~/server/env.server";

export interface DiskState {
  freeBytes: number;
  totalBytes: number;
  /** What is taken, from 0 to 1, of what this process may take at all. */
  share: number;
}

/** How full the disk of DATA_DIR is; null where its system does not say. */
export async function diskState(): Promise<DiskState | null> {
  try {
    mkdirSync(env.DATA_DIR, { recursive: true });
    const { bsize, blocks, bfree, bavail } = await statfs(env.DATA_DIR);
    const taken = blocks - bfree;
    const share = taken + bavail > 0 ? taken / (taken + bavail) : 0;
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize, share };
  } catch {
    return null;
  }
}
