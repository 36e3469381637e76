import { accessSync, constants, statfsSync } from "node:fs";

/** Enough for what is in flight, the next WAL segments and a checkpoint, in bytes. */
export const RESERVE_BYTES = 32 * 1024 * 1024;

/** Why the disk would refuse a write, if so: PostgreSQL stops altogether when it cannot write its log. */
export function reasonToRefuseWrites(directory: string, reserveBytes = RESERVE_BYTES): string | undefined {
  try {
    accessSync(directory, constants.W_OK);
    const { bavail, bsize } = statfsSync(directory);
    if (bavail * bsize < reserveBytes) return `Only ${bavail * bsize} bytes are free on the disk of ${directory}`;
  } catch (error) {
    return `The folder ${directory} cannot be written: ${(error as Error).message}`;
  }
}
