import { accessSync, constants, statfsSync } from "node:fs";

/** Enough for what is in flight, the next WAL segments and a checkpoint, in bytes. */
export const RESERVE_BYTES = 32 * 1024 * 1024;

/**
 * Looks before each write whether the disk will take it: PostgreSQL stops altogether when its log cannot be
 * written, whereas a write refused beforehand leaves reads going.
 */
export function reasonToRefuseWrites(directory: string, reserveBytes = RESERVE_BYTES): string | undefined {
  try {
    accessSync(directory, constants.W_OK);
    const { bavail, bsize } = statfsSync(directory);
    if (bavail * bsize < reserveBytes) return `Only ${bavail * bsize} bytes are free on the disk of ${directory}`;
  } catch (error) {
    return `The folder ${directory} cannot be written: ${(error as Error).message}`;
  }
}
