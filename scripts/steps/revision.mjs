import { spawnSync } from "node:child_process";

/** The commit that a build is made of, in eight letters; REVISION names it where there is no history, as in an image. */
export function readRevision() {
  const named = process.env.REVISION?.trim();
  const told = named || spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).stdout?.trim();
  return told ? told.slice(0, 8) : "";
}
