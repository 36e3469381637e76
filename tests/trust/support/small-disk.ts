import { execFileSync } from "node:child_process";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { onTestFinished } from "vitest";
import { makeTemporaryFolder } from "../../support/temporary-folder";

/** A disk of its own for one test, which root alone may make. */
export function makeDisk(megabytes: number): string {
  const folder = makeTemporaryFolder("zellige-disk-");
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}M`, "tmpfs", folder]);
  onTestFinished(() => {
    execFileSync("umount", ["--lazy", folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

/** Takes all room of a disk, but for so many bytes, by one file. */
export function fillUp(disk: string, file: string, leftBytes = 0): void {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(file, Buffer.alloc(bavail * bsize - leftBytes));
}
